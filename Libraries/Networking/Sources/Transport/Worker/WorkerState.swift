public import ChallengeCore
internal import ChallengeNetworkingFrames
internal import ChallengePlatform
internal import ChallengeSystem

/// The state of the worker program.
public enum WorkerState: Sendable, Equatable {
    /// The program has sent the greeting of this version.
    case ready
    case missing
    case notExecutable
    /// Every user of the machine can replace the program, because every user can write these paths.
    case writableByAll(paths: [String])
    /// The program has sent another greeting, or ended without one.
    case foreign
    /// The program has sent no greeting in time.
    case silent
}

extension WorkerExecutable {
    /// Starts the worker, waits for its greeting and ends it; sends no request.
    public func state(
        environment: [String: String], clock: any ClockContract, limit: Duration
    ) async -> WorkerState {
        if access(path, F_OK) != 0 { return .missing }
        guard HelperProgram.isExecutableFile(path) else { return .notExecutable }
        let writablePaths = pathsWritableByAll
        if !writablePaths.isEmpty { return .writableByAll(paths: writablePaths) }
        let (answers, answer) = AsyncStream<WorkerState>.makeStream()
        let worker = WorkerProcess()
        worker.start(
            self, environment: environment.merging(Self.variables) { $1 },
            receive: { frame in
                let isGreeting = frame.kind == .hello && frame.payload == FrameProtocol.greeting
                answer.yield(isGreeting ? .ready : .foreign)
            },
            end: { answer.yield(.foreign) })
        let timer = Task {
            if (try? await clock.sleep(for: limit)) != nil { answer.yield(.silent) }
        }
        defer {
            timer.cancel()
            worker.kill()
        }
        return await answers.first { _ in true } ?? .silent
    }

    /// The program and its folder, if every user can write them.
    ///
    /// In a folder with the sticky bit, such as `/tmp`, users can only replace their own files.
    private var pathsWritableByAll: [String] {
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
        return [path, folder].filter { path in
            var status = stat()
            return stat(path, &status) == 0 && status.st_mode & (S_IWOTH | S_ISVTX) == S_IWOTH
        }
    }
}
