import Motion
import OracleCases

extension Oracle.Case {
  var curves: [(actual: Double, expected: Double)] {
    let progress = input["progress"]?.number ?? input.number("x")
    let value = expect.number("value")
    switch kind {
    case "unit_curve_value": return [(curve.value(at: progress), value)]
    case "unit_curve_velocity": return [(curve.velocity(at: progress), value)]
    case "bezier_value": return [(bezier.value(at: progress), value)]
    case "bezier_velocity": return [(bezier.velocity(at: progress), value)]
    case "cubic_bezier":
      // CSS goes on along the tangents at the ends.
      let curve = bezier
      if progress < 0 { return [(progress * curve.velocity(at: 0), value)] }
      if progress > 1 { return [(1 + (progress - 1) * curve.velocity(at: 1), value)] }
      return [(curve.value(at: progress), value)]
    case "cubic_bezier_slope": return [(bezier.velocity(at: progress), value)]
    case "cubic_bezier_range":
      let values = (0...2000).map { bezier.value(at: Double($0) / 2000) }
      return [(values.min() ?? .nan, expect.number("min")), (values.max() ?? .nan, expect.number("max"))]
    case "unit_curve_table":
      return zip(input.numbers("x"), zip(expect.numbers("value"), expect.numbers("velocity"))).flatMap { x, row in
        [(curve.value(at: x), row.0), (curve.velocity(at: x), row.1)]
      }
    case "css_steps": return [(steps.value(at: progress), value)]
    case "css_steps_composed": return [(steps.value(at: bezier.value(at: input.number("t"))), value)]
    case "css_linear": return [(UnitCurve.points(points).value(at: progress), value)]
    case "ease_table":
      // Strictly inside 0 … 1: Remotion goes on with its formula at the ends and outside.
      return zip(input.numbers("x"), expect.numbers("y")).filter { 0 < $0.0 && $0.0 < 1 }.map {
        (ease.value(at: $0), $1)
      }
    case "piecewise_linear", "piecewise_linear_extend":
      // Their points lie anywhere, here from 0 to 1.
      let places = input.numbers("in")
      let start = places[0]
      let length = places[places.count - 1] - start
      let curve = UnitCurve.points(zip(places, input.numbers("out")).map { (($0 - start) / length, $1) })
      return [(curve.value(at: (progress - start) / length), value)]
    case "ease_sine_in": return [(UnitCurve.sine(.in).value(at: progress), value)]
    case "ease_power_in": return [(UnitCurve.linear.value(at: progress), value)]
    default: return []
    }
  }

  private var curve: UnitCurve {
    switch input.text("curve") {
    case "linear": .linear
    case "easeIn": .easeIn
    case "easeOut": .easeOut
    case "easeInOut": .easeInOut
    case "circularEaseIn": .circularEaseIn
    case "circularEaseOut": .circularEaseOut
    case "circularEaseInOut": .circularEaseInOut
    default: bezier
    }
  }

  private var bezier: UnitCurve {
    var points = input.numbers("p") + input.numbers("outer_bezier")
    if points.isEmpty { points = input.numbers("p1") + input.numbers("p2") }
    return points.count == 4 ? .bezier(points[0], points[1], points[2], points[3]) : .points([.nan])
  }

  private var steps: UnitCurve {
    let positions: [String: UnitCurve.StepPosition] = [
      "jump-start": .jumpStart, "jump-end": .jumpEnd, "jump-none": .jumpNone, "jump-both": .jumpBoth,
    ]
    return positions[input.text("position")].map { .steps(Int(input.number("steps")), $0) } ?? .points([.nan])
  }

  private var ease: UnitCurve {
    let directions: [String: UnitCurve.Direction] = ["in": .in, "out": .out, "inOut": .inOut]
    let direction = directions[input.text("mode")] ?? .in
    return switch input.text("ease") {
    case "cubic": .cubic(direction)
    case "circle": .circ(direction)
    case "exp": .expo(direction)
    case "linear": .linear
    default: .points([.nan])
    }
  }

  /// Points as CSS writes them: places left out are 0 at the start, 1 at the end and evenly spread between; none lies
  /// before the one before it.
  private var points: [(progress: Double, value: Double)] {
    let entries = input["points"]?.list ?? []
    var points: [(progress: Double?, value: Double)] = entries.flatMap { entry in
      let value = entry.list.first?.number ?? .nan
      let places = entry.list.last?.list.compactMap(\.number) ?? []
      return places.isEmpty ? [(nil, value)] : places.map { ($0, value) }
    }
    points[0].progress = points[0].progress ?? 0
    points[points.count - 1].progress = points[points.count - 1].progress ?? 1
    var known = 0
    for index in points.indices.dropFirst() {
      guard let progress = points[index].progress, let before = points[known].progress else { continue }
      let place = max(progress, before)
      for gap in known + 1..<index + 1 {
        points[gap].progress = before + (place - before) * Double(gap - known) / Double(index - known)
      }
      known = index
    }
    return points.map { ($0.progress ?? .nan, $0.value) }
  }
}
