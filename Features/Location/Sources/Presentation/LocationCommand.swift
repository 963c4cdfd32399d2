import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

/// The command `challenge location`, which prints one or more locations by identifier.
///
/// With a name in place of the identifiers, it prints one location.
struct LocationCommand {
    private static let identifiers = Argument(
        "ID|NAME", .orName(.positiveInteger), .oneOrMore, help: "location.argument.identifier")

    let container: @Sendable (Invocation) throws -> LocationContainer

    var command: Command {
        Command(
            "location",
            summary: "location.command.location",
            arguments: [
                Self.identifiers.completed(
                    by: .items(details: \.distinctions) { request, text in
                        try await container(request.invocation).names().findLocations(startingWith: text)
                    })
            ],
            options: [Self.residents, LinkOption.link],
            exclusive: [[Self.residents, LinkOption.link]],
            fields: RecordSchema<Location>.fieldNames,
            examples: [
                Example("challenge location 1", summary: "location.example.location"),
                Example("challenge location citadel of ricks", summary: "location.example.name"),
                Example("challenge location 20 --residents", summary: "location.example.residents"),
                Example("challenge location 1 2 --json", summary: "location.example.several"),
                Example(
                    "challenge locations list --fields id | challenge location -",
                    summary: "listing.example.stdin"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        let residents = invocation.has(Self.residents) ? RelatedItems(invocation, console, from: container) : nil
        let printer = try ItemPrinter(
            .locations(with: residents?.item), noun: "location.noun", invocation, console,
            with: residents)
        let answer = try await printer.fetch(
            Self.identifiers,
            named: { name in
                let lookup = NameLookup(noun: "location.noun", invocation, console, container.cachePolicy)
                return try await lookup.identifier(named: name, details: \.distinctions) { cachePolicy in
                    try await container.names().findLocations(named: name, cachePolicy: cachePolicy)
                }
            },
            one: { identifier in
                try await container.locations.getLocation(identifier: identifier, cachePolicy: container.cachePolicy)
            },
            several: { identifiers in
                try await container.locations.getLocations(
                    identifiers: identifiers, cachePolicy: container.cachePolicy)
            })
        try await container.history.recording(answer.found.map(\.historyItem)) {
            try printer.print(answer, notFound: LocationError.notFound)
        }
    }
}

extension Fetched<Location> {
    var historyItem: HistoryItem { HistoryItem(identifier: value.id, name: value.name, origin: origin) }
}
