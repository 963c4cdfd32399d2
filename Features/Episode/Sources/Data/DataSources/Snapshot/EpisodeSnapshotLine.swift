import ChallengeRepository
import ChallengeRickAndMortyAPI

/// An episode as a line of the snapshot, without the addresses, which are built from identifiers.
struct EpisodeSnapshotLine: SnapshotLineContract {
    let id: Int
    private let columns: [Substring]

    /// Reads a line of six columns; returns `nil` for any other line.
    ///
    /// The columns are id, name, air date, code, characters (as `1-3,7`) and created.
    init?(_ line: Substring) {
        let columns = line.columns
        guard columns.count == 6, let id = Int(columns[0]) else { return nil }
        self.id = id
        self.columns = columns
    }

    /// The episode as the API sends it.
    var item: EpisodeDTO {
        EpisodeDTO(
            id: id, name: String(columns[1]), airDate: String(columns[2]), code: String(columns[3]),
            characters: NumberRanges(text: columns[4]).numbers.map { LinkMapper().address("character/\($0)") },
            created: String(columns[5]))
    }

    static func line(for episode: EpisodeDTO) -> String {
        [
            "\(episode.id)", episode.name, episode.airDate, episode.code,
            NumberRanges(numbers: episode.characters.compactMap(LinkMapper().map)).text, episode.created,
        ].joined(separator: "\t")
    }

    func text(of criterion: String) -> Substring? {
        switch criterion {
        case "name": columns[1]
        case "episode": columns[3]
        default: nil
        }
    }
}
