extension Oracle {
  /// Why no test checks a case; by the name of a case, or else by that of a kind. `nil` where one does.
  public static func reasonToSkip(_ entry: Case) -> String? { skippedCases[entry.id] ?? skippedKinds[entry.kind] }

  /// The names of cases and of kinds that are skipped, and those of kinds that have an owner; each must name something.
  public static var names: [String] { Array(skippedKinds.keys) + Array(skippedCases.keys) + Array(owners.keys) }

  static let skippedKinds = [
    // Motion
    "anime_spring_duration_ms": "anime.js's own rule of rest",
    "ca_spring_settling_duration": "Core Animation's own rule of rest",
    "compose_spring_duration_ms": "Compose's own rule of rest",
    "fluid_spring_frames": "defect of SwiftUI: its 300 Hz integrator lags behind the exact solution",
    "interpolating_spring_removal": "the moment at which SwiftUI removes a running animation",
    "monotone_spline": "Compose's monotone spline; cubic keys here are Catmull-Rom",
    "motion_steps": "Motion's own rule at a boundary, which disagrees with CSS",
    "react_spring_frames": "react-spring integrates with Euler's steps",
    "spring_rest_grid50ms": "Motion's own rule of rest",
    "spring_from_settling":
      "SwiftUI solves for ζ/√(1 − ζ²) · e^(−ζω₀t); here the time in which the motion truly settles is solved",
    "velocity_sampler": "velocity of a finger",
    // Drawing
    "affine_interpolation_m11_m12_m21_m22":
      "Core Animation mixes matrices; here angle, scale and offset mix each on its own",
    "colour_mix_sqrt": "Motion mixes the squares of channels; here they mix in Oklab, in sRGB or in linear light",
    // Playback
    "keyframe_animator_repeating": "how often SwiftUI calls a closure; here keyframes are values",
    "timeline_position_anime": "anime.js places steps before the ones that stand before them; here none begins earlier",
    "timeline_position_motion":
      "Motion's own arithmetic of positions; here an action begins relative to the one before",
  ]

  static let skippedCases: [String: String] = {
    var reasons = [
      "ca-spring-value-30-0": "Core Animation clamps ζ to 1; here over-damping is allowed",
      "remotion-ease-step0-in": "Remotion's step0 has no counterpart",
      "remotion-ease-step1-out": "Remotion's step1 has no counterpart",
      "remotion-measure-t0": "Remotion never ends; here what never ends is said to take the longest time",
      "remotion-zigzag--0.1": "Remotion goes on outside of the points; here the first value holds before them",
      "unitcurve-easeIn-velocity-1": "defect of SwiftUI: with a handle of length 0 it reports 0, the slope is 1.724",
      "vui-settling-undamped": "a spring without stiffness is a problem to report; it has no time to settle",
      "vui-spring-0.5-1.2": "SwiftUI clamps a bounce above 1; here it is a problem to report",
      "vui-spring-msd-clamped": "SwiftUI clamps ζ to 1 where over-damping is not allowed; here it is",

      "motion-sequence-abs": "an absolute position; here an action begins relative to the one before",
      "motion-sequence-label0": "a position of a label that has passed; here a sequence waits for a cue",
      "motion-sequence-labelabs": "a position of a label that has passed; here a sequence waits for a cue",

      "osui-color-displayP3-0.6": "there are no colours beyond sRGB here",
      "remotion-hsl-blue": "Remotion mixes the hue of a wholly clear colour; here a clear colour has none",

      "swiftui-animatable-W5": "SwiftUI's border lies inside; here a line lies on its path",
      "vui-kfanimator-retarget":
        "SwiftUI holds the value until the first frame after a trigger; here it has an instant",
    ]
    for id in [
      "wpt-steps-start-hi3-114", "wpt-steps-start-lo2-100", "wpt-steps-end-hi3-114", "wpt-steps-both-hi3-500",
      "wpt-steps-both-lo-750", "wpt-steps-none-hi3-114", "wpt-steps-none-hi3-500", "wpt-steps-none-hi3-900",
      "wpt-steps-none-lo-750",
    ] {
      reasons[id] = "CSS goes on with steps outside 0 … 1; here progress ends there"
    }
    return reasons
  }()
}
