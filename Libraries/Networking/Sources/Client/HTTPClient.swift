public import ChallengeCore
internal import ChallengePlatform

/// A client that sends requests to one API, with one deadline for all of them.
///
/// It retries temporary failures, follows redirects to the same server origin and respects announced waits. After a
/// lasting connection failure it fails all further requests at once.
public actor HTTPClient: HTTPClientContract {
    private static let maximumRedirects = 5

    /// The time after a timeout during which callers with stored data need not wait for the API again.
    private static let timeoutMemory = 60.0

    private let configuration: HTTPClientConfiguration
    private let transport: any HTTPTransport
    private let unavailability: any UnavailabilityStoreContract
    private let clock: any ClockContract
    private let retries: RetryPolicy
    private let onWait: @Sendable (Duration) -> Void

    /// The uptime of the clock at which all requests time out; `nil` before the first request.
    private var deadline: Duration?
    /// The failure of all further requests, after a lasting connection failure.
    private var lastingFailure: HTTPError?

    /// - Parameter onWait: Called before a wait that the API announced.
    public init(
        configuration: HTTPClientConfiguration,
        transport: any HTTPTransport,
        unavailability: any UnavailabilityStoreContract,
        clock: any ClockContract,
        retries: RetryPolicy = RetryPolicy(),
        onWait: @escaping @Sendable (Duration) -> Void = { _ in }
    ) {
        self.configuration = configuration
        self.transport = transport
        self.unavailability = unavailability
        self.clock = clock
        self.retries = retries
        self.onWait = onWait
    }

    public nonisolated var address: String? { configuration.baseAddress.addressWithoutSecrets }

    public func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        let address = endpoint.address(below: configuration.baseAddress, adding: configuration.query)
        guard let origin = ServerOrigin(address) else { throw .invalidAddress(address.addressWithoutSecrets) }
        // The transport prepares while the announced wait is read, because reading it may open the cache.
        if lastingFailure == nil { transport.prepare() }

        var attempt = 1
        while true {
            // Checked before every attempt, because another request of this client may have received a wait meanwhile.
            try await respectAnnouncedWait()
            if let lastingFailure { throw lastingFailure }
            do {
                return try await followingRedirects(endpoint, address, origin: origin, attempt: attempt)
            } catch {
                if error == .timedOut { await unavailability.setLastTimeout(clock.now, of: apiKey) }
                guard retries.isWorthRetrying(error), attempt < retries.maximumAttempts else {
                    let named = error.naming(configuration.proxy)
                    if case .connection(let failure) = error, failure.isLasting { lastingFailure = named }
                    throw named
                }
                if let wait = announcedWait(in: error) {
                    try await respect(wait, orThrow: error)
                } else {
                    try await wait(retries.delay(after: attempt), orThrow: error)
                }
                attempt += 1
            }
        }
    }

    public func recentTimeout() async -> LoadFailure? {
        guard let time = await unavailability.lastTimeout(of: apiKey) else { return nil }
        // A time in the future means a wrong clock or a damaged file.
        let isRecent = (0..<Self.timeoutMemory).contains(clock.now.timeIntervalSince(time))
        let failure = LoadFailure.timedOutRecently
        return isRecent ? address.map { .at(address: $0, failure) } ?? failure : nil
    }

    private func forgetTimeout() async {
        if await unavailability.lastTimeout(of: apiKey) != nil { await unavailability.setLastTimeout(nil, of: apiKey) }
    }

    /// The key of the API for the store of waits and timeouts.
    private var apiKey: String { configuration.canonicalBaseAddress }

    private func followingRedirects(
        _ endpoint: Endpoint, _ address: String, origin: ServerOrigin, attempt: Int
    ) async throws(HTTPError) -> HTTPResponse {
        var address = address
        for redirects in 0...Self.maximumRedirects {
            let answer = try await transport.perform(
                try request(endpoint, address, isRedirected: redirects > 0, attempt: attempt))
            let response = configuration.secret?.removed(from: answer) ?? answer
            await forgetTimeout()
            if response.status == 304, endpoint.entityTag != nil { return response }
            guard (300..<400).contains(response.status), let location = response.headers["location"] else {
                return try await checked(response)
            }
            guard let target = origin.redirectTarget(location, from: address) else {
                throw .redirected(to: location.addressWithoutSecrets)
            }
            address = target
        }
        throw .redirected(to: address.addressWithoutSecrets)
    }

    private func request(
        _ endpoint: Endpoint, _ address: String, isRedirected: Bool, attempt: Int
    ) throws(HTTPError) -> TransportRequest {
        var headers = configuration.headers
        headers["User-Agent"] = configuration.userAgent
        headers["Accept"] = configuration.accept
        headers["If-None-Match"] = endpoint.entityTag
        return TransportRequest(
            address: address, isRedirected: isRedirected, attempt: attempt, headers: headers,
            timeout: try remaining(), idleTimeout: configuration.idleTimeout,
            maximumBodySize: configuration.maximumBodySize)
    }

    private func checked(_ response: HTTPResponse) async throws(HTTPError) -> HTTPResponse {
        if (200..<300).contains(response.status) { return response }
        let now = clock.now
        let wait = response.wait(response.status == 429 ? configuration.waitHeader : nil, now)
            .flatMap { $0 > .zero ? AnnouncedWait($0, from: now) : nil }
        guard response.status == 429 || response.status == 503 && wait != nil else {
            throw .status(response.status, body: response.body)
        }
        if let wait { await unavailability.setEndOfWait(wait.end, for: apiKey) }
        throw .rateLimited(status: response.status, wait: wait, body: response.body)
    }

    /// Waits until the time that the API announced, in this run or an earlier one, has passed.
    private func respectAnnouncedWait() async throws(HTTPError) {
        guard let end = await unavailability.endOfWait(for: apiKey) else { return }
        // A saved wait is never longer than `RetryAfter.longest`. A longer one means a wrong clock or a damaged file.
        let now = clock.now
        let seconds = end.timeIntervalSince(now)
        guard seconds > 0, seconds <= RetryAfter.longest / .seconds(1) else { return }
        let announced = AnnouncedWait(.seconds(seconds), from: now)
        try await respect(announced.duration, orThrow: .rateLimited(wait: announced))
    }

    private func announcedWait(in error: HTTPError) -> Duration? {
        if case .rateLimited(_, let wait?, _) = error { wait.duration } else { nil }
    }

    /// Waits as the API asked, and reports the wait.
    private func respect(_ wait: Duration, orThrow error: HTTPError) async throws(HTTPError) {
        if wait < (try remaining()) { onWait(wait) }
        try await self.wait(wait, orThrow: error)
    }

    /// Sleeps, or throws the error at once if the wait would not end before the deadline.
    private func wait(_ duration: Duration, orThrow error: HTTPError) async throws(HTTPError) {
        guard duration < (try remaining()) else { throw error }
        do {
            try await clock.sleep(for: duration)
        } catch {
            throw .cancelled
        }
    }

    private func remaining() throws(HTTPError) -> Duration {
        let end = deadline ?? clock.uptime + configuration.timeout
        deadline = end
        let remaining = end - clock.uptime
        guard remaining > .zero else { throw .timedOut }
        return remaining
    }
}

extension HTTPResponse {
    /// Returns the announced wait.
    fileprivate func wait(_ other: WaitHeader?, _ now: Date) -> Duration? {
        headers["retry-after"].flatMap { RetryAfter($0, now: now)?.wait }
            ?? other.flatMap { header in headers[header.name].flatMap { header.wait($0, now) } }
    }
}

extension HTTPError {
    /// Returns the error with the address of the proxy, if the connection failed.
    ///
    /// With a proxy, the program connects to no other server.
    fileprivate func naming(_ proxy: ProxySetting?) -> HTTPError {
        guard let proxy, case .connection(let failure) = self else { return self }
        switch failure {
        case .refused, .unreachable, .hostNotFound, .closed, .notHTTP:
            return .connection(.proxy(address: proxy.address, failure))
        default: return self
        }
    }
}

extension ConnectionFailure {
    /// `true` if another request of the same command would fail in the same way.
    fileprivate var isLasting: Bool {
        switch self {
        case .refused, .unreachable, .hostNotFound, .invalidAddress, .notAWebAddress, .tls, .offline, .notRequested,
            .workerUnavailable:
            true
        case .proxy(_, let failure): failure.isLasting
        case .closed, .notHTTP, .workerDied: false
        }
    }
}
