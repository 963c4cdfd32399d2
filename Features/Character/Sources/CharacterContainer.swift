import ChallengeCollections
import ChallengeCore
import ChallengeRepository
import ChallengeTerminal

/// The values that the feature's commands use.
struct CharacterContainer: Sendable {
    let characters: any CharacterRepositoryContract
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

    /// Returns the run of a command line, which prints characters.
    func run(_ invocation: Invocation, _ console: Console) throws -> CollectionRun<CharacterFilterField> {
        try CollectionRun(.characters, characters.reads, context, invocation, console)
    }
}

extension CharacterContainer {
    init(_ context: CollectionContext) {
        self.init(characters: CharacterRepository(context.session), context: context)
    }
}

extension ItemCollection<CharacterFilterField> {
    static var characters: Self {
        ItemCollection("character", "characters", .characters) { CharacterRepository($0).reads }
    }
}

extension CharacterRepositoryContract {
    fileprivate var reads: CollectionReads<CharacterFilterField> {
        CollectionReads(search: search, one: getCharacter, several: getCharacters, page: searchCharactersPage)
    }
}

extension CharacterRepository {
    init(_ session: RepositorySession) {
        let sources = CollectionSources<CharacterDTO>(session)
        self.init(
            remote: sources.remote, local: sources.local, snapshot: sources.snapshot,
            search: sources.search(CharacterMapper()))
    }
}
