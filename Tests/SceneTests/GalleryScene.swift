import Drawing
import Kineograph
import Playback
import Scenes
import Testing
import Typesetting

/// A scene of the gallery, worked out once for all tests.
enum GalleryScene: String, CaseIterable, CustomTestStringConvertible {
  case overture = "Overture"
  case quickStart = "QuickStart"
  case plannerCard = "PlannerCard"
  case celebrate = "Celebrate"
  case reaction = "Reaction"
  case threeSprings = "ThreeSprings"
  case randomBars = "RandomBars"
  case doneCheck = "DoneCheck"
  case discSlide = "DiscSlide"
  case notifications = "Notifications"
  case loadingDots = "LoadingDots"

  var testDescription: String { rawValue }

  private static let setter = SystemTextSetter()

  func resolved() throws -> ResolvedScene {
    let scene = try #require(Gallery.catalog.scene(named: rawValue))
    return try ResolvedScene(scene, setter: Self.setter)
  }
}

extension ResolvedScene {
  /// The track of an attribute of the node called `label`.
  func track(_ label: String, _ attribute: Attribute) throws -> Timeline.Track {
    try #require(timeline.tracks.first { $0.label == label && $0.attribute == attribute }, "\(label) \(attribute)")
  }

  /// The numbers of an attribute of the node called `label`.
  func lanes(_ label: String, _ attribute: Attribute, at seconds: Double) throws -> Lanes {
    try track(label, attribute).value(at: try #require(Time(seconds: seconds)))
  }

  /// The first number of an attribute of the node called `label`.
  func value(_ label: String, _ attribute: Attribute, at seconds: Double) throws -> Double {
    try lanes(label, attribute, at: seconds).x
  }

  /// What shows at an instant in seconds.
  func items(at seconds: Double) throws -> [DisplayItem] {
    displayList(at: try #require(Time(seconds: seconds))).items.withoutSections
  }

  /// When a step began, in seconds.
  func start(of step: String) -> Double? { ledger.entries.first { $0.name == step }?.start.seconds }
}
