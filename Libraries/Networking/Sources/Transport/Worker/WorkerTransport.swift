internal import ChallengeCore
internal import ChallengeNetworkingFrames
internal import ChallengePlatform
internal import Synchronization

/// A transport that sends requests to a worker process, in which URLSession runs.
///
/// The worker may crash or hang; the caller still gets a result in time. The first request starts the worker, which
/// serves all further ones. A worker that dies is replaced (`WorkerSchedule`).
public final class WorkerTransport: HTTPTransport {
    /// The time in which a worker must confirm that it has stopped working on a request.
    private static let confirmationTime: Duration = .seconds(1)
    /// The time in which a worker must send its greeting.
    private static let greetingTime: Duration = .seconds(10)

    private struct Pending {
        let exchange: Exchange
        let frame: Frame
        let maximumBodySize: Int
    }

    private struct State {
        var schedule = WorkerSchedule()
        /// The requests that the worker has not finished, by identifier.
        var pending: [UInt32: Pending] = [:]
        var lastIdentifier: UInt32 = 0
        var worker: WorkerProcess?
        /// `true` if the worker has sent the greeting of this protocol version.
        var hasGreeting = false
        /// Closures that end exchanges after the lock has been released.
        var endings: [@Sendable () -> Void] = []
    }

    private let executable: WorkerExecutable
    private let environment: [String: String]
    private let state = Mutex(State())

    /// - Parameters:
    ///   - executable: The worker program.
    ///   - environment: The environment variables of the worker, such as those that name a proxy.
    public init(executable: WorkerExecutable, environment: [String: String]) {
        self.executable = executable
        self.environment = environment.merging(WorkerExecutable.variables) { $1 }
    }

    deinit {
        state.withLock { $0.worker?.kill() }
    }

    /// The process of the running worker.
    var processIdentifier: Int32? { state.withLock { $0.worker }?.processIdentifier }

    /// Starts the worker if none is running.
    public func prepare() {
        update { state in
            if state.worker == nil, !state.schedule.isExhausted { _ = startWorker(&state) }
        }
    }

    public func stop() { state.withLock { $0.worker }?.killAndWait() }

    /// Sends the request, and returns at the deadline or on cancellation without waiting for the worker.
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

    /// Changes the state, and ends exchanges after the lock has been released.
    ///
    /// A continuation must not be resumed under the lock, because a cancellation handler takes the lock, too.
    private func update<Value: Sendable>(_ change: (inout State) -> Value) -> Value {
        let (value, endings) = state.withLock { state in
            let value = change(&state)
            defer { state.endings = [] }
            return (value, state.endings)
        }
        for end in endings { end() }
        return value
    }

    private func nextIdentifier() -> UInt32 {
        update { state in
            state.lastIdentifier += 1
            return state.lastIdentifier
        }
    }

    private func start(_ identifier: UInt32, _ exchange: Exchange, _ request: TransportRequest) {
        let frame = Frame(.request, identifier: identifier, payload: request.payload)
        guard frame.payload.count <= FrameProtocol.maximumPayloadSize else {
            return exchange.end(.failure(.invalidAddress(request.address)))
        }
        update { state in
            if exchange.hasEnded { return }
            state.pending[identifier] = Pending(
                exchange: exchange, frame: frame, maximumBodySize: request.maximumBodySize)
            if state.schedule.isExhausted { return end(identifier, .failure(.connection(.workerDied)), &state) }
            state.schedule.add(identifier)
            sendDue(&state)
        }
    }

    /// Ends the exchange with the error, and tells the worker to stop working on the request.
    private func abandon(_ identifier: UInt32, _ exchange: Exchange, _ error: HTTPError) {
        exchange.end(.failure(error))
        let worker: WorkerProcess? = update { state in
            guard state.pending[identifier] != nil else { return nil }
            guard state.schedule.abandon(identifier), let worker = state.worker else {
                state.pending[identifier] = nil
                return nil
            }
            worker.send([Frame(.cancel, identifier: identifier)])
            return worker
        }
        guard let worker else { return }
        Task {
            try? await Task.sleep(for: Self.confirmationTime)
            if isUnfinished(identifier, by: worker) { worker.kill() }
        }
    }

    private func isUnfinished(_ identifier: UInt32, by worker: WorkerProcess) -> Bool {
        update { $0.worker === worker && $0.pending[identifier] != nil }
    }

    private func sendDue(_ state: inout State) {
        let frames = state.schedule.takeRequestsToSend().compactMap { state.pending[$0]?.frame }
        if frames.isEmpty { return }
        let worker = state.worker ?? startWorker(&state)
        worker.send(frames)
    }

    private func startWorker(_ state: inout State) -> WorkerProcess {
        let worker = WorkerProcess()
        state.worker = worker
        state.hasGreeting = false
        worker.start(
            executable, environment: environment,
            receive: { [weak self, weak worker] frame in
                if let worker { self?.receive(frame, from: worker) }
            },
            end: { [weak self, weak worker] in
                if let worker { self?.workerEnded(worker) }
            })
        Task { [weak self, weak worker] in
            try? await Task.sleep(for: Self.greetingTime)
            if let worker, self?.isSilent(worker) == true { worker.kill() }
        }
        return worker
    }

    private func receive(_ frame: Frame, from worker: WorkerProcess) {
        update { state in
            guard state.worker === worker else { return }
            guard state.hasGreeting else { return greet(frame, worker, &state) }
            let isValid =
                switch frame.kind {
                case .head: receiveHead(frame, state)
                case .body: receiveBody(frame, state)
                case .end: finish(frame.identifier, nil, &state)
                case .failure: finish(frame.identifier, error(in: frame), &state)
                case .hello, .request, .cancel: false
                }
            if !isValid { worker.kill() }
        }
    }

    private func greet(_ frame: Frame, _ worker: WorkerProcess, _ state: inout State) {
        state.hasGreeting = frame.kind == .hello && frame.payload == FrameProtocol.greeting
        if !state.hasGreeting { worker.kill() }
    }

    private func isSilent(_ worker: WorkerProcess) -> Bool { update { $0.worker === worker && !$0.hasGreeting } }

    private func receiveHead(_ frame: Frame, _ state: State) -> Bool {
        guard let head = ResponseHead(payload: frame.payload) else { return false }
        state.pending[frame.identifier]?.exchange.receive(head)
        return true
    }

    /// Returns `false` if the body exceeds its limit.
    ///
    /// The worker checks the limit, too, but the worker is not trusted.
    private func receiveBody(_ frame: Frame, _ state: State) -> Bool {
        guard let pending = state.pending[frame.identifier] else { return true }
        guard pending.exchange.bodySize + frame.payload.count <= pending.maximumBodySize else { return false }
        pending.exchange.receive(frame.payload)
        return true
    }

    private func error(in frame: Frame) -> HTTPError {
        (try? JSONDecoder().decode(HTTPError.self, from: Data(frame.payload))) ?? .connection(.closed)
    }

    private func finish(_ identifier: UInt32, _ error: HTTPError?, _ state: inout State) -> Bool {
        if let exchange = state.pending.removeValue(forKey: identifier)?.exchange {
            state.endings.append {
                if let error { exchange.end(.failure(error)) } else { exchange.complete() }
            }
        }
        state.schedule.finish(identifier)
        sendDue(&state)
        return true
    }

    private func end(_ identifier: UInt32, _ outcome: Exchange.Outcome, _ state: inout State) {
        guard let exchange = state.pending.removeValue(forKey: identifier)?.exchange else { return }
        state.endings.append { exchange.end(outcome) }
    }

    /// Fails or repeats the requests that the worker has not finished.
    ///
    /// A program that ended before its greeting is not the worker, or a system library is missing. Then it is not
    /// started again for the same requests.
    private func workerEnded(_ worker: WorkerProcess) {
        update { state in
            guard state.worker === worker else { return }
            state.worker = nil
            let failed = state.hasGreeting ? state.schedule.workerDied() : state.schedule.removeAll()
            let failure: ConnectionFailure =
                state.hasGreeting ? .workerDied : .workerUnavailable(file: executable.path)
            for identifier in failed { end(identifier, .failure(.connection(failure)), &state) }
            state.pending = state.pending.filter { !$0.value.exchange.hasEnded }
            sendDue(&state)
        }
    }
}
