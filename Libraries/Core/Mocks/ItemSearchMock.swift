public import ChallengeCore
import Testing

/// A search that records its calls; without a result, it finds nothing.
public struct ItemSearchMock<Item: NamedItemContract>: ItemSearchContract {
    /// The searches with a policy.
    public let searched: MockedCall<PolicyInput<String>, Fetched<RankedMatches<Item>>, APIError>
    /// The names of items, with a policy.
    public let named: MockedCall<PolicyInput<String>, Fetched<RankedMatches<Item>>, APIError>
    public let starting: MockedCall<String, [Item], Never>
    /// The searches on this machine.
    public let matching: MockedCall<String, Fetched<RankedMatches<Item>>, Never>
    /// The names of items on this machine.
    public let similar: MockedCall<String, Fetched<RankedMatches<Item>>, Never>
    public let all: MockedCall<Void, Fetched<[Item]>, Never>
    /// The rules for filters; without a result, the API answers all.
    public let rules: MockedCall<Void, FilterRules, Never>
    /// The reads of all items with a policy.
    public let read: MockedCall<CachePolicy, Fetched<[Item]>, APIError>

    public init() {
        let nothing = Fetched(value: RankedMatches<Item>(), origin: .cache(age: .zero))
        searched = MockedCall("searched", finding: nothing)
        named = MockedCall("named", finding: nothing)
        starting = MockedCall("starting", finding: [])
        matching = MockedCall("matching", finding: nothing)
        similar = MockedCall("similar", finding: nothing)
        all = MockedCall("all", finding: Fetched(value: [], origin: nothing.origin))
        rules = MockedCall("rules", finding: .all)
        read = MockedCall("read", finding: Fetched(value: [], origin: nothing.origin))
    }

    public var filterRules: FilterRules { rules.call(()) }

    public var refusesStaleValues = false

    public var freshness: Freshness {
        Freshness(maximumAge: .seconds(60), refusesStaleValues: refusesStaleValues, clock: ClockMock())
    }

    /// Sets the matches of all searches.
    public func setMatches(_ matches: RankedMatches<Item>, origin: Origin = .remote) {
        let found = Fetched(value: matches, origin: origin)
        for call in [searched, named] { call.setResult(.success(found)) }
        for call in [matching, similar] { call.setResult(.success(found)) }
    }

    public func items(
        _ text: ItemQuery, _ cachePolicy: CachePolicy
    ) async throws(APIError) -> Fetched<RankedMatches<Item>> {
        switch text {
        case .matching(let text): try searched.call(PolicyInput(text, cachePolicy))
        case .named(let name): try named.call(PolicyInput(name, cachePolicy))
        }
    }

    public func savedItems(_ text: ItemQuery) async -> Fetched<RankedMatches<Item>> {
        switch text {
        case .matching(let text): matching.call(text)
        case .named(let name): similar.call(name)
        }
    }

    public func items(startingWith text: String) async -> [Item] { starting.call(text) }

    /// Returns those of all items.
    public func items(keys: [ItemKey]) async -> [Item] { all.call(()).value.filter { keys.contains($0.key) } }

    /// `true` if all items come from a cache.
    public var hasFreshItems: Bool {
        get async { if case .cache = all.call(()).origin { true } else { false } }
    }

    public func allItems() async -> Fetched<[Item]> { all.call(()) }

    public func allItems(_ cachePolicy: CachePolicy) async throws(APIError) -> Fetched<[Item]> {
        try read.call(cachePolicy)
    }
}

extension RankedMatches where Item: NamedItemContract {
    /// Creates the matches whose whole names match, and those of which only a part of the name matches.
    public init(exact: [Item] = [], partial: [Item] = [], omitted: Int = 0, nearestNames: [String] = []) {
        func ranked(_ items: [Item], _ rank: MatchRank) -> [RankedMatch<Item>] {
            items.map { RankedMatch($0, rank: rank, appearances: $0.appearances) }
        }
        self.init(
            (ranked(exact, .wholeName) + ranked(partial, .beginnings)).bestFirst(),
            nearestNames: nearestNames.map { NearName($0, distance: 1) }, omitted: omitted)
    }
}

extension MockedCall {
    /// Creates a call that is configured from the start.
    fileprivate convenience init(_ name: String, finding result: Success) {
        self.init(name, unconfigured: .success(result), sourceLocation: #_sourceLocation)
        setResult(.success(result))
    }
}
