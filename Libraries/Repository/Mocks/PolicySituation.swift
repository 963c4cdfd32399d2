public import ChallengeCore
public import Testing

/// The state of the data sources before a fetch, and the result and the calls that a policy must have then.
///
/// The test of a repository runs each method for one value in all situations; ``ValueMock`` compares.
public struct PolicySituation: Sendable, CustomTestStringConvertible {
    enum Cache { case empty, fresh, expired, damaged, full }
    enum Remote { case answers, fails, isMissing, isCancelled, hasTimedOut }
    enum Outcome { case fetched, cached, bundled, failure }
    enum Call { case read, request, save, remove, bundle }

    public let testDescription: String
    let policy: CachePolicy
    let cache: Cache
    let remote: Remote
    let isBundled: Bool
    let outcome: Outcome
    let calls: [Call]

    private init(
        _ policy: CachePolicy, _ name: String, _ cache: Cache, _ remote: Remote, bundled: Bool = true,
        _ outcome: Outcome, _ calls: Call...
    ) {
        (testDescription, self.policy, self.cache, self.remote) = ("\(policy) \(name)", policy, cache, remote)
        (isBundled, self.outcome, self.calls) = (bundled, outcome, calls)
    }

    public static let all = [
        Self(.localFirst, "returns a fresh value without a request", .fresh, .answers, .cached, .read),
        Self(.localFirst, "saves a new value", .empty, .answers, .fetched, .read, .request, .save),
        Self(.localFirst, "replaces an expired value", .expired, .answers, .fetched, .read, .request, .save),
        Self(.localFirst, "falls back to an expired value", .expired, .fails, .cached, .read, .request),
        Self(.localFirst, "falls back to the snapshot", .empty, .fails, .bundled, .read, .request, .bundle),
        Self(.localFirst, "fails without a value", .empty, .fails, bundled: false, .failure, .read, .request, .bundle),
        Self(.localFirst, "removes a missing value", .expired, .isMissing, .failure, .read, .request, .remove),
        Self(.localFirst, "keeps the value when cancelled", .expired, .isCancelled, .failure, .read, .request),
        Self(.localFirst, "reports a damaged cache", .damaged, .answers, .fetched, .read, .request, .save),
        Self(.localFirst, "reports both failures", .damaged, .fails, .bundled, .read, .request, .bundle),
        Self(.localFirst, "reports a failed save", .full, .answers, .fetched, .read, .request, .save),
        Self(.localFirst, "does not wait again if it has an expired value", .expired, .hasTimedOut, .cached, .read),
        Self(.localFirst, "does not wait again if the snapshot has it", .empty, .hasTimedOut, .bundled, .read, .bundle),
        Self(
            .localFirst, "waits again without a value", .empty, .hasTimedOut, bundled: false, .fetched, .read, .bundle,
            .request, .save),
        Self(.remoteFirst, "waits again", .fresh, .hasTimedOut, .fetched, .request, .save),
        Self(.remoteFirst, "replaces a fresh value", .fresh, .answers, .fetched, .request, .save),
        Self(.remoteFirst, "falls back to an expired value", .expired, .fails, .cached, .request, .read),
        Self(.remoteFirst, "falls back to the snapshot", .empty, .fails, .bundled, .request, .read, .bundle),
        Self(.remoteFirst, "fails without a value", .empty, .fails, bundled: false, .failure, .request, .read, .bundle),
        Self(.remoteFirst, "removes a missing value", .fresh, .isMissing, .failure, .request, .remove),
        Self(.remoteFirst, "keeps the value when cancelled", .fresh, .isCancelled, .failure, .request),
        Self(.remoteFirst, "reports both failures", .damaged, .fails, .bundled, .request, .read, .bundle),
        Self(.remoteFirst, "reports a failed save", .full, .answers, .fetched, .request, .save),
        Self(.noCache, "only requests the value", .fresh, .answers, .fetched, .request),
        Self(.noCache, "waits again", .fresh, .hasTimedOut, .fetched, .request),
        Self(.noCache, "has no fallback", .fresh, .fails, .failure, .request),
        Self(.noCache, "keeps a missing value", .fresh, .isMissing, .failure, .request),
        Self(.noCache, "keeps the value when cancelled", .fresh, .isCancelled, .failure, .request),
    ]

    /// Returns the situations of a repository with a fixed policy.
    public static func all(of policy: CachePolicy) -> [PolicySituation] { all.filter { $0.policy == policy } }

    private static let failure = LoadFailure.serverError(status: 503)

    /// The failure because of which the policy uses an older value.
    var remoteFailure: LoadFailure? { remote == .fails ? Self.failure : recentTimeout }

    /// The failure of a remote that has just timed out, and that would answer now.
    var recentTimeout: LoadFailure? { remote == .hasTimedOut ? .timedOutRecently : nil }

    /// The age of the cached value; a value is fresh for an hour.
    var age: Duration? {
        switch cache {
        case .fresh: .seconds(60)
        case .expired: .seconds(7200)
        case .empty, .damaged, .full: nil
        }
    }

    /// The failure of the cache that the result contains.
    var cacheFailure: StorageFailure? {
        switch cache {
        case .damaged: .damaged(reason: "damaged")
        case .full: .full
        case .empty, .fresh, .expired: nil
        }
    }

    /// The error of the API; `nil` if it has the value.
    ///
    /// - Parameter missing: The error for a value that does not exist.
    func failure(missing: APIError) -> APIError? {
        switch remote {
        case .answers, .hasTimedOut: nil
        case .fails: .failed(Self.failure)
        case .isMissing: missing
        case .isCancelled: .cancelled
        }
    }
}
