import ChallengeCore
import ChallengeTerminal

extension EpisodeContainer {
    /// Prints the part of the list that the line asks for.
    func print(_ filter: EpisodesFilter, _ invocation: Invocation, _ console: Console) async throws {
        let printer = try PagePrinter(.episodes(), invocation, console) { (page) async throws(EpisodeError) in
            try await pages.searchEpisodesPage(page: page, filter: filter, cachePolicy: cachePolicy)
        }
        try await printer.print()
    }
}
