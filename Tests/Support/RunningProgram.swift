import Foundation
import Synchronization

/// A process that was started and may not have ended yet.
public final class RunningProgram: Sendable {
    private enum State {
        case running([CheckedContinuation<Int32, Never>])
        case ended(Int32)
    }

    public let processIdentifier: Int32
    private let output: URL
    private let error: URL
    private let state = Mutex(State.running([]))

    init(
        executable: URL, arguments: [String], input: String, environment: [String: String], scratch: Scratch
    ) throws {
        let name = UUID().uuidString
        // Files, not pipes: nobody has to read while the process writes.
        output = scratch.url.appending(path: "\(name).out")
        error = scratch.url.appending(path: "\(name).err")
        let inputFile = scratch.url.appending(path: "\(name).in")
        for file in [output, error] { try Data().write(to: file) }
        try Data(input.utf8).write(to: inputFile)

        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = scratch.url
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        let ending = Ending()
        process.terminationHandler = { process in
            // A death by signal is told the way a shell tells it.
            ending.tell(
                process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus)
        }
        try process.run()
        processIdentifier = process.processIdentifier
        ending.listen { [self] code in end(code) }
    }

    /// Waits for the end.
    public func outcome() async throws -> Outcome {
        let code = await withCheckedContinuation { continuation in
            let code: Int32? = state.withLock { state in
                switch state {
                case .ended(let code): return code
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

    /// Sends a signal.
    public func send(_ signal: Int32) {
        kill(processIdentifier, signal)
    }

    private func end(_ code: Int32) {
        let waiting: [CheckedContinuation<Int32, Never>] = state.withLock { state in
            guard case .running(let waiting) = state else { return [] }
            state = .ended(code)
            return waiting
        }
        for continuation in waiting { continuation.resume(returning: code) }
    }
}

/// Carries the end of a process to whoever comes to listen, also when it comes late.
private final class Ending: Sendable {
    private struct State {
        var code: Int32?
        var listener: (@Sendable (Int32) -> Void)?
    }

    private let state = Mutex(State())

    func tell(_ code: Int32) {
        state.withLock { state in
            state.code = code
            return state.listener
        }?(code)
    }

    func listen(_ listener: @escaping @Sendable (Int32) -> Void) {
        let code = state.withLock { state in
            state.listener = listener
            return state.code
        }
        if let code { listener(code) }
    }
}
