import ChallengeCore
import ChallengeRickAndMortyAPI

/// Makes an episode of what the API wrote: addresses become identifiers, texts become a day and a moment.
struct EpisodeMapper: MapperContract {
    private let links = LinkMapper()
    private let days = AirDateMapper()

    func map(_ episode: EpisodeDTO) -> Episode {
        Episode(
            id: episode.id,
            name: episode.name,
            writtenCode: episode.code,
            airDate: days.map(episode.airDate),
            characters: episode.characters.compactMap(links.map),
            created: Timestamp(episode.created))
    }
}
