import ChallengeCollections
import ChallengeCore
import ChallengeRepository
import ChallengeTerminal

/// The values that the feature's commands use.
struct CharacterContainer: Sendable {
    let characters: any CharacterRepositoryContract
    let search: any ItemSearchContract<Character>
    let context: CollectionContext

    var getCastsAndResidents: GetCastsAndResidentsUseCase {
        GetCastsAndResidentsUseCase(
            characters: characters, cast: characters(in: "characters", ofKind: "episode"),
            residents: characters(in: "residents", ofKind: "location"))
    }

    /// Returns the identifiers of the characters in a relation of an item.
    private func characters(in relation: String, ofKind kind: String) -> GetCastsAndResidentsUseCase.Characters {
        { [context] (text, cachePolicy) async throws(APIError) in
            try await context.items(ofKind: kind)?.keys(in: relation, of: text, cachePolicy)?.map { $0.map { Int($0) } }
        }
    }
}

extension CharacterContainer {
    init(_ context: CollectionContext) {
        let sources = CollectionSources<CharacterDTO>(context.session)
        characters = CharacterRepository(sources)
        search = sources.search(CharacterMapper())
        self.context = context
    }

    /// Returns the run of a command line, which prints characters.
    func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> CollectionRun<Int, Character, CharacterFilterField> {
        try CollectionRun(
            "character", .characters,
            CollectionReads(
                search: search, one: characters.getCharacter, several: characters.getCharacters,
                page: characters.searchCharactersPage),
            context, invocation, console)
    }
}

extension CharacterRepository {
    init(_ sources: CollectionSources<CharacterDTO>) {
        self.init(remote: sources.remote, local: sources.local, snapshot: sources.snapshot)
    }
}
