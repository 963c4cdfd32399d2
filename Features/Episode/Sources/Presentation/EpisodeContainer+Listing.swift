import ChallengeCore
import ChallengeTerminal

extension EpisodeContainer {
    /// Prints the part of the list that the line asks for.
    func print(_ filter: EpisodesFilter, _ invocation: Invocation, _ console: Console) async throws {
        let log = ShownLog()
        let printer = try PagePrinter(
            .episodes(), invocation, console,
            load: { (page) async throws(EpisodeError) in
                try await pages.searchEpisodesPage(page: page, filter: filter, cachePolicy: cachePolicy)
            },
            onShown: { items, origin in
                log.append(items.map { Shown(identifier: $0.id, name: $0.name, origin: origin) })
            })
        try await recording(log.all) { try await printer.print() }
    }

    /// Records what the work has shown when it is done, also when it failed in the middle.
    func recording(_ shown: @autoclosure () -> [Shown], while work: () async throws -> Void) async throws {
        do {
            try await work()
        } catch {
            await history.record(shown())
            throw error
        }
        await history.record(shown())
    }
}

extension Fetched<Episode, EpisodeError> {
    /// What was shown of it.
    var shown: Shown { Shown(identifier: value.id, name: value.name, origin: origin) }
}
