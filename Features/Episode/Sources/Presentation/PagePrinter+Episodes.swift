import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

extension PagePrinter<Episode> {
    /// Prints the part of a list of episodes that the command line asks for, and records it in the history.
    init(
        _ filter: EpisodesFilter, from container: EpisodeContainer, _ invocation: Invocation, _ console: Console
    ) throws {
        try self.init(
            .episodes(), invocation, console,
            load: { page in
                try await container.pages.searchEpisodesPage(
                    page: page, filter: filter, cachePolicy: container.cachePolicy)
            },
            onShown: { origin in
                await container.history.record([Shown(identifier: nil, name: invocation.line, origin: origin)])
            })
    }
}

extension Fetched<Episode> {
    /// What was shown of it.
    var shown: Shown { Shown(identifier: value.id, name: value.name, origin: origin) }
}
