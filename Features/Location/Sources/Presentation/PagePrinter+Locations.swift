import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

extension PagePrinter<Location> {
    /// Prints the part of a list of locations that the command line asks for, and records it in the history.
    init(
        _ filter: LocationsFilter, from container: LocationContainer, _ invocation: Invocation, _ console: Console
    ) throws {
        try self.init(
            .locations, invocation, console,
            load: { page in
                try await container.pages.searchLocationsPage(
                    page: page, filter: filter, cachePolicy: container.cachePolicy)
            },
            onShown: { origin in
                await container.history.record([Shown(identifier: nil, name: invocation.line, origin: origin)])
            })
    }
}

extension Fetched<Location> {
    /// The entry for the history.
    var shown: Shown { Shown(identifier: value.id, name: value.name, origin: origin) }
}
