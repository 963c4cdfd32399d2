import ChallengeCore
import ChallengeNetworking
import ChallengePersistence

@testable import ChallengeRepository

/// An API whose conventions differ from those of the Rick and Morty API.
///
/// Its identifiers are texts, its pages name a cursor, a 404 without a body is an empty list, and its members are in
/// snake case.
enum NotesAPI {
    static let conventions = APIConventions(
        address: "https://notes.example/v2",
        pageSize: 3,
        paging: .cursor(parameter: "cursor"),
        pageFields: APIConventions.PageFields(
            items: "noteList", count: "listInfo.totalCount", next: "listInfo.nextCursor"),
        usesSnakeCase: true,
        itemsEndpoint: { path, identifiers in Endpoint(path, query: identifiers.map { .init("ids", $0) }) })
}

struct MemoDTO: RowDTO {
    let id: String
    let noteTitle: String

    static let table = "memos"
    static let nameColumn = "title"
    static let filters: KeyValuePairs = ["title": "title"]
    static let searchedColumns = ["title"]
    static let columns = ["title"]

    var values: [SQLValue] { [.text(noteTitle)] }

    static let schema = cacheSchema {
        [
            """
            CREATE TABLE memos (
                source TEXT NOT NULL, id TEXT NOT NULL, title TEXT NOT NULL, fetched_at REAL NOT NULL,
                PRIMARY KEY (source, id)
            ) WITHOUT ROWID
            """
        ]
    }
}

extension MemoDTO {
    init(_ row: borrowing SQLRow) {
        self.init(id: row.text(0), noteTitle: row.text(1))
    }
}

extension MemoDTO: SampleNote {
    typealias Line = MemoLine

    static let api = NotesAPI.conventions
    static let invalidIdentifiers = ["", String(repeating: "x", count: 257), "a\u{0}b"]
    static let emptyListBody = ""
    static let criterion = "title"
    static let pagePaths = (items: "noteList", count: "listInfo.totalCount")

    init(_ id: String, name: String) {
        self.init(id: id, noteTitle: name)
    }

    static func identifier(_ number: Int) -> String {
        let hostile = ["a,b", "50%", "%2C", #"it's "b""#, ",", #"\","#, "\u{301}a", "[1]", "1", "null", "ζ&ids=?/b"]
        return hostile.indices.contains(number - 1) ? hostile[number - 1] : "memo, 100 % \(number)"
    }

    static func lastPageJSON(items: [String], count: Int) -> String {
        pageJSON(items: items, count: count, nextCursor: "null")
    }

    /// - Parameter nextCursor: The cursor as JSON.
    static func pageJSON(items: [String], count: Int, nextCursor: String) -> String {
        let info = #"{"total_count":\#(count),"next_cursor":\#(nextCursor)}"#
        return #"{"list_info":\#(info),"note_list":[\#(items.joined(separator: ","))]}"#
    }

    var name: String { noteTitle }
    var json: String { #"{"id":\#(Self.json(id)),"note_title":\#(nameJSON)}"# }
}

/// A line of a snapshot of memos: the identifier and the title, separated by a tab.
struct MemoLine: SnapshotLineContract {
    let item: MemoDTO

    init?(_ line: Substring) {
        let columns = line.split(separator: "\t")
        guard columns.count == 2 else { return nil }
        item = MemoDTO(String(columns[0]), name: String(columns[1]))
    }

    static func line(for memo: MemoDTO) -> String { "\(memo.id)\t\(memo.noteTitle)" }

    var id: String { item.id }

    func text(of criterion: String) -> Substring? { criterion == Item.criterion ? item.noteTitle[...] : nil }
}
