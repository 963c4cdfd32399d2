import ChallengeRepository
import ChallengeRickAndMortyAPI

/// A location as a line of the snapshot, without the addresses, which are built from identifiers.
struct LocationSnapshotLine: SnapshotLineContract {
    let id: Int
    private let columns: [Substring]

    /// Reads a line of six columns; returns `nil` for any other line.
    ///
    /// The columns are id, name, type, dimension, residents (as `1-3,7`) and created.
    init?(_ line: Substring) {
        let columns = line.columns
        guard columns.count == 6, let id = Int(columns[0]) else { return nil }
        self.id = id
        self.columns = columns
    }

    /// The location as the API sends it.
    var item: LocationDTO {
        LocationDTO(
            id: id, name: String(columns[1]), type: String(columns[2]), dimension: String(columns[3]),
            residents: NumberRanges(text: columns[4]).numbers.map { LinkMapper().address("character/\($0)") },
            created: String(columns[5]))
    }

    static func line(for location: LocationDTO) -> String {
        [
            "\(location.id)", location.name, location.type, location.dimension,
            NumberRanges(numbers: location.residents.compactMap(LinkMapper().map)).text, location.created,
        ].joined(separator: "\t")
    }

    func text(of criterion: String) -> Substring? {
        switch criterion {
        case "type": columns[2]
        case "dimension": columns[3]
        case "name": columns[1]
        default: nil
        }
    }
}
