import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

/// The command `challenge location`, which prints one or more locations by identifier.
struct LocationCommand {
    private static let identifiers = Argument(
        "ID|NAME", .orName(.positiveInteger), .oneOrMore, help: "location.argument.identifier")

    private static let residents = Option.flag("residents", help: "location.option.residents")

    let container: @Sendable (Invocation) throws -> LocationContainer

    var command: Command {
        Command(
            "location",
            summary: "location.command.location",
            arguments: [Self.identifiers],
            options: [Self.residents, LinkOption.link],
            exclusive: [[Self.residents, LinkOption.link]],
            fields: RecordSchema.locations(with: [:]).fieldNames,
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
        let printer = try ItemPrinter(
            .locations(with: invocation.has(Self.residents) ? [:] : nil), noun: "location.noun", invocation, console)
        let names = NameLookup(noun: "location.noun", invocation, console, container.cachePolicy)
        let answer = try await printer.fetch(
            Self.identifiers,
            named: { name in
                try await names.identifier(named: name, details: \.distinctions) { cachePolicy in
                    try await container.names.findLocations(named: name, cachePolicy: cachePolicy)
                }
            },
            one: { identifier in
                try await container.locations.getLocation(identifier: identifier, cachePolicy: container.cachePolicy)
            },
            several: { identifiers in
                try await container.locations.getLocations(
                    identifiers: identifiers, cachePolicy: container.cachePolicy)
            })
        let residents = try await residents(of: answer.found.map(\.value), invocation, printer, container)
        try await container.history.recording(answer.found.map(\.historyItem)) {
            try printer.print(
                answer, as: .locations(with: residents?.items), with: residents, notFound: LocationError.notFound)
        }
    }

    /// Fetches the residents of all locations with as few requests as possible, if the user requests them.
    private func residents(
        of locations: [Location],
        _ invocation: Invocation,
        _ printer: ItemPrinter<Location>,
        _ container: LocationContainer
    ) async throws -> RelatedItems<Resident>? {
        guard invocation.has(Self.residents) else { return nil }
        let identifiers = Set(locations.flatMap(\.residents)).sorted()
        return try await printer.fetchRelated("location.related.residents") {
            try await container.residents.getResidents(identifiers: identifiers, cachePolicy: container.cachePolicy)
        }
    }
}

extension Fetched<Location> {
    var historyItem: HistoryItem { HistoryItem(identifier: value.id, name: value.name, origin: origin) }
}
