import ChallengeCharacter
import ChallengeCore
import ChallengeFavorite
import ChallengeRepository
import ChallengeSearch
import ChallengeTerminal

/// The port of the favorites, made of the characters.
extension CharactersPort {
    init(_ session: RepositorySession) {
        let characters = CharacterSummaries(session: session)
        self.init(
            characters: { (identifiers, cachePolicy) async throws(APIError) in
                try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map {
                    FavoriteCharacter(
                        id: $0.id, name: $0.name, status: $0.status, species: $0.species, type: $0.type,
                        gender: $0.gender, origin: $0.origin, location: $0.location)
                }
            }, search: characters.search)
    }
}

/// The port of the search for favorites.
extension FoundItemFinder {
    init(favorites: FavoriteSummaries) {
        self.init(.favorite) { (text) async throws(SearchError) in
            do throws(StorageFailure) {
                return try await favorites.searchFavorites(text: text)
            } catch {
                throw .favoritesFailed(error)
            }
        }
    }
}

extension FoundItemKind {
    static let favorite = FoundItemKind("favorite", noun: "favorites.noun", help: "search.kindChoice.favorite")
}
