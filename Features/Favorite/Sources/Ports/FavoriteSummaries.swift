public import ChallengeCore
public import ChallengePersistence
internal import ChallengeRepository

/// The favorites that other features can read.
public struct FavoriteSummaries: Sendable {
    private let favorites: any FavoritesRepositoryContract

    init(favorites: any FavoritesRepositoryContract) {
        self.favorites = favorites
    }

    public init(library: Database, clock: any ClockContract) {
        self.init(favorites: FavoriteContainer.favorites(library, clock))
    }

    /// Finds the favorites whose names, notes or tags match, as a search finds items of the API.
    public func searchFavorites(text: String) async throws(StorageFailure) -> Fetched<RankedMatches<NamedItem>> {
        guard let query = try? SearchQuery(text) else {
            return Fetched(value: RankedMatches(), origin: .cache(age: .zero))
        }
        let favorites = try await getAll()
        let matches = query.matches(among: favorites) { favorite in
            [favorite.character.name, favorite.details.note ?? ""] + favorite.details.tags
        }
        let names = matches.isEmpty ? query.nearestNames(among: favorites.map(\.character.name)) : []
        return Fetched(
            value: RankedMatches(matches, nearestNames: names).map(NamedItem.init), origin: .cache(age: .zero))
    }

    private func getAll() async throws(StorageFailure) -> [Favorite] {
        do {
            return try await favorites.getAll()
        } catch .storageFailed(let failure) {
            throw failure
        } catch {
            // Reading the favorites has no other failure.
            throw .other(reason: error.debugDescription)
        }
    }
}

extension NamedItem {
    init(_ favorite: Favorite) {
        let details = favorite.details
        let tags = details.tags.isEmpty ? nil : details.tags.joined(separator: ", ")
        self.init(
            id: favorite.id, name: favorite.character.name,
            distinctions: [details.note, tags].compactMap(\.self))
    }
}
