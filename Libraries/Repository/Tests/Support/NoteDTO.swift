import ChallengeCore
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI

/// An item in the format of the Rick and Morty API that no feature defines.
struct NoteDTO: RowDTO {
    let id: Int
    let name: String
    let tags: [String]

    init(id: Int = 1, name: String = "Remote", tags: [String] = []) {
        self.id = id
        self.name = name
        self.tags = tags
    }

    static let table = "notes"
    static let nameColumn = "name"
    static let filters: KeyValuePairs = ["name": "name"]
    static let searchedColumns = ["name", "tags"]
    static let columns = ["name", "tags"]

    init(_ row: borrowing SQLRow) {
        self.init(id: row.integer(0), name: row.text(1), tags: TextList(storage: row.text(2)).elements)
    }

    var values: [SQLValue] { [.text(name), .text(TextList(elements: tags).storage)] }

    static let schema = cacheSchema {
        [
            """
            CREATE TABLE notes (
                source TEXT NOT NULL, id INTEGER NOT NULL, name TEXT NOT NULL, tags TEXT NOT NULL,
                fetched_at REAL NOT NULL, PRIMARY KEY (source, id)
            ) WITHOUT ROWID
            """
        ]
    }
}

extension NoteDTO: SampleNote {
    typealias Line = NoteLine

    static let api = APIConventions.rickAndMorty
    static let invalidIdentifiers = [0, -5, .min]
    static let emptyListBody = #"{"error":"There is nothing here"}"#
    static let criterion = "name"
    static let pagePaths = (items: "results", count: "info.count")

    init(_ id: Int, name: String) {
        self.init(id: id, name: name, tags: ["tag of \(id)"])
    }

    static func identifier(_ number: Int) -> Int { number }

    static func lastPageJSON(items: [String], count: Int) -> String {
        pageJSON(items: items, count: count, pages: (count + 19) / 20)
    }

    /// - Parameters:
    ///   - next: The address of the next page as JSON.
    ///   - previous: The address of the previous page as JSON.
    static func pageJSON(
        items: [String], count: Int, pages: Int, next: String = "null", previous: String = "null"
    ) -> String {
        let info = #"{"count":\#(count),"pages":\#(pages),"next":\#(next),"prev":\#(previous)}"#
        return #"{"info":\#(info),"results":[\#(items.joined(separator: ","))]}"#
    }

    var json: String { #"{"id":\#(id),"name":\#(nameJSON),"tags":\#(Self.json(tags)),"url":"u"}"# }
}

/// A line of a snapshot of notes: the identifier and the name, separated by a tab.
struct NoteLine: SnapshotLineContract {
    let item: NoteDTO

    init?(_ line: Substring) {
        let columns = line.split(separator: "\t")
        guard columns.count == 2, let id = Int(columns[0]) else { return nil }
        item = NoteDTO(id, name: String(columns[1]))
    }

    static func line(for note: NoteDTO) -> String { "\(note.id)\t\(note.name)" }

    var id: Int { item.id }

    func text(of criterion: String) -> Substring? { criterion == Item.criterion ? item.name[...] : nil }
}
