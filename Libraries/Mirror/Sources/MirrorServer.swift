internal import Synchronization

/// A server on loopback that responds as the Rick and Morty API does, or with faults.
public final class MirrorServer: Sendable {
    private let service: Service
    private let listener: Listener
    private let isStopped = Mutex(false)

    /// Starts to listen on the port; 0 means a free one.
    ///
    /// - Parameters:
    ///   - hasOtherCollections: `true` if the list of an unknown collection is empty, so that a sync succeeds in a
    ///     program with more collections. The API has a 404.
    ///   - onRequest: A closure that is called for each request when it arrives, on the thread of its connection.
    public init(
        dataSet: DataSet = .embedded, port: UInt16 = 0, hasOtherCollections: Bool = false,
        onRequest: (@Sendable (RecordedRequest) -> Void)? = nil
    ) throws(MirrorError) {
        let service = Service(
            api: API(dataSet: dataSet, hasOtherCollections: hasOtherCollections), onRequest: onRequest)
        listener = try Listener(port: port) { Connection(socket: $0, service: service).serve() }
        self.service = service
        try listener.open()
    }

    /// The address of the API, such as `http://127.0.0.1:PORT/api`.
    public var baseURL: String { "http://127.0.0.1:\(port)/api" }

    /// The port, which stays the same while the server is stopped.
    public var port: UInt16 { listener.port }

    /// Sets the fault for the requests of the target, or removes it with `nil`.
    ///
    /// A fault of a particular path takes precedence over one of all requests. `nil` for all requests removes every
    /// fault. With `times`, the fault applies only to that number of matching requests. `refuse` ignores the target and
    /// `times`, because a refused connection sends no request.
    public func setFault(_ fault: Fault?, for target: Target = .everything, times: Int? = nil) {
        setFaults(fault.map { [$0] } ?? [], for: target, times: times)
    }

    /// Sets several faults, of which each request gets the next one in turn.
    public func setFaults(_ faults: [Fault], for target: Target = .everything, times: Int? = nil) {
        isStopped.withLock { isStopped in
            service.faults.set(faults, for: target, times: times)
            // The port stays reserved, so opening fails only if the system has no free threads or sockets. Then the
            // server continues to refuse connections.
            try? openOrClose(isStopped: isStopped)
        }
    }

    /// The requests since the start or the last reset, in the order of their arrival.
    public var requests: [RecordedRequest] { service.log.requests }

    public var requestCount: Int { service.log.count }

    /// The number of bytes of all complete responses since the start or the last reset, with their headers.
    public var sentBytes: Int { service.log.sentBytes }

    /// Returns when the number of requests since the last reset is reached, or the task is cancelled.
    public func waitForRequests(_ count: Int) async { await service.log.wait(for: count) }

    /// Deletes the recorded requests, and sets the number of sent bytes to zero.
    public func resetRequests() { service.log.reset() }

    /// Closes all connections and refuses new ones, and returns when no thread or connection is left.
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
