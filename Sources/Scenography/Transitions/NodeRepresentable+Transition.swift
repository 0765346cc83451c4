extension NodeRepresentable {
  /// Says how the node comes when a change of state brings it, and how it goes when one takes it away.
  ///
  /// It holds where the node itself comes or goes; one that comes or goes as a part of another moves with that one. A
  /// box around the node, such as a frame, takes the transition over.
  public func transition(_ transition: Transition) -> Node { modified { $0.transition = transition } }
}
