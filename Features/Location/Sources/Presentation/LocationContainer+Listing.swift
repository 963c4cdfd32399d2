import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

extension LocationContainer {
    /// Prints the part of the list that the line asks for.
    func print(_ filter: LocationsFilter, _ invocation: Invocation, _ console: Console) async throws {
        let printer = try PagePrinter(
            .locations(), invocation, console,
            load: { page in
                try await pages.searchLocationsPage(page: page, filter: filter, cachePolicy: cachePolicy)
            })
        try await printer.print()
    }
}
