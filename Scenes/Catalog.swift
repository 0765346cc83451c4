public import Kineograph

/// The scenes that come with the product.
public enum Gallery {
  /// All scenes, in the order in which they are listed.
  public static let catalog = SceneCatalog([
    Overture(), QuickStart(), PlannerCard(), Celebrate(), Reaction(), ThreeSprings(), RandomBars(), DoneCheck(),
    DiscSlide(), Notifications(),
    LoadingDots(),
  ])
}
