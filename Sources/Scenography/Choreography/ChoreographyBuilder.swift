/// Lists actions, with `if` and `for`.
@resultBuilder
public enum ChoreographyBuilder {
  /// One action.
  public static func buildExpression(_ action: some ActionRepresentable) -> [Action] { [action.action] }
  /// Actions that were listed elsewhere.
  public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
  /// All actions of a block.
  public static func buildBlock(_ actions: [Action]...) -> [Action] { Array(actions.joined()) }
  /// The actions of a `for`.
  public static func buildArray(_ actions: [[Action]]) -> [Action] { Array(actions.joined()) }
  /// The actions of an `if` without `else`.
  public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
  /// The actions of an `if`.
  public static func buildEither(first actions: [Action]) -> [Action] { actions }
  /// The actions of an `else`.
  public static func buildEither(second actions: [Action]) -> [Action] { actions }
}
