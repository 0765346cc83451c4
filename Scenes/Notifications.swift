import Kineograph

/// Notifications drop in on top of each other, the oldest is pushed out to the side, and an island at the top tells how
/// many there are: all of it changes of one plain value, with transitions for what comes and goes.
struct Notifications: Scene {
  /// What the stage shows.
  struct State: Sendable {
    var shown: [Int] = []
    var count = 0
    var isOpen = false
  }

  let stage = Stage(width: 960, height: 720, background: Color(hex: 0x0B1026))
  let initialState = State()

  private let notes = [
    Note(id: "build", title: "Build finished", detail: "599 steps, no warnings", tint: .green),
    Note(id: "mail", title: "Ada wrote to you", detail: "The curves look right now", tint: .blue),
    Note(id: "render", title: "Frames are ready", detail: "462 pictures in 9 s", tint: .orange),
    Note(id: "backup", title: "Everything is saved", detail: "A moment ago", tint: .purple),
  ]

  func body(_ state: State) -> Node {
    ZStack {
      Rectangle().fill(.linear([Color(hex: 0x1B2350), Color(hex: 0x0B1026)]))
      VStack(spacing: 20) {
        Island(count: state.count, isOpen: state.isOpen).zIndex(1)
        for index in state.shown {
          Card(note: notes[index])
            .transition(
              .asymmetric(
                insertion: .move(edge: .top).combined(with: .scale(0.8)).combined(with: .opacity),
                removal: .push(from: .leading))
            )
            .id(notes[index].id)
        }
        Spacer()
      }
      .padding(48)
    }
  }

  var choreography: Choreography {
    Wait(0.4)
    animate("open", .snappy) { $0.isOpen = true }
    for index in notes.indices {
      animate("note \(index)", .spring(duration: 0.6, bounce: 0.25)) { state in
        state.shown.insert(index, at: 0)
        state.count = min(state.shown.count, 3)
        if state.shown.count > 3 { state.shown.removeLast() }
      }
      Wait(0.35)
    }
    Wait(0.6)
    for _ in 0..<3 {
      animate("dismiss", .smooth(duration: 0.45)) { state in
        if !state.shown.isEmpty { state.shown.removeFirst() }
        state.count = state.shown.count
      }
    }
    animate("close", .snappy) { $0.isOpen = false }
    Wait(0.4)
  }
}

/// What a card says.
private struct Note: Sendable {
  let id: String
  let title: String
  let detail: String
  let tint: Color
}

/// The dark pill at the top, which grows when there is something to tell. Its number rolls from one to the next.
private struct Island: Component {
  let count: Int
  let isOpen: Bool

  var body: Node {
    ZStack {
      Capsule().fill(.black).shadow(color: Color.black.opacity(0.5), radius: 24, y: 8)
      if isOpen {
        HStack(spacing: 14) {
          Circle().fill(count > 0 ? .red : Color(hex: 0x3A3F5C)).frame(width: 14, height: 14)
          ZStack {
            Text("\(count)")
              .font(.system(size: 26, weight: .bold))
              .fill(.white)
              .transition(.push(from: .bottom))
              .id("\(count)")
          }
          .frame(width: 28, height: 34)
          .clip(Rectangle())
          Text("new").font(.system(size: 26, weight: .medium)).fill(Color(hex: 0xAEB4D0))
        }
        .transition(.scale(0.6).combined(with: .opacity))
      }
    }
    .frame(width: isOpen ? 210 : 110, height: 60)
  }
}

/// One notification.
private struct Card: Component {
  let note: Note

  var body: Node {
    HStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 18).fill(note.tint).frame(width: 72, height: 72)
      VStack(alignment: .leading, spacing: 6) {
        Text(note.title).font(.system(size: 30, weight: .semibold)).fill(.white)
        Text(note.detail).font(.system(size: 22)).fill(Color(hex: 0xAEB4D0))
      }
      Spacer()
    }
    .padding(26)
    .frame(width: 600, height: 124)
    .background {
      RoundedRectangle(cornerRadius: 32).fill(Color(hex: 0x2A315C)).shadow(
        color: Color.black.opacity(0.35), radius: 24, y: 10)
    }
  }
}
