import Drawing
public import Motion

extension LookChange.Property {
  /// Whether layout turns the property into boxes, which then move.
  public var isLayout: Bool {
    switch self {
    case .width, .height, .positionX, .positionY: true
    case .attribute: false
    }
  }

  /// The word for the property in messages.
  public var name: String {
    switch self {
    case .attribute(let attribute): "\(attribute)"
    case .width: "width"
    case .height: "height"
    case .positionX, .positionY: "position"
    }
  }

  /// What to do where a node does not have the property.
  public var advice: String {
    switch self {
    case .width, .height: "give it one with .frame(width:height:) before .step"
    case .positionX, .positionY: "give it one with .position(x:y:) before .step"
    case .attribute: "put the step on the shape itself"
    }
  }
}

extension Attribute {
  /// The value `declared` as a step changes it by `value`: factors multiply, displacements add, all else is replaced.
  public func value(_ declared: Lanes, changedBy value: Lanes) -> Lanes {
    switch self {
    case .opacity, .scaleX, .scaleY: declared * value
    case .offsetX, .offsetY, .rotation: declared + value
    default: value
    }
  }
}

extension LookChange.Property {
  /// The value `declared` as a step changes it by `value`; what layout sets is replaced.
  func value(_ declared: Lanes, changedBy value: Lanes) -> Lanes {
    if case .attribute(let attribute) = self { attribute.value(declared, changedBy: value) } else { value }
  }
}

extension Node {
  /// Gives the node's box another width, height or position.
  public mutating func set(_ property: LookChange.Property, to number: Double) {
    switch (property, content) {
    case (.width, .frame(var frame, let alignment)):
      frame.width = number
      content = .frame(frame, alignment: alignment)
    case (.height, .frame(var frame, let alignment)):
      frame.height = number
      content = .frame(frame, alignment: alignment)
    case (.positionX, .position(var point)):
      point.x = number
      content = .position(point)
    case (.positionY, .position(var point)):
      point.y = number
      content = .position(point)
    default: break
    }
  }
}

extension StepBinding {
  /// What the step changes, before or after its turn.
  public var properties: [LookChange.Property] {
    switch part {
    case .look(_, let from, let to): (from.entries + to.entries).map(\.property)
    case .keyframes(let tracks): tracks.map { .attribute($0.attribute) }
    }
  }

  /// What is wrong with the numbers of the step, in words; `nil` where nothing is.
  public var problem: String? {
    switch part {
    case .look(let animation, let from, let to):
      if let problem = animation.problem { return problem }
      for (property, value) in from.entries + to.entries {
        if let problem = property.problem(with: value) { return problem }
      }
      return nil
    case .keyframes(let tracks):
      if tracks.isEmpty { return "it has no tracks; add one, for example Track(.offsetY) { … }" }
      var attributes: Set<Attribute> = []
      for track in tracks {
        if !attributes.insert(track.attribute).inserted {
          return "two of its tracks move \(track.attribute); join them"
        }
        if let problem = track.problem { return problem }
        if track.keyframes.isEmpty { return "its track of \(track.attribute) has no keyframes; add one" }
      }
      return nil
    }
  }
}

extension LookChange.Property {
  fileprivate func problem(with value: Lanes) -> String? {
    if case .attribute(let attribute) = self, attribute.laneCount > 1, !value.isFinite {
      return "it changes \(name) to a colour with a channel that is not a number; give channels from 0 to 1"
    }
    guard value.isInRange else {
      return "it changes \(name) by \(value.x); give a finite number up to \(Int(Node.greatestNumber))"
    }
    let isLength =
      switch self {
      case .width, .height, .attribute(.lineWidth), .attribute(.cornerRadius), .attribute(.shadowRadius): true
      default: false
      }
    return isLength && value.x < 0 ? "it changes \(name) to \(value.x); give 0 or more" : nil
  }
}
