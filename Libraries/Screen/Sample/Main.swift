import ChallengeScreen
import ChallengeTerminal

/// A small program for the tests: a list of numbers with a line of keys.
///
/// The argument is the number of rows below the prompt; without it, the list has the whole window.
@main
struct Main {
    static func main() async throws {
        Interruption.install()
        let terminal = try SystemTerminal()
        let rows = CommandLine.arguments.dropFirst().first.flatMap { Int($0) }
        let placement = rows.map { Placement.below(rows: $0) } ?? .window()
        try await ScreenRunner(device: terminal, isColored: true, placement: placement).run(Numbers())
        print("left")
    }
}

private struct Numbers: ScreenProgram {
    private(set) var outcome: Void?
    private var selected = 0
    private var scroll = ScrollPosition()
    private var size = Size.zero

    mutating func update(_ event: ProgramEvent<Never>) -> [Effect<Never>] {
        guard case .terminal(let event) = event else { return [] }
        switch event {
        case .key(.character("q")), .key(.control("c")): outcome = ()
        // An index out of range ends the process with a trap.
        case .key(.character("x")): selected = [0][selected + 1]
        case .key(.down): selected = min(99, selected + 1)
        case .key(.enter): selected = 99
        case .key(.up): selected = max(0, selected - 1)
        case .resized(let size): self.size = size
        default: break
        }
        scroll.reveal(selected, count: 100, height: size.rows - 1)
        return []
    }

    func draw(on canvas: inout Canvas) {
        let (keys, list) = canvas.bounds.splitBottom(1)
        ListView(count: 100, selected: selected, scroll: scroll) { "Number \("\($0)")" }.draw(on: &canvas, in: list)
        KeyLine([("q", "Quit"), ("↑↓", "Select"), ("↵", "Last"), ("x", "Crash")]).draw(on: &canvas, in: keys)
    }
}
