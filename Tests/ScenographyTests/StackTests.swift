import Drawing
import Scenography
import Testing

/// Rows and columns: who gets how much room, and where they stand.
@Suite struct StackTests {
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test("nodes that take any size share a row, less the room between them")
  func shares() throws {
    let named = try HStack(spacing: 10) { for id in ["a", "b", "c"] { flexible(id) } }.node.boxes()
    #expect(named == ["a": box(0, 0, 60, 100), "b": box(70, 0, 60, 100), "c": box(140, 0, 60, 100)])
    let unnamed = try HStack { for id in ["a", "b"] { flexible(id) } }.node.boxes()
    #expect(unnamed == ["a": box(0, 0, 96, 100), "b": box(104, 0, 96, 100)])
    let column = try VStack(spacing: 0) { for id in ["a", "b", "c", "d"] { flexible(id) } }.node.boxes()
    #expect(column["c"] == box(0, 50, 200, 25))
  }

  @Test("what a node of a fixed size does not take goes to the others")
  func leftovers() throws {
    let boxes = try HStack(spacing: 0) {
      flexible("a")
      fixed("b", 30, 20)
      flexible("c").frame(maxWidth: 40)
      flexible("d")
    }.node.boxes()
    #expect(boxes["b"] == box(65, 40, 30, 20) && boxes["c"] == box(95, 0, 40, 100))
    #expect(boxes["a"] == box(0, 0, 65, 100) && boxes["d"] == box(135, 0, 65, 100))
  }

  @Test("a node with a least width keeps it, and the rest is shared")
  func leastWidths() throws {
    let boxes = try HStack(spacing: 0) {
      flexible("a")
      flexible("b").frame(minWidth: 150, maxWidth: .infinity)
      flexible("c")
    }.node.boxes()
    #expect(boxes == ["a": box(0, 0, 25, 100), "b": box(25, 0, 150, 100), "c": box(175, 0, 25, 100)])
  }

  @Test("a spacer pushes its neighbours apart, and takes what they leave")
  func spacer() throws {
    let row = try HStack {
      fixed("a", 30, 20)
      Spacer()
      fixed("b", 20, 10)
    }.node.boxes()
    #expect(row == ["a": box(0, 40, 30, 20), "b": box(180, 45, 20, 10)])
    let column = try VStack {
      Spacer()
      fixed("a", 30, 20)
    }.node.boxes()
    #expect(column == ["a": box(85, 80, 30, 20)])
    let middle = try HStack {
      Spacer()
      fixed("a", 30, 20)
      fixed("b", 30, 20)
      Spacer()
    }.node.boxes()
    #expect(middle == ["a": box(66, 40, 30, 20), "b": box(104, 40, 30, 20)])
  }

  @Test("spacers come last: a node that takes all the room leaves them their least length")
  func spacersLast() throws {
    let greedy = try HStack(spacing: 0) {
      flexible("a")
      Spacer()
      flexible("b")
      Spacer(minLength: 12)
    }.node.boxes()
    #expect(greedy == ["a": box(0, 0, 90, 100), "b": box(98, 0, 90, 100)])
    let text = try HStack(spacing: 0) {
      letters("a", "eighteen letters ..")
      Spacer()
    }.node.boxes()
    #expect(text["a"] == box(0, 40, 190, 20))
  }

  @Test("spacers share equally, but each has its least length")
  func spacerShares() throws {
    func row(_ first: Double?, _ second: Double?) throws -> [String: Rect] {
      try HStack(spacing: 0) {
        Spacer(minLength: first)
        fixed("a", 40, 10)
        Spacer(minLength: second)
      }.node.boxes()
    }
    #expect(try row(nil, nil)["a"]?.minX == 80)
    #expect(try row(0, 60)["a"]?.minX == 80)
    #expect(try row(0, 120)["a"]?.minX == 40)
    #expect(try row(120, 0)["a"]?.minX == 120)
    #expect(try row(100, 100)["a"]?.minX == 80, "a row that is too wide stands out equally at both ends")
  }

  @Test("room between nodes is 8 pixels where none is named, none beside a spacer, and may be negative")
  func spacing() throws {
    func gap(_ spacing: Double?) throws -> Double {
      let boxes = try HStack(spacing: spacing) {
        fixed("a", 30, 20)
        fixed("b", 30, 20)
      }.node.boxes()
      return (boxes["b"]?.minX ?? .nan) - (boxes["a"]?.maxX ?? .nan)
    }
    for (spacing, expected) in [(nil, 8), (0, 0), (25, 25), (-10, -10)] as [(Double?, Double)] {
      #expect(try gap(spacing) == expected)
    }
    let named = try HStack(spacing: 10) {
      fixed("a", 30, 20)
      Spacer(minLength: 0)
      flexible("b")
    }.node.boxes()
    #expect(named["b"] == box(50, 0, 150, 100))
    let overlapping = try HStack(spacing: -100) { for id in ["a", "b", "c"] { fixed(id, 30, 20) } }.id("row").boxes()
    #expect(overlapping["row"]?.width == 0 && (overlapping["b"]?.minX ?? 0) - (overlapping["a"]?.minX ?? 0) == -70)
  }

  @Test("lower nodes of a row, and narrower ones of a column, stand where the alignment says")
  func alignment() throws {
    for (alignment, y) in [(VerticalAlignment.top, 30), (.center, 40), (.bottom, 50)] as [(VerticalAlignment, Double)] {
      let boxes = try HStack(alignment: alignment, spacing: 0) {
        fixed("tall", 10, 40)
        fixed("low", 10, 20)
      }.node.boxes()
      #expect(boxes["low"]?.minY == y && boxes["tall"]?.minY == 30)
    }
    for (alignment, x) in [(HorizontalAlignment.leading, 80), (.center, 90), (.trailing, 100)]
      as [(HorizontalAlignment, Double)]
    {
      let boxes = try VStack(alignment: alignment, spacing: 0) {
        fixed("wide", 40, 10)
        fixed("narrow", 20, 10)
      }.node.boxes()
      #expect(boxes["narrow"]?.minX == x && boxes["wide"]?.minX == 80)
    }
  }

  @Test("a stack is as large as what it holds, and stands in the middle of the stage")
  func hugging() throws {
    let boxes = try HStack(spacing: 4) {
      fixed("a", 30, 20)
      fixed("b", 10, 60)
    }.id("row").boxes()
    #expect(boxes["row"] == box(78, 20, 44, 60) && boxes["a"] == box(78, 40, 30, 20))
    let large = try HStack(spacing: 0) { for id in ["a", "b"] { fixed(id, 200, 200) } }.id("row").boxes()
    #expect(large["row"] == box(-100, -50, 400, 200))
  }

  @Test("stacks in stacks divide what they are given")
  func nesting() throws {
    let boxes = try HStack(spacing: 0) {
      VStack(spacing: 0) {
        flexible("a")
        fixed("b", 50, 20)
      }
      VStack(alignment: .trailing, spacing: 10) {
        flexible("c")
        HStack(spacing: 0) {
          flexible("d")
          fixed("e", 20, 30)
        }
      }
    }.node.boxes()
    #expect(boxes["a"] == box(0, 0, 100, 80) && boxes["b"] == box(25, 80, 50, 20))
    #expect(boxes["c"] == box(100, 0, 100, 45) && boxes["d"] == box(100, 55, 80, 45))
    #expect(boxes["e"] == box(180, 62.5, 20, 30))
  }

  @Test("the narrower of two texts chooses first, and the wider breaks in what is left")
  func texts() throws {
    let boxes = try HStack(spacing: 0) {
      letters("wide", "thirty letters, all in one row")
      letters("narrow", "five.")
    }.node.boxes()
    #expect(boxes["narrow"] == box(150, 40, 50, 20))
    #expect(boxes["wide"] == box(0, 30, 150, 40))
  }

  @Test("empty stacks have no size, but a place")
  func empty() throws {
    let boxes = try HStack {
      fixed("a", 30, 20)
      HStack {}.id("none")
      fixed("b", 30, 20)
    }.node.boxes()
    #expect(boxes["none"]?.size == .zero && (boxes["b"]?.minX ?? 0) - (boxes["a"]?.maxX ?? 0) == 16)
    for node in [HStack {}.id("x"), VStack {}.id("x"), ZStack {}.id("x"), Group {}.id("x")] {
      #expect(try node.boxes() == ["x": box(100, 50, 0, 0)])
    }
  }

  @Test("nodes on top of each other are all offered the whole room, and stand where the alignment says")
  func piles() throws {
    let points: [(Alignment, Double, Double)] = [
      (.topLeading, 75, 30), (.top, 90, 30), (.center, 90, 40), (.trailing, 105, 40), (.bottomTrailing, 105, 50),
      (UnitPoint(x: 2, y: -1), 135, 10),
    ]
    for (alignment, x, y) in points {
      let boxes = try ZStack(alignment: alignment) {
        fixed("large", 50, 40)
        fixed("small", 20, 20)
      }.node.boxes()
      #expect(boxes == ["large": box(75, 30, 50, 40), "small": box(x, y, 20, 20)])
    }
    let filled = try ZStack {
      flexible("a")
      fixed("b", 300, 10)
    }.id("pile").boxes()
    #expect(filled["pile"] == box(-50, 0, 300, 100) && filled["a"] == box(0, 0, 200, 100))
  }
}
