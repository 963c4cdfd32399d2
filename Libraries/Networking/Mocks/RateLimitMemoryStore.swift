public import ChallengeNetworking
public import FoundationEssentials

/// A store for announced waits in memory.
public actor RateLimitMemoryStore: RateLimitStoreContract {
    private var ends: [String: Date] = [:]

    public init() {}

    public func endOfWait(for apiAddress: String) -> Date? { ends[apiAddress] }

    public func setEndOfWait(_ end: Date, for apiAddress: String) { ends[apiAddress] = end }
}
