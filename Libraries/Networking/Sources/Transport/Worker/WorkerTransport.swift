#if os(Linux)
    internal import ChallengeCore
    internal import ChallengeNetworkingFrames
    internal import Synchronization

    #if canImport(FoundationEssentials)
        internal import FoundationEssentials
    #else
        internal import Foundation
    #endif

    /// Exchanges with servers by way of a worker process, in which URLSession runs.
    ///
    /// The worker may crash or hang; the caller is answered in time all the same. It is started by the first request
    /// and serves all further ones. A worker that dies is replaced (`WorkerSchedule`).
    public final class WorkerTransport: HTTPTransport {
        /// The time in which a worker has to confirm that it has stopped working on a request.
        private static let confirmationTime: Duration = .seconds(1)

        private struct State {
            var schedule = WorkerSchedule()
            /// The requests without an answer, by identifier.
            var exchanges: [UInt32: (exchange: Exchange, request: Frame)] = [:]
            var lastIdentifier: UInt32 = 0
            var worker: WorkerProcess?
            var greeting = Greeting.awaited
        }

        private enum Greeting {
            case awaited
            case received
            /// The program is something else than a worker of this version.
            case wrong
        }

        private let executable: WorkerExecutable
        private let environment: [String: String]
        private let state = Mutex(State())

        /// - Parameters:
        ///   - executable: The worker program.
        ///   - environment: The variables of the worker, such as those that name a proxy.
        public init(executable: WorkerExecutable, environment: [String: String]) {
            self.executable = executable
            // A crash is an answer here: nobody reads a backtrace, and making one takes seconds.
            self.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        }

        deinit {
            state.withLock { $0.worker?.kill() }
        }

        /// The process of the running worker.
        var processIdentifier: Int32? { state.withLock { $0.worker }?.processIdentifier }

        /// Starts the worker, unless it is running.
        public func prepare() {
            state.withLock { state in
                if state.worker == nil, !state.schedule.isExhausted { _ = startWorker(&state) }
            }
        }

        /// The caller is answered when the deadline passes or the task is cancelled, whatever the worker is doing.
        public func perform(_ request: TransportRequest) async throws(HTTPError) -> HTTPResponse {
            let exchange = Exchange()
            let identifier = nextIdentifier()
            let deadline = Task {
                if (try? await Task.sleep(for: request.timeout)) != nil { abandon(identifier, exchange, .timedOut) }
            }
            defer { deadline.cancel() }
            return try await withTaskCancellationHandler {
                start(identifier, exchange, request)
                return await exchange.outcome
            } onCancel: {
                abandon(identifier, exchange, .cancelled)
            }.get()
        }

        private func nextIdentifier() -> UInt32 {
            state.withLock { state in
                state.lastIdentifier += 1
                return state.lastIdentifier
            }
        }

        private func start(_ identifier: UInt32, _ exchange: Exchange, _ request: TransportRequest) {
            let frame = Frame(.request, identifier: identifier, payload: request.payload)
            guard frame.payload.count <= FrameProtocol.maximumPayloadSize else {
                return exchange.end(.failure(.invalidAddress(request.address)))
            }
            state.withLock { state in
                if exchange.hasEnded { return }
                if state.schedule.isExhausted { return exchange.end(.failure(.connection(.workerDied))) }
                state.exchanges[identifier] = (exchange, frame)
                state.schedule.add(identifier)
                sendDue(&state)
            }
        }

        /// Answers the caller, and stops the worker's work on the request.
        private func abandon(_ identifier: UInt32, _ exchange: Exchange, _ error: HTTPError) {
            exchange.end(.failure(error))
            let worker: WorkerProcess? = state.withLock { state in
                guard state.exchanges[identifier] != nil else { return nil }
                guard state.schedule.abandon(identifier), let worker = state.worker else {
                    state.exchanges[identifier] = nil
                    return nil
                }
                worker.send([Frame(.cancel, identifier: identifier)])
                return worker
            }
            guard let worker else { return }
            Task {
                try? await Task.sleep(for: Self.confirmationTime)
                if isUnanswered(identifier, by: worker) { worker.kill() }
            }
        }

        private func isUnanswered(_ identifier: UInt32, by worker: WorkerProcess) -> Bool {
            state.withLock { $0.worker === worker && $0.exchanges[identifier] != nil }
        }

        private func sendDue(_ state: inout State) {
            let frames = state.schedule.takeDue().compactMap { state.exchanges[$0]?.request }
            if frames.isEmpty { return }
            let worker = state.worker ?? startWorker(&state)
            worker.send(frames)
        }

        private func startWorker(_ state: inout State) -> WorkerProcess {
            let worker = WorkerProcess()
            state.worker = worker
            state.greeting = .awaited
            worker.start(
                executable, environment: environment,
                receive: { [weak self, weak worker] frame in
                    if let worker { self?.receive(frame, from: worker) }
                },
                end: { [weak self, weak worker] end in
                    if let worker { self?.workerEnded(worker, end) }
                })
            return worker
        }

        /// Fails every request, because there is no worker to be had.
        private func failAll(_ state: inout State) {
            for identifier in state.schedule.removeAll() {
                state.exchanges[identifier]?.exchange.end(
                    .failure(.connection(.workerUnavailable(file: executable.path))))
            }
            state.exchanges = [:]
        }

        private func receive(_ frame: Frame, from worker: WorkerProcess) {
            state.withLock { state in
                guard state.worker === worker else { return }
                guard state.greeting == .received else { return greet(frame, worker, &state) }
                guard let exchange = state.exchanges[frame.identifier]?.exchange else { return }
                switch frame.kind {
                case .head:
                    if let head = try? ResponseHead(payload: frame.payload) { exchange.receive(head) }
                case .body: exchange.receive(frame.payload)
                case .end:
                    exchange.complete()
                    finish(frame.identifier, &state)
                case .failure:
                    exchange.end(.failure(error(in: frame)))
                    finish(frame.identifier, &state)
                case .hello, .request, .cancel: worker.kill()
                }
            }
        }

        private func greet(_ frame: Frame, _ worker: WorkerProcess, _ state: inout State) {
            let isRight = frame.kind == .hello && frame.payload == FrameProtocol.greeting
            state.greeting = isRight ? .received : .wrong
            if !isRight { worker.kill() }
        }

        private func error(in frame: Frame) -> HTTPError {
            (try? JSONDecoder().decode(HTTPError.self, from: Data(frame.payload))) ?? .connection(.closed)
        }

        private func finish(_ identifier: UInt32, _ state: inout State) {
            state.exchanges[identifier] = nil
            state.schedule.finish(identifier)
            sendDue(&state)
        }

        /// Whether another worker would not do better: one that exits before its greeting lacks a library, for example.
        private func isUnusable(_ end: WorkerProcess.End, _ greeting: Greeting) -> Bool {
            switch (end, greeting) {
            case (.notStarted, _), (.exited, .awaited), (.brokeProtocol, .awaited), (_, .wrong): true
            case (.signalled, .awaited), (_, .received): false
            }
        }

        private func workerEnded(_ worker: WorkerProcess, _ end: WorkerProcess.End) {
            state.withLock { state in
                guard state.worker === worker else { return }
                state.worker = nil
                if isUnusable(end, state.greeting) { return failAll(&state) }
                let failed = state.schedule.workerDied()
                for identifier in failed {
                    state.exchanges[identifier]?.exchange.end(.failure(.connection(.workerDied)))
                    state.exchanges[identifier] = nil
                }
                state.exchanges = state.exchanges.filter { !$0.value.exchange.hasEnded }
                sendDue(&state)
            }
        }
    }
#endif
