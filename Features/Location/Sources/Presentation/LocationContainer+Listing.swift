import ChallengeCore
import ChallengeTerminal

extension LocationContainer {
    /// Prints the part of the list that the line asks for.
    func print(_ filter: LocationsFilter, _ invocation: Invocation, _ console: Console) async throws {
        let printer = try PagePrinter(
            .locations(), invocation, console,
            load: { (page) async throws(LocationError) in
                try await pages.searchLocationsPage(page: page, filter: filter, cachePolicy: cachePolicy)
            },
            onShown: { origin in
                await history.record([Shown(identifier: nil, name: invocation.line, origin: origin)])
            })
        try await printer.print()
    }
}

extension Fetched<Location, LocationError> {
    /// What was shown of it.
    var shown: Shown { Shown(identifier: value.id, name: value.name, origin: origin) }
}
