// swift-tools-version: 6.2
import PackageDescription

// Arrows point to the left or up only: a target may import what its layer lists, nothing else.
// `Scripts/check` builds with `--explicit-target-dependency-import-check error`, so an arrow that
// is not written here does not compile.

let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A library of Debian's. Its module holds nothing: it carries the compiler and linker flags of one
/// pkg-config file, and the name of the package to install where that file is missing.
func system(_ name: String, pkgConfig: String, package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([package])])
}

func library(_ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil) -> Target {
  // Without Foundation nothing else asks for libm, which the standard library's square root needs.
  .target(
    name: name, dependencies: dependencies, path: path, swiftSettings: swiftSettings,
    linkerSettings: [.linkedLibrary("m")])
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: swiftSettings)
}

let package = Package(
  name: "Kineograph",
  products: [
    .library(name: "Kineograph", targets: ["Kineograph", "Scenography", "Motion", "Drawing", "Numerics"]),
    .library(name: "KineographCommand", targets: ["KineographCommand"]),
    .executable(name: "kineo", targets: ["kineo"]),
  ],
  targets: [
    // Layer 0: C, mathematics, motion, drawing.
    system("CCairo", pkgConfig: "cairo", package: "libcairo2-dev"),
    system("CFontconfig", pkgConfig: "fontconfig", package: "libfontconfig-dev"),
    system("CFreeType", pkgConfig: "freetype2", package: "libfreetype-dev"),
    system("CFriBidi", pkgConfig: "fribidi", package: "libfribidi-dev"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", package: "libharfbuzz-dev"),
    system("CPNG", pkgConfig: "libpng", package: "libpng-dev"),
    system("CUnibreak", pkgConfig: "libunibreak", package: "libunibreak-dev"),
    .target(
      name: "CGraphics",
      dependencies: [
        "CCairo", "CFontconfig", "CFreeType", "CFriBidi", "CHarfBuzz", "CPNG", "CUnibreak",
      ],
      cSettings: [.treatAllWarnings(as: .error)]),
    library("Numerics"),
    library("Motion", ["Numerics"]),
    library("Drawing", ["Numerics"]),

    // Layer 1: what a scene is.
    library("Scenography", ["Motion", "Drawing"]),

    // Layer 2: what a frame is.
    library("Playback", ["Scenography", "Motion", "Drawing", "Numerics"]),
    library("Typesetting", ["CGraphics", "Drawing", "Numerics"]),
    library("Raster", ["CGraphics", "Drawing", "Numerics"]),

    // Layer 3: many frames.
    library("Export", ["Playback", "Raster", "Typesetting", "Scenography", "Motion", "Drawing"]),

    // Layer 4: the command as a library.
    library("KineographCommand", ["Export", "Playback", "Scenography", "Motion", "Drawing", "Numerics"]),

    // Layer 5: the one module a scene imports.
    library("Kineograph", ["Scenography", "Motion", "Drawing", "Numerics"]),

    // Layer 6: the gallery and the executable.
    // Scenes import Kineograph alone. What it re-exports stands here too, or a change there would not rebuild them.
    library("Scenes", ["Kineograph", "Scenography", "Motion", "Drawing", "Numerics"], path: "Scenes"),
    .executableTarget(
      name: "kineo", dependencies: ["KineographCommand", "Scenes"], swiftSettings: swiftSettings),

    // What is measured, for people; no product.
    .target(name: "CAllocations", path: "Benchmarks/CAllocations", cSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CAllocations", "Playback", "Typesetting", "Scenography", "Motion", "Drawing"],
      path: "Benchmarks", exclude: ["CAllocations"], swiftSettings: swiftSettings),

    // Values that others have measured or published, for the tests of several targets.
    .target(
      name: "OracleCases", path: "Tests/OracleCases", resources: [.copy("Fixtures")], swiftSettings: swiftSettings),
    tests("NumericsTests", ["Numerics"]),
    tests("MotionTests", ["Motion", "OracleCases"]),
    tests("DrawingTests", ["Drawing", "OracleCases"]),
    tests("ScenographyTests", ["Scenography", "Motion", "Drawing"]),
    tests("PlaybackTests", ["Playback", "Scenography", "Motion", "Drawing", "Scenes", "OracleCases"]),
    tests("TypesettingTests", ["Typesetting", "Drawing"]),
    tests("RasterTests", ["Raster", "Drawing"]),
    tests("ExportTests", ["Export", "Playback", "Raster", "Typesetting", "Scenography", "Motion", "Drawing"]),
    tests(
      "KineographCommandTests",
      ["KineographCommand", "Export", "Raster", "Scenes", "Scenography", "Motion", "Drawing"]),
    tests(
      "SceneTests",
      ["Scenes", "Kineograph", "Export", "Playback", "Typesetting", "Raster", "Scenography", "Motion", "Drawing"]),
  ]
)
