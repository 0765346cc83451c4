import Drawing

/// What Cairo would draw at a wrong place without a word is refused here, shown or not.
extension DisplayItem {
  /// Groups in groups in groups…: more would need a picture in memory for each.
  private static let maximumDepth = 128

  func validate(depth: Int = 0) throws(ItemFault) {
    switch self {
    case .fill(let path, _, let paint, let transform):
      try check(path, paint, transform)
    case .glyphs(let run, let paint, let transform):
      try check(run.outline, paint, transform)
    case .stroke(let path, let style, let paint, let transform):
      try check(path, paint, transform)
      try style.validate()
    case .group(let group):
      guard depth < Self.maximumDepth else {
        throw ItemFault(.outOfRange("groups are nested more than \(Self.maximumDepth) deep"))
      }
      try group.validate()
      try group.items.validate(depth: depth + 1)
    case .section(let section):
      try section.items.validate(depth: depth)
    }
  }

  private func check(_ path: Path, _ paint: Paint, _ transform: AffineTransform) throws(ItemFault) {
    try transform.validate("the transform")
    try path.validate("a point of the path")
    try paint.validate()
  }
}

extension [DisplayItem] {
  func validate(depth: Int = 0) throws(ItemFault) {
    for (index, item) in enumerated() {
      do { try item.validate(depth: depth) } catch { throw error.located(at: index, item) }
    }
  }
}

extension DisplayGroup {
  fileprivate func validate() throws(ItemFault) {
    try requireFinite(opacity, "the opacity")
    if let clip {
      try clip.transform.validate("the transform of the clip")
      try clip.path.validate("a point of the clip")
    }
    if let shadow {
      try shadow.color.validate("the colour of the shadow")
      try requireFinite(shadow.radius, "the radius of the shadow")
      try requireFinite(shadow.offset, "the offset of the shadow")
    }
  }
}

extension Paint {
  fileprivate func validate() throws(ItemFault) {
    switch self {
    case .solid(let color): try color.validate("the colour")
    case .linear(let linear):
      try linear.gradient.validate()
      try requireFinite(linear.start, "the start of the gradient")
      try requireFinite(linear.end, "the end of the gradient")
    case .radial(let radial):
      try radial.gradient.validate()
      try requireFinite(radial.center, "the centre of the gradient")
      try requireFinite(radial.startRadius, "the start radius of the gradient")
      try requireFinite(radial.endRadius, "the end radius of the gradient")
    case .conic(let conic):
      try conic.gradient.validate()
      try requireFinite(conic.center, "the centre of the gradient")
      try requireFinite(conic.angle.radians, "the angle of the gradient")
    }
  }
}

extension Gradient {
  fileprivate func validate() throws(ItemFault) {
    for stop in stops {
      try requireFinite(stop.location, "the location of a gradient stop")
      try stop.color.validate("the colour of a gradient stop")
    }
  }
}

extension StrokeStyle {
  fileprivate func validate() throws(ItemFault) {
    try requireFinite(width, "the width of the line")
    try requireFinite(miterLimit, "the miter limit")
    try requireFinite(dashPhase, "the dash phase")
    for length in dash {
      try requireFinite(length, "the length of a dash")
      if length < 0 { throw ItemFault(.outOfRange("the length of a dash is negative")) }
    }
  }
}

extension Path {
  fileprivate func validate(_ what: String) throws(ItemFault) {
    if !isFinite { throw ItemFault(.notFinite(what)) }
  }
}

extension AffineTransform {
  fileprivate func validate(_ what: String) throws(ItemFault) {
    if !isFinite { throw ItemFault(.notFinite(what)) }
  }
}

extension Color {
  fileprivate func validate(_ what: String) throws(ItemFault) {
    if !isFinite { throw ItemFault(.notFinite(what)) }
  }
}

private func requireFinite(_ number: Double, _ what: String) throws(ItemFault) {
  if !number.isFinite { throw ItemFault(.notFinite(what)) }
}

private func requireFinite(_ point: Point, _ what: String) throws(ItemFault) {
  if !point.isFinite { throw ItemFault(.notFinite(what)) }
}
