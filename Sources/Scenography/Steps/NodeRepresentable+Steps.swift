public import Motion

extension NodeRepresentable {
  /// Makes the node a step of a sequence.
  ///
  /// The node is declared with its final look. `from` says how it looks before its step, `to` how it looks after it where
  /// that is not the declared look. The step starts when the one before it in the order of the sequence is logically
  /// complete.
  ///
  ///     Text("Welcome").step("title", in: "intro", .easeOut(duration: 0.5)) { $0.opacity(0).offset(y: 24) }
  ///
  /// - Parameters:
  ///   - name: The name of the step in its sequence. Nodes with the same name are one step, which ends when all have.
  ///   - sequence: The name of the sequence; it can be left out where the scene has only one.
  ///   - animation: How the node moves, ``Animation/smooth`` where none is given.
  ///   - from: The look before the step.
  ///   - to: The look after it.
  public func step(
    _ name: String, in sequence: String? = nil, _ animation: Animation = .smooth,
    from: (LookChange) -> LookChange = { $0 }, to: (LookChange) -> LookChange = { $0 }
  ) -> Node {
    modified {
      $0.steps.append(
        StepBinding(
          sequence: sequence, name: name,
          part: .look(animation, from: from(LookChange()), to: to(LookChange()))))
    }
  }

  /// Makes the node a step of a sequence that runs keyframes, ends with the longest track and holds its end.
  ///
  ///     Circle().keyframeStep("hop", in: "intro") {
  ///       Track(.offsetY) {
  ///         CubicKeyframe(-24, duration: 0.15)
  ///         SpringKeyframe(0, duration: 0.4, spring: .bouncy)
  ///       }
  ///     }
  ///
  /// Keyframes say values, not differences: a track begins at the value that the node has, or is declared with.
  public func keyframeStep(
    _ name: String, in sequence: String? = nil, @TracksBuilder _ tracks: () -> [AttributeKeyframes]
  ) -> Node {
    modified {
      $0.steps.append(StepBinding(sequence: sequence, name: name, part: .keyframes(tracks())))
    }
  }
}
