/// How a value gets from where it is to where it shall be: a curve or a spring, and what changes its course.
///
/// Modifiers wrap inside out in written order: `.delay(0.5).speed(2)` starts after 0.25 s, `.speed(2).delay(0.5)` after
/// 0.5 s.
///
/// | animation | logically complete at | settled at |
/// |---|---|---|
/// | curve of duration D | D | D |
/// | spring | its duration | when it rests |
/// | interpolating spring | 2π/ω0 | when it rests |
/// | custom | when it says | when it says |
/// | `.delay(x)`, `.speed(s)` | + x, ÷ s | + x, ÷ s |
/// | `.repeatCount(n)` of a pass R, complete at L | (n − 1)·R + L | n·R |
/// | `.repeatForever()` | never | never |
/// | `.logicallyComplete(after: x)` | min(L, x) | unchanged |
public struct Animation: Hashable, Sendable {
  /// What an animation is made of.
  indirect enum Course: Hashable, Sendable {
    case curve(UnitCurve, seconds: Double)
    case spring(Spring)
    case interpolatingSpring(Spring, initialVelocity: Double)
    case custom(AnyCustomAnimation)
    case delayed(Course, seconds: Double)
    case sped(Course, factor: Double)
    case repeated(Course, count: Int?, autoreverses: Bool)
    case complete(Course, seconds: Double)
  }

  let course: Course

  init(_ course: Course) { self.course = course }
}

extension Animation {
  /// The longest time that an animation, a wait or a keyframe may name, in seconds: eleven days.
  public static let longestDuration = 1e6

  /// The greatest speed that an interpolating spring may start with, in changes a second.
  public static let greatestVelocity = 1e6

  /// The greatest value and the greatest speed that an animation may come to, up or down: far beyond what shows, and so
  /// far below what a `Double` holds that sums of them stay finite.
  public static let greatestNumber = 1e15

  /// The duration of a curve that names none, in seconds.
  public static let defaultDuration = 0.35

  /// Moves along `curve` for `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double = defaultDuration) -> Animation {
    Animation(.curve(curve, seconds: duration))
  }
  /// Moves along the cubic Bézier curve with the control points (`x1`, `y1`) and (`x2`, `y2`); x in 0…1, y may overshoot.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = defaultDuration
  ) -> Animation {
    timingCurve(.bezier(x1, y1, x2, y2), duration: duration)
  }
  /// Moves at one speed.
  public static func linear(duration: Double = defaultDuration) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  /// Starts slowly.
  public static func easeIn(duration: Double = defaultDuration) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  /// Ends slowly.
  public static func easeOut(duration: Double = defaultDuration) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  /// Starts and ends slowly.
  public static func easeInOut(duration: Double = defaultDuration) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Starts and ends slowly, over 0.35 s.
  public static let easeInOut = easeInOut()
  /// Starts slowly, over 0.35 s.
  public static let easeIn = easeIn()
  /// Ends slowly, over 0.35 s.
  public static let easeOut = easeOut()
  /// Moves at one speed, over 0.35 s.
  public static let linear = linear()
}

extension Animation {
  /// Moves like `spring`, taking up the speed that the value already has.
  public static func spring(_ spring: Spring) -> Animation { Animation(.spring(spring)) }
  /// A spring of a perceptual duration in seconds and a bounce, above −1 (stiff) over 0 (none) to below 1 (for ever).
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }
  /// A spring of a response in seconds and a damping fraction; 1 does not bounce, and 0.825 is that of SwiftUI.
  public static func spring(response: Double, dampingFraction: Double = 0.825) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// A spring of a damping fraction and a response of half a second; 1 does not bounce.
  ///
  /// It is apart from ``spring(response:dampingFraction:)`` so that `.spring()` means one thing.
  public static func spring(dampingFraction: Double) -> Animation {
    spring(response: 0.5, dampingFraction: dampingFraction)
  }
  /// A quick spring with a little bounce (0.15) for things that follow a hand; `extraBounce` adds to it.
  public static func interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A quick spring for things that follow a hand, of a response in seconds and a damping fraction, 0.86 where none is
  /// given as in SwiftUI.
  public static func interactiveSpring(response: Double, dampingFraction: Double = 0.86) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }
  /// A spring without bounce, of `duration` seconds; `extraBounce` adds some.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a little bounce (0.15), of `duration` seconds; `extraBounce` adds to it.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with bounce (0.3), of `duration` seconds; `extraBounce` adds to it.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring that adds its motion to what already runs, in place of taking it over.
  ///
  /// - Parameter initialVelocity: The speed at the start, in changes a second: 1 would cover the whole way in a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity))
  }

  /// A spring of 0.5 s without bounce.
  public static let spring = smooth()
  /// A spring of 0.5 s without bounce.
  public static let smooth = smooth()
  /// A spring of 0.5 s with a little bounce.
  public static let snappy = snappy()
  /// A spring of 0.5 s with bounce.
  public static let bouncy = bouncy()
  /// A spring of 0.15 s with a little bounce.
  public static let interactiveSpring = interactiveSpring()
}

extension Animation {
  /// Moves as `custom` says.
  public init(_ custom: some CustomAnimation) { self.init(.custom(AnyCustomAnimation(base: custom))) }

  /// Moves as `custom` says.
  public static func custom(_ custom: some CustomAnimation) -> Animation { Animation(custom) }
}

extension Animation {
  /// Starts `seconds` later.
  public func delay(_ seconds: Double) -> Animation { Animation(.delayed(course, seconds: seconds)) }
  /// Runs `factor` times as fast; greater than 0.
  public func speed(_ factor: Double) -> Animation { Animation(.sped(course, factor: factor)) }
  /// Runs `count` times, each other time backwards where `autoreverses`; the value after the last time is the target.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count: count, autoreverses: autoreverses))
  }
  /// Runs again and again, each other time backwards where `autoreverses`. It is never logically complete.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count: nil, autoreverses: autoreverses))
  }
  /// Counts as complete after `seconds` where it would take longer, so that the next step starts then.
  public func logicallyComplete(after seconds: Double) -> Animation {
    Animation(.complete(course, seconds: seconds))
  }
}
