public import ChallengeCore
import Testing

/// A search on this machine that records its calls; without a result, it finds nothing.
public struct LocalSearchMock<Item: NamedItemContract>: LocalSearchContract {
    public let named: MockedCall<String, NameMatches<Item>, Never>
    public let starting: MockedCall<String, [Item], Never>
    public let matching: MockedCall<String, Fetched<RankedMatches<Item>>, Never>
    public let all: MockedCall<Void, Fetched<[Item]>, Never>

    public init() {
        let nothing = Origin.cache(age: .zero)
        named = MockedCall("named", finding: NameMatches())
        starting = MockedCall("starting", finding: [])
        matching = MockedCall("matching", finding: Fetched(value: RankedMatches(), origin: nothing))
        all = MockedCall("all", finding: Fetched(value: [], origin: nothing))
    }

    public func items(named name: String) async -> NameMatches<Item> { named.call(name) }

    /// Returns the items of the first page.
    public func items<Failure: Error>(
        named name: String, page: (_ number: Int, _ text: String) async throws(Failure) -> Fetched<Page<Item>>
    ) async throws(Failure) -> NameMatches<Item> {
        NameMatches(exact: try await page(1, name).value.items)
    }

    public func items(startingWith text: String) async -> [Item] { starting.call(text) }

    public func items(matching text: String) async -> Fetched<RankedMatches<Item>> { matching.call(text) }

    public func allItems() async -> Fetched<[Item]> { all.call(()) }
}

extension MockedCall where Failure == Never {
    /// Creates a call that is configured from the start.
    fileprivate convenience init(_ name: String, finding result: Success) {
        self.init(name, unconfigured: .success(result), sourceLocation: #_sourceLocation)
        setResult(.success(result))
    }
}
