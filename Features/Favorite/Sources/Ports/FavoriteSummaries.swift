public import ChallengeCore
public import ChallengePersistence
internal import ChallengeRepository

/// The favorites that other features can read.
public struct FavoriteSummaries: Sendable {
    let favorites: any FavoritesRepositoryContract
}

extension FavoriteSummaries {
    public init(library: Database, clock: any ClockContract) {
        self.init(favorites: FavoriteContainer.favorites(library, clock))
    }

    /// Finds the favorites whose names, notes or tags match, as a search finds items of the API.
    public func searchFavorites(text: String) async throws(StorageFailure) -> Fetched<RankedMatches<NamedItem>> {
        Fetched(value: Self.matches(of: text, among: try await getAll()), origin: .cache(age: .zero))
    }

    /// Finds the favorites whose names match.
    func findFavorites(named name: String) async throws(StorageFailure) -> Fetched<RankedMatches<NamedItem>> {
        let favorites = try await getAll()
        return Fetched(
            value: Self.matches(of: name, among: favorites) { ($0.character.name, [], "\($0.id)") },
            origin: .cache(age: .zero))
    }

    /// Returns the names of favorites that the text means or probably means.
    ///
    /// - Parameter tags: The tags that these favorites have.
    func similarNames(to text: String, tags: [String] = []) async throws(StorageFailure) -> [String] {
        let favorites = try await getAll().filter { Set(tags).isSubset(of: $0.details.tags) }
        return Self.matches(of: text, among: favorites).similarNames
    }

    private static func matches(
        of text: String, among favorites: [Favorite],
        texts: (Favorite) -> (name: String, others: [String], key: String) = \.searchedTexts
    ) -> RankedMatches<NamedItem> {
        guard let query = try? SearchQuery(text) else { return RankedMatches() }
        return query.matches(among: favorites, texts: texts).map { NamedItem($0) }
    }

    func getAll() async throws(StorageFailure) -> [Favorite] {
        do {
            return try await favorites.getAll()
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
        (character.name, [details.note ?? ""] + details.tags, "\(id)")
    }
}

extension NamedItem {
    init(_ favorite: Favorite) {
        let details = favorite.details
        let tags = details.tags.isEmpty ? nil : details.tags.joined(separator: ", ")
        self.init(
            key: favorite.id.key, name: favorite.character.name,
            distinctions: [details.note, tags].compactMap(\.self), furtherDistinctions: favorite.furtherDistinctions)
    }
}
