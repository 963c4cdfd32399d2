internal import Synchronization

/// A server on loopback that answers as the Rick and Morty API does, and wrong on demand.
public final class MirrorServer: Sendable {
    private let service: Service
    private let listener: Listener
    private let isStopped = Mutex(false)

    /// Starts to listen, on a free port unless one is given.
    ///
    /// `onRequest` is called for each request as it arrives, on the thread of its connection.
    public init(
        dataSet: DataSet = .embedded, port: UInt16 = 0, onRequest: (@Sendable (RecordedRequest) -> Void)? = nil
    ) throws(MirrorError) {
        let service = Service(api: API(dataSet: dataSet), onRequest: onRequest)
        listener = try Listener(port: port) { Connection(socket: $0, service: service).serve() }
        self.service = service
        try listener.open()
    }

    /// Where the API is, as `http://127.0.0.1:PORT/api`.
    public var baseURL: String { "http://127.0.0.1:\(port)/api" }

    /// The port, which stays the same while the server is stopped.
    public var port: UInt16 { listener.port }

    /// Answers wrong from now on, or right again with nil.
    ///
    /// What is set for a particular path comes before what is set for everything, and nil for everything ends all faults.
    /// With `times`, only so many of the matching requests are answered wrong. `refuse` knows neither: a connection that
    /// is refused never says what it wanted.
    public func setFault(_ fault: Fault?, for target: Target = .everything, times: Int? = nil) {
        setFaults(fault.map { [$0] } ?? [], for: target, times: times)
    }

    /// Answers wrong in several ways that take turns, one for each request.
    public func setFaults(_ faults: [Fault], for target: Target = .everything, times: Int? = nil) {
        isStopped.withLock { isStopped in
            service.faults.set(faults, for: target, times: times)
            // Nobody else is given the port meanwhile, so this fails only if the system is out of threads or sockets;
            // then the server goes on refusing.
            try? openOrClose(isStopped: isStopped)
        }
    }

    /// The requests since the start or the last reset, in the order of their arrival.
    public var requests: [RecordedRequest] { service.log.requests }

    public var requestCount: Int { service.log.count }

    /// Returns when so many requests have arrived since the last reset, or the task is cancelled.
    public func waitForRequests(_ count: Int) async {
        await service.log.wait(for: count)
    }

    /// Forgets the requests so far.
    public func resetRequests() {
        service.log.reset()
    }

    /// Closes every connection and refuses new ones; when it returns, no thread or connection is left.
    public func stop() {
        isStopped.withLock { isStopped in
            isStopped = true
            listener.close()
        }
    }

    /// Listens again, on the same port.
    public func resume() throws(MirrorError) {
        try isStopped.withLock { isStopped throws(MirrorError) in
            isStopped = false
            try openOrClose(isStopped: isStopped)
        }
    }

    private func openOrClose(isStopped: Bool) throws(MirrorError) {
        if isStopped || service.faults.refusesConnections {
            listener.close()
        } else {
            try listener.open()
        }
    }
}
