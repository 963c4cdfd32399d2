import ChallengeCore
import ChallengeTerminal

extension CharacterContainer {
    /// Prints the part of the list that the line asks for.
    func print(_ filter: CharactersFilter, _ invocation: Invocation, _ console: Console) async throws {
        let printer = try PagePrinter(.characters(), invocation, console) { (page) async throws(CharacterError) in
            try await pages.searchCharactersPage(page: page, filter: filter, cachePolicy: cachePolicy)
        }
        try await printer.print()
    }
}
