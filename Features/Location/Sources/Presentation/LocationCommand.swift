import ChallengeCore
import ChallengeTerminal

/// `challenge location`: one location, or several, by identifier.
struct LocationCommand {
    private static let identifiers = Argument(
        "ID", .orStandardInput(.positiveInteger), .oneOrMore, help: "location.argument.identifier")

    private static let residents = Option.flag("residents", help: "location.option.residents")

    let container: @Sendable (Invocation) throws -> LocationContainer

    var command: Command {
        Command(
            "location",
            summary: "location.command.location",
            arguments: [Self.identifiers],
            options: [Self.residents],
            examples: [
                Example("challenge location 3", summary: "location.example.location"),
                Example("challenge location 20 --residents", summary: "location.example.residents"),
                Example("challenge location 1 2 --json", summary: "location.example.several"),
                Example(
                    "challenge locations search earth --fields id | challenge location -",
                    summary: "listing.example.stdin"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        let printer = try ItemPrinter(.locations(), invocation, console)
        let given = invocation[Self.identifiers]

        if given.count == 1, case .value(let identifier) = given[0] {
            let fetched = try await printer.fetching { () async throws(LocationError) in
                try await container.locations.getLocation(identifier: identifier, cachePolicy: container.cachePolicy)
            }
            let residents = try await residents(of: [fetched.value], invocation, printer, container)
            try await container.history.recording([fetched.shown]) {
                try printer.printOne(fetched, as: .locations(with: residents?.items), with: residents)
            }
        } else {
            let identifiers = try await invocation.values(of: Self.identifiers, readingFrom: console)
            let batch = try await printer.fetching { () async throws(LocationError) in
                try await container.locations.getLocations(identifiers: identifiers, cachePolicy: container.cachePolicy)
            }
            let residents = try await residents(of: batch.found.map(\.value), invocation, printer, container)
            try await container.history.recording(batch.found.map(\.shown)) {
                try printer.printSeveral(batch, as: .locations(with: residents?.items), with: residents)
            }
        }
    }

    /// Those who live in all of them, when the line asks for it: one request at most.
    private func residents(
        of locations: [Location],
        _ invocation: Invocation,
        _ printer: ItemPrinter<Location>,
        _ container: LocationContainer
    ) async throws -> Related<LocationResident>? {
        guard invocation.has(Self.residents) else { return nil }
        let identifiers = Set(locations.flatMap(\.residents)).sorted()
        return try await printer.fetchingRelated("location.related.residents") { () async throws(RelatedFailure) in
            try await container.residents.getResidents(identifiers: identifiers, cachePolicy: container.cachePolicy)
        }
    }
}
