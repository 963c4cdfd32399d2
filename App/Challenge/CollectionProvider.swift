import ChallengeCharacter
import ChallengeCore
import ChallengeEpisode
import ChallengeLocation
import ChallengeStatistics

/// An adapter that provides the items of the other features, as far as they are on this machine, to the Statistics
/// feature.
struct CollectionProvider: CollectionProviderContract {
    let characters: CharacterSummaries
    let episodes: EpisodeSummaries
    let locations: LocationSummaries
    let freshness: Freshness

    func getIdentifiers(of kind: ItemKind) async throws(CollectionFailure) -> [Int] {
        let identifiers =
            switch kind {
            case .character: try await characters.getAllCharacters().map { $0.map(\.id) }
            case .episode: try await episodes.getAllEpisodes().map { $0.map(\.id) }
            case .location: try await locations.getAllLocations().map { $0.map(\.id) }
            }
        return try identifiers.accepted(by: freshness).value
    }

    func getValues(of kind: ItemKind, by grouping: Grouping) async throws(CollectionFailure) -> Fetched<[[String]]> {
        try await values(of: kind, by: grouping).accepted(by: freshness)
    }

    private func values(
        of kind: ItemKind, by grouping: Grouping
    ) async throws(CollectionFailure) -> Fetched<[[String]]> {
        switch (kind, grouping) {
        case (.character, .season): try await seasonsOfCharacters()
        case (.character, _): try await characters.getAllCharacters().map { $0.map { $0.values(by: grouping) } }
        case (.episode, _): try await episodes.getAllEpisodes().map { $0.map { [$0.seasonText] } }
        case (.location, _): try await locations.getAllLocations().map { $0.map { $0.values(by: grouping) } }
        }
    }

    /// Returns the seasons in which each character appears.
    private func seasonsOfCharacters() async throws(CollectionFailure) -> Fetched<[[String]]> {
        let episodes = try await episodes.getAllEpisodes()
        let characters = try await characters.getAllCharacters()
        let seasons = Dictionary(episodes.value.map { ($0.id, $0.seasonText) }) { first, _ in first }
        let values = characters.value.map { character in
            Array(Set(character.episodes.compactMap { seasons[$0] }))
        }
        let sources = [characters.map { _ in }, episodes.map { _ in }]
        return sources.merged(values) ?? characters.map { _ in values }
    }
}

extension CharacterSummary {
    fileprivate func values(by grouping: Grouping) -> [String] {
        switch grouping {
        case .status: [status]
        case .species: [species]
        case .gender: [gender]
        case .type: [type]
        case .origin: [origin]
        case .location: [location]
        case .dimension, .season: []
        }
    }
}

extension EpisodeSummary {
    fileprivate var seasonText: String { season.map { "\($0)" } ?? "" }
}

extension LocationSummary {
    fileprivate func values(by grouping: Grouping) -> [String] {
        switch grouping {
        case .type: [type]
        case .dimension: [dimension]
        default: []
        }
    }
}
