import ChallengeCore
import ChallengeNetworking

@testable import ChallengeRepository

/// An API whose conventions differ from those of the Rick and Morty API.
///
/// Its identifiers are texts, its pages name a cursor, and a 404 without a body is an empty list.
enum NotesAPI {
    static let conventions = APIConventions(
        name: "notes",
        address: "https://notes.example/v2",
        pageSize: 3,
        paging: .cursor(parameter: "cursor"),
        pageFields: PageFields(items: "note_list", count: "list_info.total_count", next: "list_info.next_cursor"),
        several: SeveralItems { path, identifiers in Endpoint(path, query: identifiers.map { .init("ids", $0) }) })
}

/// An item whose name is a member of another object.
struct MemoDTO: ItemDTO {
    var id = ""
    var name = ""

    static let collection = APICollection<MemoDTO>(
        api: NotesAPI.conventions, path: "/notes", name: "memos",
        .text("order.title", \.name, .filter(as: "order.title"), .searched))
}

extension MemoDTO: SampleNote {
    static let api = NotesAPI.conventions
    static let invalidIdentifiers = ["", ".", "..", String(repeating: "x", count: 257), "a\u{0}b"]
    static let emptyListBody = ""
    static let pagePaths = (items: "note_list", count: "list_info.total_count")

    init(_ id: String, name: String) {
        self.init(id: id, name: name)
    }

    static func identifier(_ number: Int) -> String {
        let hostile = [
            "a,b", "50%", "%2C", #"it's "b""#, ",", #"\","#, "\u{301}a", "[1]", "1", "null", "ζ&ids=?/b",
            "../episode/1",
        ]
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

    var json: String { #"{"id":\#(Self.json(id)),"order":{"title":\#(nameJSON)}}"# }
}
