import ChallengeCore
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeRepository

/// The index in the file of a cache: damage, other versions, other processes.
struct TextIndexFileTests {
    private let scratch: Scratch
    private let date = Date(timeIntervalSince1970: 1_700_000_000)
    private let notes = [NoteDTO(id: 1, name: "Rick"), NoteDTO(id: 2, name: "Morty"), NoteDTO(id: 3, name: "Rick D")]

    init() throws {
        scratch = try Scratch()
    }

    private var path: String { scratch.path("cache.db") }

    /// Returns a data source with a connection of its own, as another process has it.
    private func open(_ schema: Schema = NoteDTO.schema) -> SQLiteDataSource<NoteDTO> {
        let database = Database(.cache(path: path), schemas: [schema])
        return NoteDTO.local(database)
    }

    private func found(_ text: String, by sut: SQLiteDataSource<NoteDTO>) async throws -> [Int] {
        try await sut.search(try SearchQuery(text)).identifiers
    }

    /// Returns a data source whose index was created by a search.
    private func indexed() async throws -> SQLiteDataSource<NoteDTO> {
        let sut = open()
        try await sut.saveItems(notes, fetchedAt: date)
        #expect(try await !sut.hasIndex)
        #expect(try await found("rick", by: sut) == [1, 3])
        #expect(try await sut.hasIndex)
        return sut
    }

    private func execute(_ statements: String...) async throws {
        try await open().write { (connection) throws(DatabaseError) in
            for statement in statements { try connection.execute(statement) }
        }
    }

    @Test func `only the first search writes`() async throws {
        _ = try await indexed()
        let before = try Data(contentsOf: URL(filePath: path))

        let sut = open()
        #expect(try await found("rick", by: sut) == [1, 3])
        #expect(try await found("morty", by: sut) == [2])

        #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }

    @Test func `an index of another version is replaced`() async throws {
        _ = try await indexed()
        try await execute(
            "DROP TABLE notes_texts", "CREATE TABLE notes_texts (number INTEGER PRIMARY KEY, other TEXT)")

        #expect(try await found("rick", by: open()) == [1, 3])
        #expect(try await open().hasIndex)
        try await open().checkIndex()
    }

    @Test func `a write deletes an index of another version`() async throws {
        _ = try await indexed()
        try await execute(
            "DROP TABLE notes_texts", "CREATE TABLE notes_texts (number INTEGER PRIMARY KEY, other TEXT)")

        try await open().saveItems([NoteDTO(id: 2, name: "Rick E")], fetchedAt: date)

        #expect(try await found("rick", by: open()) == [1, 2, 3])
    }

    private static let damages = [
        // A version of the program that does not know the index empties all tables.
        """
        DELETE FROM notes_search_data; DELETE FROM notes_search_idx; DELETE FROM notes_search_docsize;
        DELETE FROM notes_search_config; DELETE FROM notes_texts
        """,
        "DELETE FROM notes_search_data", "DELETE FROM notes_search_idx; DELETE FROM notes_search_data WHERE id > 10",
        "DELETE FROM notes_search_config", "UPDATE notes_search_data SET block = x'ff00ff00ff'",
        "DELETE FROM notes_search_docsize",
        "DROP TABLE notes_search_data", "DROP TABLE notes_search_config", "DROP TABLE notes_search",
        "DROP TABLE notes_texts", "UPDATE notes_search_config SET v = 99 WHERE k = 'version'",
    ]

    @Test(arguments: damages, [false, true])
    func `a damaged index is replaced without losing rows`(damage: String, isWrittenFirst: Bool) async throws {
        let sut = try await indexed()
        for statement in damage.split(separator: ";") { try await execute(String(statement)) }

        if isWrittenFirst {
            try await open().saveItems([NoteDTO(id: 2, name: "Evil Morty")], fetchedAt: date)
            try await sut.deleteItems(identifiers: [77])
        }

        #expect(try await found("rick", by: open()) == [1, 3])
        #expect(try await found("rick | morty", by: sut).sorted() == [1, 2, 3])
        #expect(try await sut.getItems(identifiers: [1, 2, 3]).count == 3)

        try await Database(.cache(path: path), schemas: [NoteDTO.schema]).erase()
        try await open().saveItems(notes, fetchedAt: date)
        #expect(try await found("rick", by: open()) == [1, 3])
        #expect(try await open().hasIndex)
        try await open().checkIndex()
    }

    @Test func `a failure of the index that rolls back the write fails the write`() async throws {
        let sut = try await indexed()
        // A failure of the disk or of the memory can roll back a transaction in the same way.
        try await execute(
            "CREATE TRIGGER failure BEFORE INSERT ON notes_texts BEGIN SELECT RAISE(ROLLBACK, 'no memory'); END")

        await #expect(throws: StorageFailure.self) {
            try await sut.saveItems([NoteDTO(id: 2, name: "Rick E")], fetchedAt: date)
        }

        #expect(try await sut.getItems(identifiers: [2]).map(\.value.name) == ["Morty"])
        #expect(try await sut.hasIndex)
        #expect(try await found("rick", by: sut) == [1, 3])
    }

    @Test func `if the index cannot be created, the rows are read`() async throws {
        try await open().saveItems(notes, fetchedAt: date)
        // A view with the name of the index makes its creation fail, as in an SQLite without FTS5.
        try await execute("CREATE VIEW notes_search AS SELECT 1")
        let sut = open()

        #expect(try await found("rick", by: sut) == [1, 3])
        try await sut.saveItems([NoteDTO(id: 2, name: "Rick E")], fetchedAt: date)
        #expect(try await found("rick", by: sut) == [1, 2, 3])
        let nearest = try await sut.nearestNames(to: try SearchQuery("rikc"))
        #expect(nearest.map(\.name) == ["Rick", "Rick E", "Rick D"])
        #expect(try await !sut.hasIndex)
    }

    @Test func `while another process writes, the rows are read`() async throws {
        try await open().saveItems(notes, fetchedAt: date)
        let other = open()
        try await other.read { (connection) throws(DatabaseError) in try connection.execute("BEGIN IMMEDIATE") }
        let database = Database(.cache(path: path), schemas: [NoteDTO.schema], busyTimeout: .zero)
        let sut = NoteDTO.local(database)

        #expect(try await found("rick", by: sut) == [1, 3])
        #expect(try await !sut.hasIndex)

        try await other.read { (connection) throws(DatabaseError) in try connection.execute("ROLLBACK") }
        #expect(try await found("rick", by: sut) == [1, 3])
        #expect(try await sut.hasIndex)
    }

    @Test func `VACUUM does not change the matches`() async throws {
        let sut = try await indexed()
        try await sut.saveItems((10...40).map { NoteDTO(id: $0, name: "Morty \($0)") }, fetchedAt: date)
        try await sut.deleteItems(identifiers: Array(10...35) + [1])

        try await sut.read { (connection) throws(DatabaseError) in try connection.execute("VACUUM") }

        #expect(try await found("rick", by: open()) == [3])
        #expect(try await found("'38 | '2", by: open()) == [38])
        try await sut.checkIndex()
    }

    @Test func `concurrent writes and searches of several connections agree`() async throws {
        _ = try await indexed()
        try await execute("DROP TABLE notes_search", "DROP TABLE notes_texts")

        try await withThrowingTaskGroup { group in
            for process in 1...4 {
                group.addTask {
                    let sut = open()
                    for number in 1...10 {
                        let id = process * 100 + number
                        try await sut.saveItems([NoteDTO(id: id, name: "Summer \(id)")], fetchedAt: date)
                        let own = try await found("'\(id)", by: sut)
                        #expect(own == [id])
                    }
                }
            }
            try await group.waitForAll()
        }

        #expect(try await found("summer", by: open()).count == 40)
        try await open().checkIndex()
    }
}
