import ChallengeCore
import ChallengeTerminal

/// `challenge location`: one location, or several, by identifier.
struct LocationCommand {
    private static let identifiers = Argument(
        "ID", .orStandardInput(.positiveInteger), .oneOrMore, help: "location.argument.identifier")

    let container: @Sendable (Invocation) throws -> LocationContainer

    var command: Command {
        Command(
            "location",
            summary: "location.command.location",
            arguments: [Self.identifiers],
            examples: [
                Example("challenge location 1", summary: "location.example.location"),
                Example("challenge location 1 2 --json", summary: "location.example.several"),
                Example(
                    "challenge locations list --fields id | challenge location -",
                    summary: "character.example.stdin"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        let printer = try ItemPrinter(.locations, invocation, console)
        let given = invocation[Self.identifiers]

        if given.count == 1, case .value(let identifier) = given[0] {
            let fetched = try await printer.fetching { () async throws(LocationError) in
                try await container.locations.getLocation(identifier: identifier, cachePolicy: container.cachePolicy)
            }
            try printer.printOne(fetched)
        } else {
            let identifiers = try await invocation.values(of: Self.identifiers, readingFrom: console)
            let batch = try await printer.fetching { () async throws(LocationError) in
                try await container.locations.getLocations(identifiers: identifiers, cachePolicy: container.cachePolicy)
            }
            try printer.printSeveral(batch)
        }
    }
}
