public import ChallengeNetworking
public import FoundationEssentials

/// Remembers announced waits for as long as it lives.
public actor RateLimitMemory: RateLimitStoreContract {
    private var ends: [String: Date] = [:]

    public init() {}

    public func endOfWait(for server: String) -> Date? { ends[server] }

    public func setEndOfWait(_ end: Date, for server: String) { ends[server] = end }
}
