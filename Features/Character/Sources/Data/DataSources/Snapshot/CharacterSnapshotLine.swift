/// A line of the snapshot: the facts of a character, without what follows from its identifiers.
struct CharacterSnapshotLine: Sendable {
    let id: Int
    private let columns: [Substring]

    /// Reads the columns id, name, status, species, type, gender, origin (id, name), location (id, name), episodes
    /// (as `1-3,7`), created; `nil` for a line that is not made of them.
    init?(_ line: Substring) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard columns.count == 12, let id = Int(columns[0]) else { return nil }
        self.id = id
        self.columns = columns
    }

    var name: Substring { columns[1] }
    var status: Substring { columns[2] }
    var species: Substring { columns[3] }
    var type: Substring { columns[4] }
    var gender: Substring { columns[5] }

    /// The character as the API writes it.
    var character: CharacterDTO {
        CharacterDTO(
            id: id, name: String(name), status: String(status), species: String(species), type: String(type),
            gender: String(gender),
            origin: place(identifier: columns[6], name: columns[7]),
            location: place(identifier: columns[8], name: columns[9]),
            image: Self.address("character/avatar/\(id).jpeg"),
            episode: episodes.map { Self.address("episode/\($0)") }, created: String(columns[11]))
    }

    private func place(identifier: Substring, name: Substring) -> PlaceDTO {
        PlaceDTO(name: String(name), url: identifier.isEmpty ? "" : Self.address("location/\(identifier)"))
    }

    private var episodes: [Int] {
        columns[10].split(separator: ",").flatMap { range in
            let ends = range.split(separator: "-").compactMap { Int($0) }
            guard let first = ends.first, let last = ends.last, first <= last else { return [Int]() }
            return Array(first...last)
        }
    }

    private static func address(_ path: String) -> String { "https://rickandmortyapi.com/api/\(path)" }
}
