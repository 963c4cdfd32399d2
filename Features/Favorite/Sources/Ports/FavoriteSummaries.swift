public import ChallengeCollections
public import ChallengeCore
public import ChallengePersistence
internal import ChallengeRepository

/// The favorites that other features can read.
public struct FavoriteSummaries: Sendable {
    let favorites: any FavoritesRepositoryContract
    let kinds: ItemKinds
}

extension FavoriteSummaries {
    public init(_ collections: [CollectionDescription], library: Database, clock: any ClockContract) {
        self.init(favorites: FavoriteContainer.favorites(library, clock), kinds: ItemKinds(collections))
    }

    /// Finds the favorites whose names, notes or tags match, as a search finds items of the API.
    public func searchFavorites(text: String) async throws(StorageFailure) -> Fetched<RankedMatches<NamedItem>> {
        matches(of: text, among: try await getAll(), texts: \.searchedTexts)
    }

    /// Finds the favorites whose names or codes match.
    func favorites(named name: String, among favorites: [Favorite]) -> Fetched<RankedMatches<NamedItem>> {
        matches(of: name, among: favorites) { favorite in
            (favorite.item.name, [favorite.item.shortName ?? ""], "\(favorite.item.key)")
        }
    }

    /// Returns the names of favorites that the text means or probably means.
    ///
    /// - Parameter query: The other conditions that these favorites meet.
    func similarNames(to text: String, _ query: FavoritesQuery) async throws(StorageFailure) -> [String] {
        let others = FavoritesQuery(kinds: query.kinds, tags: query.tags, minimumRating: query.minimumRating)
        return matches(of: text, among: try await getAll(others), texts: \.searchedTexts).value.similarNames
    }

    private func matches(
        of text: String, among favorites: [Favorite],
        texts: (Favorite) -> (name: String, others: [String], key: String)
    ) -> Fetched<RankedMatches<NamedItem>> {
        let found = (try? SearchQuery(text))?.matches(among: favorites, texts: texts)
        // The mapping needs the fields of all kinds.
        let named = found?.isEmpty == false ? found?.map(kinds.named) : nil
        return Fetched(
            value: named ?? RankedMatches(nearestNames: found?.nearestNames ?? []), origin: .cache(age: .zero))
    }

    func getAll(_ query: FavoritesQuery = FavoritesQuery()) async throws(StorageFailure) -> [Favorite] {
        do {
            return try await favorites.getFavorites(query)
        } catch .storageFailed(_, let failure) {
            throw failure
        } catch {
            // Reading the favorites has no other failure.
            throw .other(reason: error.debugDescription)
        }
    }
}

extension Favorite {
    var searchedTexts: (name: String, others: [String], key: String) {
        (item.name, [item.shortName ?? "", details.note ?? ""] + details.tags, "\(item.key)")
    }
}
