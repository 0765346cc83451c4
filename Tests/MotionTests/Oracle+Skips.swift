extension Oracle {
  /// Why a case is not one for this module; by the name of a case, or else by that of a kind.
  static func reasonToSkip(_ entry: Case) -> String? { skippedCases[entry.id] ?? skippedKinds[entry.kind] }

  static let skippedKinds = [
    "animatable_delta": "layout and transitions of views",
    "colour_animatable_delta": "colour",
    "colour_mix_oklab": "colour",
    "color_resolved_hex": "colour",
    "hsb_to_rgb": "colour",
    "gradient_oklab_pixel": "colour",
    "affine_interpolation_m11_m12_m21_m22":
      "Core Animation mixes matrices, here angle, scale and offset mix each on its own",
    "keyframe_animator_samples": "the clock of a view",
    "keyframe_animator_trigger": "triggers, not tracks",
    "keyframe_animator_repeating": "triggers, not tracks",
    "interpolating_spring_removal": "the moment at which SwiftUI removes a running animation",
    "velocity_sampler": "velocity of a finger",
    "fluid_spring_frames": "defect of SwiftUI: its 300 Hz integrator lags behind the exact solution",
    "anime_spring_duration_ms": "anime.js's own rule of rest",
    "compose_spring_duration_ms": "Compose's own rule of rest",
    "ca_spring_settling_duration": "Core Animation's own rule of rest",
    "spring_rest_grid50ms": "Motion's own rule of rest",
    "remotion_measure": "Remotion's own rule of rest",
    "remotion_spring": "Remotion integrates frame by frame, so that its values depend on the frame rate",
    "react_spring_frames": "react-spring integrates with Euler's steps",
    "spring_force": "forces have no use in a timeline",
    "spring_from_settling": "SwiftUI solves its estimate; here the time in which the motion truly settles is solved",
    "motion_steps": "Motion's own rule at a boundary, which disagrees with CSS",
    "monotone_spline": "Compose's monotone spline; cubic keys here are Catmull-Rom",
    "bezier_animation_fraction": "a model of BezierAnimation, not a curve",
    "piecewise_linear": "a map outside 0 … 1",
    "piecewise_linear_extend": "a map outside 0 … 1",
  ]

  static let skippedCases: [String: String] = {
    var reasons = [
      "unitcurve-easeIn-velocity-1": "defect of SwiftUI: with a handle of length 0 it reports 0, the slope is 1.724",
      "remotion-ease-step0-in": "Remotion's step0 has no counterpart",
      "remotion-ease-step1-out": "Remotion's step1 has no counterpart",
      "ca-spring-value-30-0": "Core Animation clamps ζ to 1; here over-damping is allowed",
      "vui-spring-msd-clamped": "SwiftUI clamps ζ to 1 where over-damping is not allowed; here it is",
      "vui-spring-0.5-1.2": "SwiftUI clamps a bounce above 1; here it is a problem to report",
      "vui-settling-undamped": "a spring without stiffness is a problem to report; it has no time to settle",
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
