public import ChallengeCore

/// A transport that passes each request to another transport and reports it when it has finished.
///
/// A retry and the request after a redirect are reported, too.
public struct TracingTransport: HTTPTransport {
    private let transport: any HTTPTransport
    private let clock: any ClockContract
    private let secret: Secret?
    private let report: @Sendable (RequestTrace) -> Void

    /// - Parameter secret: A token that no trace may contain.
    public init(
        _ transport: any HTTPTransport, clock: any ClockContract, secret: Secret? = nil,
        report: @escaping @Sendable (RequestTrace) -> Void
    ) {
        self.transport = transport
        self.secret = secret
        self.clock = clock
        self.report = report
    }

    public func prepare() { transport.prepare() }
    public func stop() { transport.stop() }

    public func perform(_ request: TransportRequest) async throws(HTTPError) -> HTTPResponse {
        let start = clock.uptime
        let outcome: Result<HTTPResponse, HTTPError>
        do {
            outcome = .success(try await transport.perform(request))
        } catch {
            outcome = .failure(error)
        }
        report(RequestTrace(request, outcome, duration: clock.uptime - start, secret: secret))
        return try outcome.get()
    }
}

/// The description of a finished request, without secrets.
public struct RequestTrace: Sendable, Equatable {
    public struct Header: Sendable, Equatable {
        public let name: String
        public let value: String
    }

    public let address: String
    /// `true` if a server sent the address.
    public let isRedirected: Bool
    /// The number of times that the client has sent the request, with this one.
    public let attempt: Int
    /// The status of the response, or the failure.
    public let outcome: Result<Int, HTTPError>
    public let duration: Duration
    /// The headers of the request, in alphabetical order.
    public let requestHeaders: [Header]
    /// The headers of the response, in alphabetical order; empty after a failure.
    public let responseHeaders: [Header]

    init(
        _ request: TransportRequest, _ outcome: Result<HTTPResponse, HTTPError>, duration: Duration,
        secret: Secret? = nil
    ) {
        address = request.address(without: secret)
        isRedirected = request.isRedirected
        attempt = request.attempt
        self.outcome = outcome.map(\.status)
        self.duration = duration
        requestHeaders = Self.headers(request.headers.mapValues { secret?.removed(fromHeader: $0) ?? $0 })
        let response = try? outcome.get()
        responseHeaders = Self.headers(response?.headers.mapValues { secret?.removed(from: $0) ?? $0 } ?? [:])
    }

    private static func headers(_ headers: [String: String]) -> [Header] {
        headers.sorted { $0.key < $1.key }.map { name, value in
            Header(name: name, value: shown(value, of: name.lowercased()))
        }
    }

    /// The parts of the names of headers with secret values, such as `Authorization`, `Set-Cookie` and `X-Api-Key`.
    private static let secretNames = ["auth", "cookie", "key", "password", "secret", "session", "signature", "token"]

    private static func shown(_ value: String, of name: String) -> String {
        if secretNames.contains(where: name.contains) { return "…" }
        return name == "location" ? value.addressWithoutSecrets : value.wordWithoutSecrets
    }
}

extension TransportRequest {
    /// The address for the log.
    ///
    /// The query is included only for an address that this program built, because a redirect's query can contain
    /// secrets.
    fileprivate func address(without secret: Secret?) -> String {
        guard !isRedirected, let query = address.firstIndex(of: "?") else { return address.addressWithoutSecrets }
        let shown = String(address[query...])
        return String(address[..<query]).addressWithoutSecrets + (secret?.removed(from: shown) ?? shown)
    }
}
