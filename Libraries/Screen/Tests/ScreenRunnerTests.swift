import ChallengeCore
import ChallengeCoreMocks
import ChallengePlatform
import ChallengeScreenMocks
import ChallengeTerminal
import Synchronization
import Testing

@testable import ChallengeScreen

@Suite(.timeLimit(.minutes(15))) struct ScreenRunnerTests {
    private let device = TerminalDeviceMock(size: Size(columns: 30, rows: 3))
    private let clock = ClockMock()
    private let sut: ScreenRunner

    init() {
        sut = ScreenRunner(device: device, isColored: true, clock: clock)
    }

    private var terminal: WindowMock {
        var terminal = WindowMock(size: device.size)
        terminal.receive(device.output)
        return terminal
    }

    @Test func `the program ends with its outcome, and the terminal is restored`() async throws {
        device.type("abq")

        let events = try await sut.run(RecordingProgram())

        #expect(events == ["30×3", "a", "b", "q"])
        #expect(device.calls == ["enter", "leave"])
    }

    @Test func `many waiting events are one frame`() async throws {
        for _ in 0..<1000 { device.type("a") }
        device.type("q")

        _ = try await sut.run(RecordingProgram())

        let frames = String(decoding: device.output, as: UTF8.self).split(separator: "\u{1B}[?2026h").count
        #expect(frames < 100)
    }

    @Test func `a frame waits until a sixtieth of a second has passed since the last one`() async throws {
        let run = Task { try await sut.run(RecordingProgram()) }
        device.type("a")
        while !terminal.rows[0].hasSuffix("a") { await Task.yield() }
        device.type("q")

        _ = try await run.value

        #expect(clock.sleeps.first == .seconds(1) / 60)
    }

    @Test func `a lone escape is a key`() async throws {
        device.type("\u{1B}")

        let events = try await sut.run(RecordingProgram(end: .escape))

        #expect(events == ["30×3", "escape"])
    }

    @Test func `an answer without an end does not take all keys after it`() async throws {
        let run = Task { try await sut.run(RecordingProgram()) }
        device.type("\u{1B}]11;rgb:")
        while !device.calls.contains("leave") {
            await Task.yield()
            device.type("q")
        }

        #expect(try await run.value.last == "q")
        #expect(clock.sleeps.contains(.seconds(1)))
    }

    @Test func `only a part of a very large window is drawn`() async throws {
        let device = TerminalDeviceMock(size: Size(columns: 5000, rows: 5000))
        device.type("q")

        let events = try await ScreenRunner(device: device, isColored: true, clock: clock).run(RecordingProgram())

        #expect(events == ["1000×500", "q"])
        #expect(String(decoding: device.output, as: UTF8.self).contains("\u{1B}[500;1H1000"))
    }

    @Test func `a closed terminal ends the program`() async {
        device.type("a")
        device.close()

        await #expect(throws: ScreenError.lostTerminal) { try await sut.run(RecordingProgram()) }
        #expect(device.calls == ["enter", "leave"])
    }

    @Test func `a failed write ends the program`() async {
        device.fail(.lostTerminal)

        await #expect(throws: ScreenError.lostTerminal) { try await sut.run(RecordingProgram()) }
        #expect(device.calls == ["enter", "leave"])
    }

    @Test func `new work with the same name replaces the old, whose messages no longer arrive`() async throws {
        device.type("1")
        device.type("2")

        let events = try await sut.run(RecordingProgram())

        #expect(events.filter { $0.hasPrefix("message") } == ["message 2"])
    }

    @Test func `Ctrl-Z suspends the program, which then draws the whole window`() async throws {
        device.type("a\u{1A}")
        device.resize(Size(columns: 40, rows: 3))
        device.resume()
        device.type("q")

        let events = try await sut.run(RecordingProgram())

        #expect(events == ["40×3", "a", "40×3", "40×3", "q"])
        #expect(device.calls == ["enter", "suspend", "leave"])
    }

    @Test func `work that stores something runs in order, and the program waits for it`() async throws {
        let saved = CallList()
        let clock = EndlessClock()
        device.type("sq")

        _ = try await ScreenRunner(device: device, isColored: true, clock: clock)
            .run(RecordingProgram(saved: saved, mayStore: clock.programWaits))

        #expect(saved.all == ["1", "2"])
    }

    @Test func `the program waits at most two seconds, and then cancels work that stores something`() async throws {
        let saved = CallList()
        device.type("hq")

        _ = try await sut.run(RecordingProgram(saved: saved))
        while saved.all.isEmpty { await Task.yield() }

        #expect(clock.sleeps.contains(.seconds(2)) && saved.all == ["cancelled"])
    }

    @Test func `a program cancels work that stores something, and the work can still send a message`() async throws {
        let saved = CallList()
        device.type("hc")

        let events = try await sut.run(RecordingProgram(saved: saved))

        #expect(events.last == "message end" && saved.all == ["cancelled"])
    }

    @Test func `a message is sent after a time`() async throws {
        device.type("t")

        let events = try await sut.run(RecordingProgram())

        #expect(events == ["30×3", "message later"] && clock.sleeps.contains(.seconds(60)))
    }

    @Test func `Ctrl-L draws the whole window again`() async throws {
        let run = Task { try await sut.run(RecordingProgram()) }
        let erase = "\u{1B}[2J"
        device.type("\u{C}")
        while String(decoding: device.output, as: UTF8.self).split(separator: erase, omittingEmptySubsequences: false)
            .count < 3
        {
            await Task.yield()
        }
        device.type("q")

        #expect(try await run.value == ["30×3", "q"])
    }

    @Test func `work that is replaced is cancelled`() async throws {
        let saved = CallList()
        device.type("13")

        let events = try await sut.run(RecordingProgram(saved: saved))

        #expect(events.last == "message 3" && saved.all == ["cancelled"])
    }

    @Test func `an effect writes to the terminal`() async throws {
        device.type("wq")

        _ = try await sut.run(RecordingProgram())

        #expect(String(decoding: device.output, as: UTF8.self).contains("\u{1B}]52;c;eA==\u{7}"))
    }

    @Test func `the first state is drawn at once`() async throws {
        let program = RecordingProgram()
        let run = Task { try await sut.run(program) }
        while !terminal.rows[0].hasPrefix("30×3") { await Task.yield() }
        device.type("q")

        #expect(try await run.value == ["30×3", "q"])
    }
}

/// A clock on which no time passes, and which tells when the ended program waits for its work.
private struct EndlessClock: ClockContract {
    let now = Date(timeIntervalSince1970: 0)
    let uptime = Duration.zero
    let programWaits: AsyncStream<Void>
    private let wait: AsyncStream<Void>.Continuation

    init() { (programWaits, wait) = AsyncStream.makeStream() }

    func sleep(for duration: Duration) async throws(CancellationError) {
        if duration == .seconds(2) { wait.finish() }
        try await SystemClock().sleep(for: .seconds(3600))
    }
}

private final class CallList: Sendable {
    private let calls = Mutex<[String]>([])

    var all: [String] { calls.withLock { $0 } }

    func append(_ call: String) {
        calls.withLock { $0.append(call) }
    }
}

/// A program that records its events and ends with one key.
private struct RecordingProgram: ScreenProgram {
    let end: Key
    private let saved: CallList
    /// Ends when the first work may store something.
    private let mayStore: AsyncStream<Void>
    private var events: [String] = []
    private(set) var outcome: [String]?

    init(
        end: Key = .character("q"), saved: CallList = CallList(), mayStore: AsyncStream<Void> = AsyncStream { nil }
    ) {
        self.end = end
        self.saved = saved
        self.mayStore = mayStore
    }

    mutating func update(_ event: ProgramEvent<String>) -> [Effect<String>] {
        switch event {
        case .message(let message):
            events.append("message \(message)")
            outcome = events
        case .terminal(.resized(let size)): events.append("\(size.columns)×\(size.rows)")
        case .terminal(.key(let key)): return update(key)
        case .terminal: break
        }
        return []
    }

    private mutating func update(_ key: Key) -> [Effect<String>] {
        switch key {
        case .character("1"):
            return [
                .run("work") { [saved] send in
                    while !Task.isCancelled { await Task.yield() }
                    saved.append("cancelled")
                    send("1")
                }
            ]
        case .character("3"):
            return [
                .run("work") { [saved] send in
                    while saved.all.isEmpty { await Task.yield() }
                    send("3")
                }
            ]
        case .character("2"): return [.run("work") { $0("2") }]
        case .character("s"):
            return [
                .save { [saved, mayStore] _ in
                    for await _ in mayStore {}
                    saved.append("1")
                },
                .save { [saved] _ in saved.append("2") },
            ]
        case .character("h"):
            return [
                .save { [saved] send in
                    while !Task.isCancelled { await Task.yield() }
                    saved.append("cancelled")
                    send("end")
                }
            ]
        case .character("c"): return [.cancelSaving]
        case .character("t"): return [.send("later", after: .seconds(60))]
        case .character("w"): return [.write(Array("\u{1B}]52;c;eA==\u{7}".utf8))]
        case .character(let character): events.append(String(character))
        default: events.append("\(key)")
        }
        if key == end { outcome = events }
        return []
    }

    func draw(on canvas: inout Canvas) {
        canvas.draw("\("\(canvas.size.columns)")", row: canvas.size.rows - 1)
        canvas.draw(SafeText(events.joined(separator: " ")), row: 0)
    }
}
