@_exported public import Drawing
@_exported public import Motion
@_exported public import enum Numerics.Elementary
@_exported public import Scenography
