extension Oracle {
  /// A target of tests that checks cases.
  public enum Target: String, CaseIterable, Sendable {
    case motion = "MotionTests"
    case drawing = "DrawingTests"
    case playback = "PlaybackTests"
  }

  /// The target whose tests answer for the cases of `kind`: the lowest one that has all they need.
  public static func owner(of kind: String) -> Target { owners[kind] ?? .motion }

  static let owners: [String: Target] = [
    "affine_interpolation_m11_m12_m21_m22": .drawing,
    "color_resolved_hex": .drawing,
    "colour_animatable_delta": .drawing,
    "colour_mix_oklab": .drawing,
    "colour_mix_sqrt": .drawing,
    "colour_mix_srgb_straight": .drawing,
    "gradient_oklab_pixel": .drawing,
    "hsb_to_rgb": .drawing,

    "animatable_delta": .playback,
    "group_times": .playback,
    "keyframe_animator_repeating": .playback,
    "keyframe_animator_samples": .playback,
    "keyframe_animator_trigger": .playback,
    "sequence_schedule": .playback,
    "sequence_schedule_motion": .playback,
    "succession_active_index": .playback,
    "timeline_position_anime": .playback,
    "timeline_position_motion": .playback,
  ]
}
