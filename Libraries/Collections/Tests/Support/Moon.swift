import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeJSON
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeTerminal

/// An item of a sample collection in the format of the API.
struct MoonDTO: ItemDTO {
    var id = 0
    var name = ""
    var craters: [String] = []

    static let collection = APICollection<MoonDTO>(
        api: .moons, path: "/moon", name: "moons",
        .text("name", \.name, .filter(as: "name"), .searched),
        .value("craters", \.craters))
}

struct Moon: NamedItemContract, Identifiable {
    let id: Int
    let name: String
    let craters: [String]

    var distinctions: [String] { [] }
}

enum MoonField: String, FilterFieldContract {
    case name

    func text(of moon: Moon) -> String { moon.name }
}

struct MoonMapper: MapperContract {
    func map(_ moon: MoonDTO) -> Moon { Moon(id: moon.id, name: moon.name, craters: moon.craters) }
}

extension CollectionReads<MoonField> {
    /// Creates the reads of moons as a repository without policies of its own has them.
    init(_ session: RepositorySession) {
        let sources = CollectionSources<MoonDTO>(session)
        let mapper = MoonMapper()
        self.init(
            search: sources.search(mapper),
            one: { (identifier: Int, policy) in
                try await policy.fetch(
                    remote: sources.remote.item(identifier), cache: sources.local.item(identifier),
                    bundled: sources.snapshot.item(identifier)
                ).map(mapper.map)
            },
            several: { identifiers, policy in
                try await policy.fetchItems(
                    identifiers, remote: sources.remote, cache: sources.local, bundled: sources.snapshot
                ).map(mapper.map)
            },
            page: { number, filter, policy in
                let key = PageKey(page: number, filter: filter)
                return try await policy.fetch(
                    remote: sources.remote.page(key), cache: sources.local.page(key),
                    bundled: sources.snapshot.page(key)
                ).page(number, mapper)
            })
    }
}

extension RecordSchema<Moon> {
    fileprivate static var moons: RecordSchema {
        RecordSchema(fields: [
            Field("id", header: "location.field.id", json: \.id.key.json),
            Field("name", header: "location.field.name", json: { .string($0.name) }),
            Field(
                "plains", header: "location.field.residents", links: { _ in [String]() }, to: "plain",
                noun: "location.related.residents"),
            Field(
                "craters", header: "location.field.residents", links: \.craters, to: "crater",
                noun: "location.related.residents"),
        ])
    }
}

extension ItemCollection<MoonField> {
    static var moons: Self { ItemCollection("moon", "moons", .moons) { CollectionReads($0) } }
}

extension CollectionDescription {
    static var moons: CollectionDescription {
        CollectionDescription(
            MoonDTO.self, .moons, filters: ["name"], isIdentifier: { $0 == "7" }, summary: ["name", "id"])
    }
}

extension APIConventions {
    fileprivate static let moons = APIConventions(
        name: "moons", address: "https://example.org", pageSize: 20, paging: .numbered(parameter: "page"),
        pageFields: .init(items: "results", count: "count", next: "next"),
        several: SeveralItems { path, identifiers in Endpoint("\(path)/\(identifiers.joined(separator: ","))") })
}

extension RepositorySession {
    /// Returns a session of an API with moons; the cache is empty.
    static func moons(_ client: HTTPClientMock) -> RepositorySession {
        let schemas = [CollectionDescription.moons.schema, ResponseStore.schema]
        return RepositorySession(
            httpClient: client, cache: Database(.memory, schemas: schemas), apiAddress: APIConventions.moons.address,
            freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
    }
}
