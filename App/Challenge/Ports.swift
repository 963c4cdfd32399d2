import ChallengeCollections
import ChallengeCore
import ChallengeFavorite
import ChallengePictures
import ChallengeRepository
import ChallengeSearch
import ChallengeSync
import ChallengeTerminal

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

/// The port of the sync, made of the pictures of a collection.
extension PictureSource {
    init(_ collection: CollectionDescription, _ session: RepositorySession, _ pictures: PictureFiles) {
        self.init(
            collection.plural,
            addresses: {
                pictures.countStoredFiles()
                return await collection.pictures(session)
            },
            fetch: { address in
                if pictures.storedFile(at: address) != nil { return .stored }
                if !pictures.hasRoom { return .withoutRoom }
                do throws(APIError) {
                    switch try await pictures.fetch(at: address) {
                    case .success(let isStored): return isStored ? .fetched : .withoutRoom
                    case .failure(let failure): return .failed(.storageFailed(failure))
                    }
                } catch {
                    return .failed(.fetchFailed(error))
                }
            })
    }
}

extension FoundItemKind {
    static let favorite = FoundItemKind("favorite", noun: "favorites.noun", help: "search.kindChoice.favorite")
}
