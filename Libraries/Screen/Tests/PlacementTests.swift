import ChallengeCoreMocks
import ChallengeScreenMocks
import ChallengeTerminal
import Testing

@testable import ChallengeScreen

@Suite(.timeLimit(.minutes(15))) struct PlacementTests {
    private let device = TerminalDeviceMock(size: Size(columns: 20, rows: 8))
    /// A window with lines of a shell, in which the prompt is in the last row.
    private var window = WindowMock(size: Size(columns: 20, rows: 8))

    init() {
        window.receive(Array((1...7).map { "line \($0)\r\n" }.joined().utf8))
    }

    private func start(_ placement: Placement) -> Task<Size, any Error> {
        let runner = ScreenRunner(device: device, isColored: true, placement: placement, clock: ClockMock())
        return Task { try await runner.run(Typewriter()) }
    }

    /// Waits until the window shows the row after the new bytes, and returns the window.
    private func window(after old: WindowMock, from start: Int = 0, showing row: String) async -> WindowMock {
        while true {
            var window = old
            window.receive(Array(device.output[start...]))
            if window.rows.contains(row), device.output.hasWholeFrames { return window }
            await Task.yield()
        }
    }

    @Test(arguments: [true, false]) func `the whole window has the mouse only on request`(hasMouse: Bool) async throws {
        device.type("q")
        _ = try await start(.window(mouse: hasMouse)).value

        var window = window
        window.receive(device.output)
        let mouse = ["?1000h", "?1006h", "?1006l", "?1000l"].map(window.unknown.contains)
        #expect(mouse == Array(repeating: hasMouse, count: 4))
        #expect(window.unknown.first == "?1049h" && window.unknown.last == "?1049l")
    }

    @Test func `rows below the prompt are reserved and erased, and the lines above stay`() async throws {
        let run = start(.below(rows: 4))
        let shown = await window(after: window, showing: "20×4")
        #expect(shown.rows == ["line 4", "line 5", "line 6", "line 7", "20×4", "", "", "bottom"])
        #expect(shown.cursor == Position(column: 4, row: 6))

        device.type("ab\rcq")
        #expect(try await run.value == Size(columns: 20, rows: 4))

        var left = window
        left.receive(device.output + Array("$".utf8))
        #expect(left.rows == ["line 4", "line 5", "line 6", "line 7", "$", "", "", ""])
        #expect(left.cursor == Position(column: 1, row: 4))
        #expect(left.unknown == ["?7l", "?2004h", "?2004l", "?7h"])
    }

    @Test func `a window with room below the prompt does not scroll`() async throws {
        var window = WindowMock(size: device.size)
        window.receive(Array("line 1\r\n".utf8))
        let run = start(.below(rows: 1))

        let shown = await self.window(after: window, showing: "20×3")
        #expect(shown.rows == ["line 1", "20×3", "", "bottom", "", "", "", ""])
        device.type("q")
        _ = try await run.value
    }

    @Test func `a program has at most the rows of the window`() async throws {
        device.type("q")
        #expect(try await start(.below(rows: 100)).value == device.size)
    }

    @Test(arguments: [(Size(columns: 12, rows: 4), 1), (Size(columns: 30, rows: 12), 4)])
    func `after a change of the size the program is drawn below the same lines`(size: Size, kept: Int) async throws {
        let run = start(.below(rows: 3))
        var shown = await window(after: window, showing: "20×3")
        let end = device.output.count
        shown.resize(size)

        device.resize(size)
        let resized = await window(after: shown, from: end, showing: "\(size.columns)×3")
        device.type("q")
        _ = try await run.value

        let lines = (1...7).map { "line \($0)" }.suffix(kept == 1 ? 1 : 5)
        #expect(Array(resized.rows.prefix(lines.count + 3)) == lines + ["\(size.columns)×3", "", "bottom"])
        #expect(resized.rows.filter { $0.hasPrefix("bottom") }.count == 1)
    }

    @Test func `Ctrl-Z erases the rows, and the program continues below what the shell has printed`() async throws {
        let run = start(.below(rows: 3))
        device.type("a\r\u{1A}")
        while !device.calls.contains("suspend") { await Task.yield() }
        var stopped = window
        stopped.receive(device.output)
        #expect(stopped.rows == ["line 3", "line 4", "line 5", "line 6", "line 7", "", "", ""])

        device.resume(printing: "Stopped\r\n$ fg\r\n")
        let shown = await window(after: window, showing: "20×3 a⏎")
        #expect(shown.rows == ["line 5", "line 6", "line 7", "Stopped", "$ fg", "20×3 a⏎", "", "bottom"])
        device.type("q")
        _ = try await run.value
    }

    @Test func `the row is known after each part of a frame`() {
        let frame = Array("\u{1B}[m\u{1B}[J\n\n\n\u{1B}[A\u{1B}[A\u{1B}[Atext\n\u{1B}[5GA\n\rB\u{1B}[A".utf8)
        for end in frame.indices {
            var sut = CursorRow()
            var window = WindowMock(size: device.size)
            sut.follow(frame[..<(end / 2)])
            sut.follow(frame[(end / 2)..<end])
            window.receive(Array(frame[..<end]) + Array("\u{1B}[?25h".utf8))

            #expect(sut.row == window.cursor?.row, "\(end)")
        }
    }
}

extension [UInt8] {
    /// `true` if no frame is unfinished.
    fileprivate var hasWholeFrames: Bool { String(decoding: self, as: UTF8.self).hasSuffix("\u{1B}[?2026l") }
}

/// A program that shows its size, the typed keys and the lowest row, with the cursor in the row above it.
private struct Typewriter: ScreenProgram {
    private(set) var outcome: Size?
    private var size = Size.zero
    private var text = ""

    var cursor: Position? { Position(column: 4, row: size.rows - 2) }

    mutating func update(_ event: ProgramEvent<Never>) -> [Effect<Never>] {
        switch event {
        case .terminal(.resized(let size)): self.size = size
        case .terminal(.key(.character("q"))): outcome = size
        case .terminal(.key(.character(let character))): text.append(character)
        case .terminal(.key(.enter)): text += "⏎"
        default: break
        }
        return []
    }

    func draw(on canvas: inout Canvas) {
        canvas.draw("\("\(size.columns)")×\("\(size.rows)") \(text)", row: 0)
        canvas.draw("bottom", row: size.rows - 1)
    }
}
