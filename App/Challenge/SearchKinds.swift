import ChallengeCollections
import ChallengeCore
import ChallengeFavorite
import ChallengePersistence
import ChallengeRepository
import ChallengeSearch

/// The kinds of items that `challenge search` finds: those of the collections, and the favorites.
extension FoundItemKind {
    init(_ collection: CollectionDescription) {
        self.init(collection.kind, noun: collection.noun, help: "search.kindChoice.item %@")
    }

    static let favorite = FoundItemKind("favorite", noun: "favorites.noun", help: "search.kindChoice.favorite")
}

extension FoundItemFinder {
    init(_ collection: CollectionDescription, _ session: RepositorySession) {
        let items = collection.items(session)
        self.init(FoundItemKind(collection)) { (text) async throws(SearchError) in
            do throws(APIError) {
                return try await items.matching(text).accepted(by: session.freshness)
            } catch {
                throw .failed(error)
            }
        }
    }

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

extension SearchQuery {
    /// Returns the emphasis of the words of a query.
    static func emphasis(of text: String) throws(SearchError) -> SearchEmphasis {
        do {
            let query = try SearchQuery(text)
            return { text, isName in query.matchedText(in: text, isName: isName) }
        } catch {
            switch error {
            case .noWords: throw .noWords(text: text)
            case .tooManyWords(let limit): throw .tooManyWords(limit: limit)
            }
        }
    }
}
