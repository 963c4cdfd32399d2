public import ChallengeCollections
public import ChallengeCore
public import ChallengeCoreMocks
import ChallengeTerminal
public import Testing

/// The calls of a collection to which items under test refer.
///
///     let characters = OtherItemsMock("character", summary: ["name", "status", "species"])
public struct OtherItemsMock: Sendable {
    /// The search for names and for the items on this machine.
    public let search = ItemSearchMock<OtherItem>()
    /// The lookups of an item by a text, whose relations have its links.
    public let one: MockedCall<PolicyInput<String>, Fetched<OtherItem>, APIError>
    public let several: MockedCall<PolicyInput<[ItemKey]>, LookupResults<ItemKey, OtherItem>, APIError>
    private let kind: String
    private let summary: [String]

    public init(_ kind: String, summary: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        self.kind = kind
        self.summary = summary
        one = MockedCall("one", unconfigured: .cancelled, sourceLocation: sourceLocation)
        several = MockedCall("several", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    public var description: CollectionDescription { description { try several.call(PolicyInput($0, $1)) } }

    /// Returns the description of a collection whose lookups of several items are computed.
    public func description(
        several: @escaping @Sendable ([ItemKey], CachePolicy) async throws -> LookupResults<ItemKey, OtherItem>
    ) -> CollectionDescription {
        CollectionDescription(
            OtherItemDTO.self,
            ItemCollection<OtherItemField>(kind, "\(kind)s", .otherItems) { _ in
                CollectionReads(
                    search: search, one: { try one.call(PolicyInput("\($0)", $1)) }, several: several,
                    page: { _, _, _ in throw APIError.cancelled })
            }, filters: [], isIdentifier: { _ in true }, summary: summary)
    }

    /// Sets the item that a text names, with these identifiers in its relations; `nil` if there is no such item.
    public func setLinks(_ links: [Int]?) {
        one.setResult(
            links.map { .success(Fetched(value: OtherItem(1, links: $0), origin: .remote)) } ?? .failure(.notFound))
    }

    /// Sets the results of looking up several items.
    public func setSeveral<ID: ItemIdentifier>(_ results: [ID: LookupResult<OtherItem>]) {
        several.setResult(
            .success(LookupResults(results.sorted { $0.key < $1.key }.map { .init($0.key.key, $0.value) })))
    }
}
