import ChallengeRepository
import ChallengeRickAndMortyAPI
import Foundation

@testable import ChallengeEpisode

/// The text of the snapshot file for episodes of the API, which ``EpisodeSnapshotLine`` reads.
struct EpisodeSnapshotText {
    static let file = URL(filePath: #filePath)
        .appending(path: "../../../../../../Libraries/Resources/Assets/episodes.tsv").standardizedFileURL

    let asOf: String
    let episodes: [EpisodeDTO]

    var text: String { asOf + "\n" + episodes.map { line($0) + "\n" }.joined() }

    private func line(_ episode: EpisodeDTO) -> String {
        [
            "\(episode.id)", episode.name, episode.airDate, episode.code,
            NumberRanges(numbers: episode.characters.compactMap(LinkMapper().map)).text, episode.created,
        ].joined(separator: "\t")
    }
}
