import ChallengeCharacter
import ChallengeCore
import ChallengeDoctor
import ChallengeEpisode
import ChallengeLocation
import ChallengeRepository

/// An adapter that provides the items of the other features to the Doctor feature.
struct DoctorItemProvider: ItemProviderContract {
    /// A session that only uses the API.
    let remote: RepositorySession
    /// A session that only reads the cache.
    let local: RepositorySession

    func requestItem() async throws(CollectionFailure) {
        let results = try await CharacterSummaries(session: remote).getCharacters(
            identifiers: [1], cachePolicy: .noCache)
        // A server that does not have the first character is not the API.
        switch results.entries.first?.result {
        case .found: return
        case .failed(let failure): throw failure
        case .notFound, nil: throw .loadFailed(.at(address: remote.apiAddress, .invalidRequest(status: 404)))
        }
    }

    func countLinks() async throws(CollectionFailure) -> LinkCounts? {
        let characters = try await CharacterSummaries(session: local).getAllCharacters()
        let episodes = try await EpisodeSummaries(session: local).getAllEpisodes()
        let locations = try await LocationSummaries(session: local).getAllLocations()
        guard characters.origin.isCache, episodes.origin.isCache, locations.origin.isCache else { return nil }

        let appearances = Set(
            characters.value.flatMap { character in character.episodes.map { Link(character.id, $0) } })
        var casts: Set<Link> = []
        for episode in episodes.value {
            let cast = try await EpisodeSummaries(session: local).getCast(
                episode: "\(episode.id)", cachePolicy: .localFirst)
            casts.formUnion((cast?.value ?? []).map { Link($0, episode.id) })
        }
        var residents: [Int] = []
        for location in locations.value {
            residents +=
                try await LocationSummaries(session: local).getResidents(
                    location: location.id, cachePolicy: .localFirst)?.value ?? []
        }

        let (known, aired) = (Set(characters.value.map(\.id)), Set(episodes.value.map(\.id)))
        let oneSided = appearances.symmetricDifference(casts)
        let missing = oneSided.filter { !known.contains($0.character) || !aired.contains($0.episode) }
        return LinkCounts(
            total: appearances.union(casts).count + residents.count, oneSided: oneSided.count - missing.count,
            missing: missing.count + residents.count { !known.contains($0) })
    }

    /// The appearance of a character in an episode, as one of both items has it.
    private struct Link: Hashable {
        let character: Int
        let episode: Int

        init(_ character: Int, _ episode: Int) {
            self.character = character
            self.episode = episode
        }
    }
}

extension Origin {
    fileprivate var isCache: Bool { if case .cache = self { true } else { false } }
}
