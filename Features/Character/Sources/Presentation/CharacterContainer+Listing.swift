import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

extension CharacterContainer {
    /// Prints the part of the list that the line asks for.
    func print(_ filter: CharactersFilter, _ invocation: Invocation, _ console: Console) async throws {
        let printer = try PagePrinter(
            .characters(), invocation, console,
            load: { page in
                try await pages.searchCharactersPage(page: page, filter: filter, cachePolicy: cachePolicy)
            },
            onShown: { origin in
                await history.record([Shown(identifier: nil, name: invocation.line, origin: origin)])
            })
        try await printer.print()
    }

    /// Records what the work has shown when it is done, also when it failed in the middle.
    func recording(_ shown: [Shown], while work: () async throws -> Void) async throws {
        do {
            try await work()
        } catch {
            await history.record(shown)
            throw error
        }
        await history.record(shown)
    }
}

extension Fetched<Character> {
    /// What was shown of it.
    var shown: Shown { Shown(identifier: value.id, name: value.name, origin: origin) }
}
