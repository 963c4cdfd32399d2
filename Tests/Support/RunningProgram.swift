import Foundation
import Synchronization

/// A process that was started and may not have ended yet.
public final class RunningProgram: Sendable {
    private enum State {
        case running([CheckedContinuation<Int32, Never>])
        case ended(Int32, at: ContinuousClock.Instant)
    }

    public let processIdentifier: Int32
    private let output: URL
    private let error: URL
    private let state = Mutex(State.running([]))

    init(
        executable: String, arguments: [String], input: String, environment: [String: String], scratch: Scratch
    ) throws {
        let name = UUID().uuidString
        // Files, not pipes: nobody has to read while the process writes.
        output = scratch.url.appending(path: "\(name).out")
        error = scratch.url.appending(path: "\(name).err")
        let inputFile = scratch.url.appending(path: "\(name).in")
        try Data(input.utf8).write(to: inputFile)

        processIdentifier = try Spawn(
            executable: executable, arguments: arguments, environment: environment,
            input: inputFile.path, output: output.path, error: error.path
        ).start()
        let processIdentifier = processIdentifier
        // A thread of its own, because waiting blocks.
        Thread.detachNewThread { [self] in end(Spawn.wait(for: processIdentifier)) }
    }

    /// Waits for the end.
    public func outcome() async throws -> Outcome {
        let code = await withCheckedContinuation { continuation in
            let code: Int32? = state.withLock { state in
                switch state {
                case .ended(let code, _): return code
                case .running(let waiting):
                    state = .running(waiting + [continuation])
                    return nil
                }
            }
            if let code { continuation.resume(returning: code) }
        }
        return Outcome(
            exitCode: code, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
    }

    /// Waits until what was printed so far is as expected; a test that expects the wrong thing runs into its time limit.
    public func waitForOutput(_ isExpected: (_ printed: Outcome) -> Bool) async throws {
        while true {
            let printed = Outcome(
                exitCode: 0, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
                error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
            if isExpected(printed) { return }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    /// When the process ended, told by the thread that waited for it: a busy pool of tasks has no part in it.
    public var end: ContinuousClock.Instant? {
        state.withLock { if case .ended(_, let end) = $0 { end } else { nil } }
    }

    /// Sends a signal.
    public func send(_ signal: Int32) {
        kill(processIdentifier, signal)
    }

    private func end(_ code: Int32) {
        let waiting: [CheckedContinuation<Int32, Never>] = state.withLock { state in
            guard case .running(let waiting) = state else { return [] }
            state = .ended(code, at: .now)
            return waiting
        }
        for continuation in waiting { continuation.resume(returning: code) }
    }
}
