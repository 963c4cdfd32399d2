import ChallengeCollections
import ChallengeCore
import ChallengeResources
internal import ChallengeRickAndMortyAPI
public import ChallengeTerminal

/// The commands `challenge location`, `challenge locations list` and `challenge locations search`.
struct LocationCommands {
    private static let type = Option("type", .texts(.types), help: "location.option.type")
    private static let dimension = Option(
        "dimension", .texts(.dimensions), help: "location.option.dimension")
    private static let minimumResidents = Option(
        "min-residents", .positiveInteger, help: "location.option.minimumResidents")
    private static let residents = Option.flag("residents", help: "location.option.residents")

    let container: @Sendable (Invocation) throws -> LocationContainer

    var lists: Command { commands.lists(access) }

    var item: Command {
        commands.item(
            .orName(.positiveInteger), key: { Int($0) }, notFound: LocationError.notFound,
            saved: { try container($0).saved }, access)
    }

    private var commands: CollectionCommands {
        CollectionCommands(
            "location", "locations",
            filters: [
                Self.type.completed(by: .texts(.types, of: texts(\.type))),
                Self.dimension.completed(by: .texts(.dimensions, of: texts(\.dimension))), Self.minimumResidents,
            ],
            related: Self.residents, fields: RecordSchema<Location>.fieldNames, examples: Self.examples)
    }

    private func texts(
        _ text: @escaping @Sendable (Location) -> String
    ) -> @Sendable (Invocation) async throws -> [String] {
        { [container] invocation in try await container(invocation).saved.allItems().value.map(text) }
    }

    @Sendable private func access(
        _ invocation: Invocation, _ console: Console
    ) throws -> CollectionAccess<Int, Location, LocationFilterField> {
        let container = try container(invocation)
        let residents =
            invocation.has(Self.residents)
            ? RelatedItems(noun: "location.related.residents", \Location.residents, invocation, console) {
                identifiers in
                try await container.residents().characters(identifiers, container.cachePolicy)
            } : nil
        let minimum = invocation[Self.minimumResidents].map { minimum in
            { @Sendable (location: Location) in location.residents.count >= minimum }
        }
        let names = SavedNames(\Location.residents, of: container.residents().names)
        return CollectionAccess(
            .locations(with: residents?.item, names: names), with: residents, names: names, saved: container.saved,
            history: container.history,
            cachePolicy: container.cachePolicy,
            filter: LocationsFilter([.type: invocation[Self.type], .dimension: invocation[Self.dimension]]),
            where: minimum,
            one: container.locations.getLocation, several: container.locations.getLocations,
            page: container.locations.searchLocationsPage)
    }
}

extension LocationCommands {
    private static let examples = CollectionCommands.Examples(
        item: [
            Example("challenge location 1", summary: "location.example.location"),
            Example("challenge location citadel of ricks", summary: "location.example.name"),
            Example("challenge location 20 --residents", summary: "location.example.residents"),
            Example("challenge location 1 2 --json", summary: "location.example.several"),
            Example("challenge locations list --fields id | challenge location -", summary: "listing.example.stdin"),
        ],
        list: [
            Example("challenge locations list", summary: "location.example.list"),
            Example("challenge locations list --type planet --dimension unknown", summary: "location.example.listType"),
            Example("challenge locations list --min-residents 10", summary: "location.example.listMinimum"),
            Example("challenge locations list --all --format csv", summary: "location.example.listAll"),
        ],
        search: [
            Example("challenge locations search earth", summary: "location.example.search"),
            Example("challenge locations search citadel --type station", summary: "location.example.searchType"),
        ])
}

extension LocationError: PresentableError {}
