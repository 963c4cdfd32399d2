import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeRepositoryMocks
import ChallengeTerminal
import Testing

/// Two described collections: characters with numbers as identifiers, and stars with texts, which no feature defines.
struct SampleCollections {
    /// The items of both collections.
    let items = ItemSearchMock<NamedItem>()
    /// The values of all groupings, which are called with their names.
    let values = MockedCall<PolicyInput<String>, Fetched<[[String]]>, APIError>(
        "values", unconfigured: .notFound, sourceLocation: #_sourceLocation)

    var descriptions: [CollectionDescription] {
        [
            description("character", "characters", [grouping("status"), grouping("size")]),
            description("star", "stars", [grouping("color"), grouping("size", isOrdered: true)]),
        ]
    }

    /// - Parameter refusesStaleValues: `true` for `--fail-stale`; a value is fresh for a day.
    func session(refusesStaleValues: Bool = false) -> RepositorySession {
        RepositorySession(
            httpClient: HTTPClientMock(), cache: Database(.memory, schemas: []), apiAddress: "",
            freshness: Freshness(
                maximumAge: Freshness.defaultMaximumAge, refusesStaleValues: refusesStaleValues, clock: ClockMock()))
    }

    func setValues(_ values: [String], origin: Origin = .cache(age: .seconds(7200))) {
        self.values.setResult(.success(Fetched(value: values.map { [$0] }, origin: origin)))
    }

    func setKeys(_ keys: ItemKey..., origin: Origin = .cache(age: .zero)) {
        let items = keys.map { NamedItem(key: $0, name: "n", distinctions: []) }
        self.items.all.setResult(.success(Fetched(value: items, origin: origin)))
    }

    private func description(_ kind: String, _ plural: String, _ groupings: [ItemGrouping]) -> CollectionDescription {
        CollectionDescription(
            SampleDTO.self,
            ItemCollection<SampleField>(kind, plural, RecordSchema(fields: [])) { [items] _ in
                CollectionReads(
                    search: items, one: { (_: ItemKey, _) in throw APIError.notFound },
                    several: { _, _ in LookupResults([]) }, page: { _, _, _ in throw APIError.notFound })
            }, filters: [], isIdentifier: { _ in true }, groupings: groupings, summary: [])
    }

    private func grouping(_ name: String, isOrdered: Bool = false) -> ItemGrouping {
        ItemGrouping(
            name, header: "character.field.status", isOrdered: isOrdered, screenText: { "=\($0)" },
            values: { [values] (_, policy) async throws(APIError) in try values.call(PolicyInput(name, policy)) })
    }
}

private struct SampleDTO: ItemDTO {
    var id = ""
    var name = ""

    static let collection = APICollection<SampleDTO>(
        api: .sample, path: "/stars", name: "stars", .text("name", \.name))
}

private enum SampleField: String, FilterFieldContract {
    case name

    func text(of item: NamedItem) -> String { item.name }
}
