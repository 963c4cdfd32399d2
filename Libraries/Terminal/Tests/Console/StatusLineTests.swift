import ChallengeTerminalMocks
import Synchronization
import Testing

@testable import ChallengeTerminal

@Suite(.timeLimit(.minutes(15))) struct StatusLineTests {
    private let output = MemoryOutput(terminalColumns: 20)
    private let error = AwaitedOutput(terminalColumns: 20)

    private func makeConsole(isQuiet: Bool = false) -> Console {
        Console(
            streams: Streams(input: MemoryInput([]), output: output, error: error), environment: ["NO_COLOR": "1"],
            isQuiet: isQuiet)
    }

    private static let erased = "\r\u{1B}[K"

    @Test func `a status line appears for long work and is removed`() async {
        let sut = makeConsole()

        let result = await sut.withStatus("Fetching", after: .zero) { update in
            await error.wait(for: "Fetching")
            update(WorkProgress(1, of: 4))
            return 7
        }

        #expect(result == 7)
        #expect(error.text.hasPrefix("Fetching" + Self.erased))
        #expect(error.text.contains(" left"))
        #expect(error.text.hasSuffix(Self.erased))
        #expect(output.text == "")
    }

    @Test func `a status line is shown again after that of work inside the work`() async {
        let sut = makeConsole()

        await sut.withStatus("Outer", after: .zero) { _ in
            await error.wait(for: "Outer")
            await sut.withStatus("Inner", after: .zero) { _ in await error.wait(for: "Inner") }
            await error.wait(for: "Inner" + Self.erased + "Outer")
        }

        #expect(error.text == "Outer" + Self.erased + "Inner" + Self.erased + "Outer" + Self.erased)
    }

    @Test func `a status line appears if its delay ends during work inside the work`() async {
        let sut = makeConsole()

        await sut.withStatus("Outer", after: .milliseconds(50)) { _ in
            await sut.withStatus("Inner", after: .zero) { _ in
                sut.showWait(.milliseconds(200))
                await error.wait(for: "The server asked…" + Self.erased + "Inner")
            }
            await error.wait(for: "Inner" + Self.erased + "Outer")
        }

        #expect(error.text.hasSuffix("Outer" + Self.erased))
    }

    @Test func `a wait for the server is shown with its remaining time until it ends`() async {
        let sut = makeConsole()

        await sut.withStatus("Fetching", after: .zero) { _ in
            await error.wait(for: "Fetching")
            sut.showWait(.seconds(600))
            // The longer wait counts.
            sut.showWait(.zero)
        }

        #expect(error.text == "Fetching" + Self.erased + "The server asked…" + Self.erased)
    }

    @Test func `the progress follows a wait that is over, and a wait without a status line is not shown`() async {
        let sut = makeConsole()

        sut.showWait(.seconds(600))
        await sut.withStatus("Fetching", after: .zero) { _ in
            await error.wait(for: "Fetching")
            sut.showWait(.milliseconds(400))
            await error.wait(for: "The server asked…" + Self.erased + "Fetching")
        }

        #expect(error.text.hasPrefix("Fetching" + Self.erased + "The server"))
    }

    @Test func `the status line of a window that becomes narrower is shortened, and all of its rows are erased`() async
    {
        let sut = makeConsole()
        error.columns = 30

        await sut.withStatus("Fetching all the items", after: .zero) { update in
            await error.wait(for: "Fetching all the items")
            error.columns = 10
            update(WorkProgress(1, of: 4))
        }

        #expect(error.text.hasPrefix("Fetching all the items\r\u{1B}[2A\u{1B}[J"))
        #expect(error.text.hasSuffix(Self.erased))
    }

    @Test func `short work shows no status line`() async {
        let sut = makeConsole()

        await sut.withStatus("Fetching", after: .seconds(600)) { update in update(WorkProgress(1, of: 4)) }

        #expect(error.text == "")
    }

    @Test func `the status line is removed before other output`() async throws {
        let sut = Console(
            streams: Streams(input: MemoryInput([]), output: error, error: error), environment: ["NO_COLOR": "1"])

        try await sut.withStatus("Fetching", after: .zero) { (update) throws(StreamError) in
            await error.wait(for: "Fetching")
            try sut.print("a")
            sut.note("b")
        }

        #expect(error.text == "Fetching" + Self.erased + "a\nnote: b\n")
    }

    @Test func `the status line leaves room for the characters of Ctrl-C in its line`() async {
        let sut = makeConsole()

        await sut.withStatus("Fetching all there is to fetch\n", after: .zero) { _ in
            await error.wait(for: "Fetching all the…")
        }

        #expect(error.text == "Fetching all the…" + Self.erased)
    }

    @Test func `the status line is removed when the work fails`() async {
        let sut = makeConsole()

        await #expect(throws: StreamError.closedPipe) {
            try await sut.withStatus("Fetching", after: .zero) { _ throws(StreamError) in
                await error.wait(for: "Fetching")
                throw .closedPipe
            }
        }

        #expect(error.text == "Fetching" + Self.erased)
    }

    @Test func `no status line appears in a pipe or on a quiet console`() async {
        let inPipe = Console(
            streams: Streams(input: MemoryInput([]), output: output, error: MemoryOutput()), environment: [:])

        for sut in [inPipe, makeConsole(isQuiet: true)] {
            await sut.withStatus("Fetching", after: .zero) { update in
                update(WorkProgress(1, of: 4))
                #expect(sut.state.withLock { $0.status.content?.title } == nil)
            }
        }
    }
}

/// An output with which a test can wait for a text.
private final class AwaitedOutput: TextOutput {
    private struct State {
        var columns = 0
        var text = ""
        var expected = ""
        var waiter: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    init(terminalColumns: Int) { columns = terminalColumns }

    var columns: Int {
        get { state.withLock { $0.columns } }
        set { state.withLock { $0.columns = newValue } }
    }

    var terminalSize: TerminalSize? { TerminalSize(columns: columns, rows: 24) }

    var text: String { state.withLock { $0.text } }

    func write(_ text: String) {
        let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.text += text
            guard state.text.contains(state.expected) else { return nil }
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume()
    }

    func write(_ bytes: [UInt8]) { write(String(decoding: bytes, as: UTF8.self)) }

    func wait(for expected: String) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.text.contains(expected) { return true }
                state.expected = expected
                state.waiter = continuation
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}
