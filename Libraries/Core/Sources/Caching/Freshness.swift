public import ChallengePlatform

/// The rules for the use of cached values.
public struct Freshness: Sendable {
    public static let defaultMaximumAge: Duration = .seconds(24 * 60 * 60)

    /// The age up to which a cached value is returned without a request to the remote.
    public let maximumAge: Duration
    /// `true` if a fetch whose remote fails throws an error instead of returning an older value.
    public let refusesStaleValues: Bool
    /// Returns the failure of a remote that has just timed out; `localFirst` does not wait for it again while there is
    /// an older value.
    public let recentTimeout: @Sendable () async -> LoadFailure?
    private let clock: any ClockContract

    public init(
        maximumAge: Duration, refusesStaleValues: Bool = false, clock: any ClockContract,
        recentTimeout: @escaping @Sendable () async -> LoadFailure? = { nil }
    ) {
        self.maximumAge = maximumAge
        self.refusesStaleValues = refusesStaleValues
        self.clock = clock
        self.recentTimeout = recentTimeout
    }

    /// Returns the same rules for a remote whose timeouts are known.
    public func with(recentTimeout: @escaping @Sendable () async -> LoadFailure?) -> Freshness {
        Freshness(
            maximumAge: maximumAge, refusesStaleValues: refusesStaleValues, clock: clock, recentTimeout: recentTimeout)
    }

    /// The current time, with which a fetched value is saved.
    public var now: Date { clock.now }

    public func age(of date: Date) -> Duration { max(.zero, elapsed(since: date)) }

    /// Returns `true` if a value that was fetched on the date is young enough.
    ///
    /// A date in the future is not fresh: the clock was set back, so the age of the value is unknown.
    public func isFresh(_ date: Date) -> Bool {
        let elapsed = elapsed(since: date)
        return elapsed >= .zero && elapsed < maximumAge
    }

    private func elapsed(since date: Date) -> Duration {
        // A damaged file can contain any number as a date, and `Duration` cannot represent every number.
        let limit = 1e12
        return .seconds(min(limit, max(-limit, clock.now.timeIntervalSince(date))))
    }
}

extension Fetched {
    /// Returns this result if the user accepts its age and origin; an expired value is a fallback.
    ///
    /// Commands that send no request call it, because they cannot replace an old value.
    ///
    /// - Throws: A failure if the user refuses stale values (`--fail-stale`), and the value is expired or from the
    ///   snapshot.
    public func accepted(by freshness: Freshness) throws(APIError) -> Fetched {
        let reason = LoadFailure.noConnection(.notRequested)
        if isFresh(freshness) { return self }
        if freshness.refusesStaleValues { throw .failed(.onlyStale(reason)) }
        guard case .cache = origin else { return self }
        return Fetched(value: value, origin: origin, remoteFailure: remoteFailure ?? reason, cacheFailure: cacheFailure)
    }

    private func isFresh(_ freshness: Freshness) -> Bool {
        switch origin {
        case .remote: true
        case .cache(let age): age < freshness.maximumAge
        case .snapshot: false
        }
    }
}
