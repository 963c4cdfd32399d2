internal import ChallengeAPIs
import ChallengeCollections
import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

/// The commands `challenge location`, `challenge locations list` and `challenge locations search`.
struct LocationCommands {
    private static let type = Option("type", .texts(), help: "location.option.type")
    private static let dimension = Option(
        "dimension", .texts(), help: "location.option.dimension")
    private static let minimumResidents = Option(
        "min-residents", .positiveInteger, help: "location.option.minimumResidents")

    let collections: [CollectionDescription]
    let container: @Sendable (Invocation) throws -> LocationContainer

    var lists: Command { commands.lists(listRun) }

    var item: Command {
        commands.item(
            .numberOrName, notFound: { LocationError.notFound(identifier: Int($0)) }, search: search,
            { try container($0).run($0, $1) })
    }

    @Sendable private func listRun(
        _ invocation: Invocation, _ console: Console
    ) throws -> CollectionRun<LocationFilterField> {
        var run = try container(invocation).run(invocation, console)
        run.filter = LocationsFilter([.type: invocation[Self.type], .dimension: invocation[Self.dimension]])
        run.condition = invocation[Self.minimumResidents].map { minimum in
            { @Sendable in $0.hasResidents(atLeast: minimum) }
        }
        return run
    }

    private var commands: CollectionCommands {
        CollectionCommands(
            ItemCollection.locations, collections,
            filters: [
                Self.type.completed(by: .texts(search, \.type)),
                Self.dimension.completed(by: .texts(search, \.dimension)),
                Self.minimumResidents,
            ], examples: Self.examples)
    }

    @Sendable private func search(_ invocation: Invocation) throws -> any ItemSearchContract<Location> {
        try container(invocation).locations.search
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
