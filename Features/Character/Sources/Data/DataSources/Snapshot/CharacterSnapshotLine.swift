import ChallengeRepository
import ChallengeRickAndMortyAPI

/// A character as a line of the snapshot, without the addresses, which are built from identifiers.
struct CharacterSnapshotLine: SnapshotLineContract {
    let id: Int
    private let columns: [Substring]

    /// Reads a line of twelve columns; returns `nil` for any other line.
    ///
    /// The columns are id, name, status, species, type, gender, place of origin (id, name), location (id, name),
    /// episodes (as `1-3,7`) and created.
    init?(_ line: Substring) {
        let columns = line.columns
        guard columns.count == 12, let id = Int(columns[0]) else { return nil }
        self.id = id
        self.columns = columns
    }

    /// The character as the API sends it.
    var item: CharacterDTO {
        CharacterDTO(
            id: id, name: String(columns[1]), status: String(columns[2]), species: String(columns[3]),
            type: String(columns[4]), gender: String(columns[5]),
            origin: place(identifier: columns[6], name: columns[7]),
            location: place(identifier: columns[8], name: columns[9]),
            image: LinkMapper().address("character/avatar/\(id).jpeg"),
            episode: NumberRanges(text: columns[10]).numbers.map { LinkMapper().address("episode/\($0)") },
            created: String(columns[11]))
    }

    static func line(for character: CharacterDTO) -> String {
        [
            "\(character.id)", character.name, character.status, character.species, character.type, character.gender,
            identifier(character.origin.url), character.origin.name, identifier(character.location.url),
            character.location.name, NumberRanges(numbers: character.episode.compactMap(LinkMapper().map)).text,
            character.created,
        ].joined(separator: "\t")
    }

    private static func identifier(_ address: String) -> String {
        LinkMapper().map(address).map(String.init) ?? ""
    }

    func text(of criterion: String) -> Substring? {
        switch criterion {
        case "status": columns[2]
        case "species": columns[3]
        case "type": columns[4]
        case "gender": columns[5]
        case "name": columns[1]
        default: nil
        }
    }

    private func place(identifier: Substring, name: Substring) -> PlaceDTO {
        PlaceDTO(name: String(name), url: identifier.isEmpty ? "" : LinkMapper().address("location/\(identifier)"))
    }
}
