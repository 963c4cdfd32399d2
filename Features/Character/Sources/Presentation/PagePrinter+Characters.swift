import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

extension PagePrinter<Character> {
    /// Prints the part of a list of characters that the command line asks for, and records it in the history.
    init(
        _ filter: CharactersFilter, from container: CharacterContainer, _ invocation: Invocation, _ console: Console
    ) throws {
        try self.init(
            .characters(), invocation, console,
            load: { page in
                try await container.pages.searchCharactersPage(
                    page: page, filter: filter, cachePolicy: container.cachePolicy)
            },
            onShown: { origin in
                await container.history.record([Shown(identifier: nil, name: invocation.line, origin: origin)])
            })
    }
}

extension Fetched<Character> {
    /// What was shown of it.
    var shown: Shown { Shown(identifier: value.id, name: value.name, origin: origin) }
}
