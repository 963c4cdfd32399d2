/// The outcome of a repository's method, and the calls of its data sources.
///
/// A test compares the whole record, so an unexpected call fails it, too, and the failure shows both records.
public struct FetchRecord<
    Value: Equatable & Sendable, Failure: Error & Equatable, Key: Equatable & Sendable, Saved: Equatable & Sendable
>: Equatable, Sendable {
    public typealias Outcome = Result<Value, Failure>

    public let outcome: Outcome

    /// What was requested from the remote.
    public let remote: [Key]

    /// What was read from the cache.
    public let cached: [Key]

    /// What was read from the snapshot.
    public let bundled: [Key]

    /// What was saved in the cache.
    public let saved: [Saved]

    /// What was removed from the cache.
    public let removed: [Key]

    public init(
        _ outcome: Outcome, remote: [Key] = [], cached: [Key] = [], bundled: [Key] = [],
        saved: [Saved] = [], removed: [Key] = []
    ) {
        self.outcome = outcome
        self.remote = remote
        self.cached = cached
        self.bundled = bundled
        self.saved = saved
        self.removed = removed
    }
}

extension Result where Success: Sendable {
    /// Creates the result of asynchronous work.
    public init(of work: () async throws(Failure) -> Success) async {
        do {
            self = .success(try await work())
        } catch {
            self = .failure(error)
        }
    }
}
