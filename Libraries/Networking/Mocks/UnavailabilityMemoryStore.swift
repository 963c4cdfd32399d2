public import ChallengeNetworking
public import ChallengePlatform

/// A store for announced waits and timeouts in memory.
public actor UnavailabilityMemoryStore: UnavailabilityStoreContract {
    private var ends: [String: Date] = [:]
    private var timeouts: [String: Date] = [:]

    public init() {}

    public func endOfWait(for apiAddress: String) -> Date? { ends[apiAddress] }

    public func setEndOfWait(_ end: Date, for apiAddress: String) { ends[apiAddress] = end }

    public func lastTimeout(of apiAddress: String) -> Date? { timeouts[apiAddress] }

    public func setLastTimeout(_ time: Date?, of apiAddress: String) { timeouts[apiAddress] = time }
}
