import Foundation
import Synchronization

/// The end of a program before the output that a test waits for.
struct UnexpectedEnd: Error {}

/// A started process that may still be running.
public final class RunningProgram: Sendable {
    private enum State {
        case running([CheckedContinuation<Int32, Never>])
        /// The status that `waitpid` returned.
        case ended(status: Int32)
    }

    public let processIdentifier: Int32
    /// The program with its folder and its server, which live as long as the process.
    private let program: Program
    private let output: URL
    private let error: URL
    private let terminal: PseudoTerminal?
    private let state = Mutex(State.running([]))

    /// - Parameter terminal: The terminal for all three streams of the process.
    init(
        executable: String, arguments: [String], input: String, environment: [String: String], program: Program,
        terminal: PseudoTerminal? = nil
    ) throws {
        self.terminal = terminal
        self.program = program
        let name = UUID().uuidString
        // Files instead of pipes, because the process must be able to write without a reader.
        output = program.scratch.url.appending(path: "\(name).out")
        error = program.scratch.url.appending(path: "\(name).err")
        let inputFile = program.scratch.url.appending(path: "\(name).in")
        try Data(input.utf8).write(to: inputFile)

        processIdentifier = try Spawn(
            executable: executable, arguments: arguments, environment: environment,
            input: terminal?.path ?? inputFile.path, output: terminal?.path ?? output.path,
            error: terminal?.path ?? error.path, startsSession: terminal != nil
        ).start()
        if terminal != nil {
            for file in [output, error] { try Data().write(to: file) }
        }
        let shown = try FileHandle(forWritingTo: output)
        let processIdentifier = processIdentifier
        // A separate thread, because waiting blocks.
        Thread.detachNewThread { [self] in
            terminal?.copyOutput(to: shown)
            end(Spawn.wait(for: processIdentifier))
        }
    }

    /// Waits for the end of the process; the exit code of a process killed by a signal is that of a shell.
    ///
    /// A test that reaches its time limit kills the process.
    public func outcome() async throws -> Outcome {
        let status = await withTaskCancellationHandler {
            await endStatus()
        } onCancel: {
            kill(processIdentifier, SIGKILL)
        }
        return Outcome(
            exitCode: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
    }

    private func endStatus() async -> Int32 {
        await withCheckedContinuation { continuation in
            let status: Int32? = state.withLock { state in
                switch state {
                case .ended(let status): return status
                case .running(let waiting):
                    state = .running(waiting + [continuation])
                    return nil
                }
            }
            if let status { continuation.resume(returning: status) }
        }
    }

    /// Waits until the output meets the expectation; the end of the program without it is an error.
    public func waitForOutput(_ isExpected: (_ printed: Outcome) -> Bool) async throws {
        var seen = -1
        while true {
            let hasEnded = hasEnded
            let (output, error) = (try Data(contentsOf: output), try Data(contentsOf: error))
            if output.count + error.count != seen {
                seen = output.count + error.count
                let printed = Outcome(
                    exitCode: 0, output: String(decoding: output, as: UTF8.self),
                    error: String(decoding: error, as: UTF8.self))
                if isExpected(printed) { return }
            }
            if hasEnded { throw UnexpectedEnd() }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    public var hasEnded: Bool {
        state.withLock { if case .ended = $0 { true } else { false } }
    }

    /// The signal that killed the process; `nil` if no signal did.
    public var fatalSignal: Int32? {
        state.withLock { if case .ended(let status) = $0, status & 0x7F != 0 { status & 0x7F } else { nil } }
    }

    /// Types into the terminal of the process; `\u{3}` is Ctrl-C.
    public func type(_ text: String) {
        terminal?.type(text)
    }

    /// Makes the terminal of the process accept no more output.
    public func stopOutput() {
        terminal?.stopOutput()
    }

    /// Changes the size of the window of the process.
    public func resize(_ window: Window) {
        terminal?.resize(window)
    }

    public func send(_ signal: Int32) {
        kill(processIdentifier, signal)
    }

    private func end(_ status: Int32) {
        let waiting: [CheckedContinuation<Int32, Never>] = state.withLock { state in
            guard case .running(let waiting) = state else { return [] }
            state = .ended(status: status)
            return waiting
        }
        for continuation in waiting { continuation.resume(returning: status) }
    }
}
