import ChallengeCore
import ChallengeRepositoryMocks
import Foundation
import Testing

@testable import ChallengeRepository

struct APICollectionTests {
    private func decode<Item: ItemDTO>(_ json: String) throws -> Item {
        try JSONDecoder().decode(ResponseItem<Item>.self, from: Data(json.utf8)).item
    }

    // Responses

    @Test func `members of a response become an item`() throws {
        #expect(
            try decode(#"{"id":7,"tags":["a","b"],"name":"Rick","more":1}"#)
                == NoteDTO(id: 7, name: "Rick", tags: ["a", "b"]))
        #expect(try decode(#"{"order":{"title":"Rick"},"id":"a"}"#) == MemoDTO("a", name: "Rick"))
    }

    @Test(arguments: [
        (#"{"id":"7","name":"Rick","tags":[]}"#, ["id"]), (#"{"id":7,"name":1,"tags":[]}"#, ["name"]),
        (#"{"id":7,"name":"Rick","tags":{}}"#, ["tags"]),
    ])
    func `a member of another type is named`(json: String, path: [String]) {
        expectWrongType(NoteDTO.self, json, path)
    }

    @Test(arguments: [
        (#"{"id":"a","order":7}"#, ["order"]), (#"{"id":"a","order":{"title":7}}"#, ["order", "title"]),
        (#"{"id":7,"order":{"title":"Rick"}}"#, ["id"]),
    ])
    func `a member of an object is named with its path`(json: String, path: [String]) {
        expectWrongType(MemoDTO.self, json, path)
    }

    private func expectWrongType<Item: ItemDTO>(_: Item.Type, _ json: String, _ path: [String]) {
        let error = #expect(throws: DecodingError.self) { try decode(json) as Item }

        let found: [String]? =
            if case .typeMismatch(_, let context) = error { context.codingPath.map(\.stringValue) } else { nil }
        #expect(found == path)
    }

    // Identifiers

    @Test(arguments: [
        ("bk-1", true), ("bk-", false), ("xbk-1", false), ("bk-1 x", false), ("Solaris 1", false), ("bk-1\n", false),
        ("", false), (String(repeating: "bk-1", count: 65), false),
    ])
    func `a text is an identifier if the whole text has the pattern`(text: String, isIdentifier: Bool) {
        #expect(BookmarkDTO.collection.isIdentifier(text) == isIdentifier)
    }

    @Test func `any text can be an identifier in a collection without a pattern, but a number must be positive`() {
        #expect(MemoDTO.collection.isIdentifier("Solaris 1"))
        #expect(!MemoDTO.collection.isIdentifier(".."))
        #expect(NoteDTO.collection.isIdentifier("7"))
        #expect(!NoteDTO.collection.isIdentifier("Rick"))
        #expect(!NoteDTO.collection.isIdentifier("0"))
    }

    @Test func `an invalid pattern matches every text`() { #expect(IdentifierPattern.pattern("(").matches("a")) }

    private struct BookmarkDTO: ItemDTO {
        var id = ""
        var name = ""

        static let collection = APICollection<BookmarkDTO>(
            api: .sample, path: "/bookmark", name: "bookmarks", identifiers: .pattern("(bk-[0-9])+"),
            .text("name", \.name))
    }

    // Storage

    @Test(arguments: sampleNotes)
    func `rows and lines are read as they were written`(type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let notes = ["", "Rick", "'\u{301}\"]", "\u{0} \u{2028}"].enumerated().map { number, name in
                Note(Note.identifier(number + 1), name: name)
            }

            try await CollectionAudit<Note>().expectUnchanged(notes)

            #expect(notes.map { SnapshotLine<Note>(SnapshotLine.text(of: $0)[...])?.item } == notes)
        }
        try await check(type)
    }

    @Test(arguments: ["", "7", "7\tRick", "7\tRick\ta\tb", "x\tRick\t", "0\tRick\t", "\tRick\t"])
    func `a line with other columns or without a valid identifier is not an item`(line: String) {
        #expect(SnapshotLine<NoteDTO>(line[...]) == nil)
    }

    // Uses of columns

    @Test func `a list, a search and a selection use the columns that are declared for them`() {
        let sut = NoteDTO.collection

        #expect(sut.column(of: "name") == 0)
        #expect(sut.column(of: "tags") == nil)
        #expect(sut.selecting == [0])
        #expect(MemoDTO.collection.column(of: "order.title") == 0)
    }

    private enum MemoField: String, FilterFieldContract {
        case name = "order.title"

        func text(of memo: MemoDTO) -> String { memo.name }
    }

    @Test func `lists and searches in the cache use a member with any name`() async throws {
        let audit = CollectionAudit<MemoDTO>()
        let memos = [MemoDTO("a", name: "Morty"), MemoDTO("b", name: "a Rare text")]

        try await audit.expectFilters("rare", [MemoField.name: memos[1]], map: \.self)
        try await audit.expectSearch("rare", finds: [memos[1]], among: memos)
    }
}
