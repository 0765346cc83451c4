@_exported public import Drawing
@_exported public import Motion
@_exported public import Scenography
