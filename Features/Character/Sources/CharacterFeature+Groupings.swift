import ChallengeAPIs
import ChallengeCollections
import ChallengeCore
import ChallengeRepository
import ChallengeResources

extension CharacterFeature {
    /// Returns the groupings of the statistics, starting with the default.
    static func groupings(
        seasons: @escaping Seasons
    ) -> [ItemGrouping] {
        [
            grouping("status", \.status.name) { APIWords.statusWord($0, gender: "") },
            grouping("species", \.species) { APIWords.species($0, gender: "") },
            grouping("gender", \.gender.name) { APIWords.gender($0) },
            grouping("type", \.type),
            grouping("origin", \.origin.name) { APIWords.place($0) },
            grouping("location", \.location.name) { APIWords.place($0) },
            ItemGrouping("season", header: "episode.field.season", isOrdered: true) {
                (session, cachePolicy) async throws(APIError) in
                try await seasonsOfCharacters(session, cachePolicy, seasons)
            },
        ]
    }

    private static func grouping(
        _ name: String, _ value: @escaping @Sendable (Character) -> String,
        screenText: @escaping @Sendable (String) -> String = { $0 }
    ) -> ItemGrouping {
        ItemCollection.characters.grouping(
            name, header: "character.field.\(name)", screenText: screenText, value: value)
    }

    /// Returns the seasons in which each character appears.
    private static func seasonsOfCharacters(
        _ session: RepositorySession, _ cachePolicy: CachePolicy, _ seasons: Seasons
    ) async throws(APIError) -> Fetched<[[String]]> {
        let seasons = try await seasons(session, cachePolicy)
        let characters = try await ItemCollection.characters.reads(session).search.allItems(cachePolicy)
        let values = characters.value.map { $0.seasons(ofEpisodes: seasons.value).map(String.init) }
        return [characters.map { _ in }, seasons.map { _ in }].merged(values) ?? characters.map { _ in values }
    }
}
