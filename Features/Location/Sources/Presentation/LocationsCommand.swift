import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

/// The command `challenge locations`, which only has subcommands.
struct LocationsCommand {
    let container: @Sendable (Invocation) throws -> LocationContainer

    var command: Command {
        Command(
            "locations",
            summary: "location.command.locations",
            subcommands: [
                LocationsListCommand(container: container).command,
                LocationsSearchCommand(container: container).command,
            ])
    }
}

/// The options that filter a list.
enum LocationsFilterOptions {
    static let name = Option("name", .text, help: "location.option.name")
    static let type = Option(
        "type", .text.translated(by: .types), help: "location.option.type")
    static let dimension = Option(
        "dimension", .text.translated(by: .dimensions), help: "location.option.dimension")

    static let criteria: [any AnyOption] = [type, dimension]
}

extension LocationsFilter {
    /// Reads the criteria from the options, except the name, which some commands read from an argument.
    init(_ invocation: Invocation, name: String?) {
        self.init(
            name: name, type: invocation[LocationsFilterOptions.type],
            dimension: invocation[LocationsFilterOptions.dimension])
    }
}

extension PagePrinter<Location> {
    /// Creates a printer for the requested pages of locations, which also records the list in the history.
    init(
        _ filter: LocationsFilter, from container: LocationContainer, _ invocation: Invocation, _ console: Console
    ) throws {
        let residents =
            invocation.has(LocationCommand.residents) ? RelatedItems(invocation, console, from: container) : nil
        try self.init(
            .locations(with: residents?.item), noun: "location.noun", invocation, console,
            history: container.history, with: residents,
            similarNames: {
                try await NameMatches.similarNames(to: filter.name, where: filter.withoutName?.includes) { name in
                    try await container.names().findLocations(named: name, cachePolicy: .localFirst)
                }
            },
            load: { page in
                try await container.pages.searchLocationsPage(
                    page: page, filter: filter, cachePolicy: container.cachePolicy)
            })
    }
}
