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
        Fetched(value: Self.matches(of: text, among: try await getAll()), origin: .cache(age: .zero))
    }

    /// Returns the favorites whose names have the words, or else the names that are similar.
    func findFavorites(named name: String) async throws(StorageFailure) -> NameMatches<NamedItem> {
        guard let query = try? SearchQuery(wordsOfName: name) else { return NameMatches() }
        let matches = query.matches(among: try await getAll()) { [$0.character.name] }
        let items = { (isWhole: Bool) in
            matches.filter { ($0.rank == .wholeName) == isWhole }
                .map { NamedItem($0.item, furtherDistinctions: $0.item.furtherDistinctions) }
        }
        return NameMatches(
            exact: items(true), partial: items(false),
            nearestNames: matches.isEmpty ? try await similarNames(to: name) : [])
    }

    /// Returns the names of favorites that have the words, or else the nearest names of favorites.
    ///
    /// - Parameter tags: The tags that these favorites have.
    func similarNames(to text: String, tags: [String] = []) async throws(StorageFailure) -> [String] {
        let favorites = try await getAll().filter { Set(tags).isSubset(of: $0.details.tags) }
        let found = Self.matches(of: text, among: favorites)
        let names = found.matches.filter { $0.rank < .otherText }.map(\.item.name)
        return names.isEmpty ? found.nearestNames.nearest : Array(names.withoutRepetition.prefix(5))
    }

    private static func matches(of text: String, among favorites: [Favorite]) -> RankedMatches<NamedItem> {
        guard let query = try? SearchQuery(text) else { return RankedMatches() }
        let matches = query.matches(among: favorites) { favorite in
            [favorite.character.name, favorite.details.note ?? ""] + favorite.details.tags
        }
        let names = matches.isEmpty ? query.nearestNames(among: favorites.map(\.character.name)) : []
        return RankedMatches(matches, nearestNames: names).map { NamedItem($0) }
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
    init(_ favorite: Favorite, furtherDistinctions: [String] = []) {
        let details = favorite.details
        let tags = details.tags.isEmpty ? nil : details.tags.joined(separator: ", ")
        self.init(
            key: favorite.id.key, name: favorite.character.name,
            distinctions: [details.note, tags].compactMap(\.self),
            furtherDistinctions: furtherDistinctions)
    }
}
