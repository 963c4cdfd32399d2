import ChallengeCore
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeRepository

/// Rows that other writes, other files and other versions change.
struct CompleteCollectionRowsTests: NoteListSuite {
    private let database = Database(.memory, schemas: [NoteDTO.schema])
    let sut: SQLiteDataSource<NoteDTO>

    init() {
        sut = Self.source(database)
    }

    @Test func `a search sees the writes of another process`() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString).db").path
        defer { for ending in ["", "-wal", "-shm"] { unlink(path + ending) } }
        let (own, other) = (
            NoteDTO.local(Database(.cache(path: path), schemas: [NoteDTO.schema])),
            NoteDTO.local(Database(.cache(path: path), schemas: [NoteDTO.schema]))
        )
        _ = try await own.replaceAll(with: [note(1), note(2)], fetchedAt: date)
        let key = PageKey(page: 1, criteria: [Criterion("name", "even")])
        #expect(try await own.getPage(key)?.value.results.map(\.id) == [2])

        try await other.saveItems([NoteDTO(1, name: "Even")], fetchedAt: date)

        #expect(try await own.getPage(key)?.value.results.map(\.id) == [1, 2])
    }

    @Test func `a collection that lost rows is not complete`() async throws {
        _ = try await sut.replaceAll(with: [note(1), note(2)], fetchedAt: date)
        let query = try SearchQuery("even")
        #expect(try await sut.completeCollection()?.value.items.count == 2)
        #expect(try await sut.search(query).collectionDate == date)

        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM \(NoteDTO.table) WHERE id = 1")
        }

        #expect(try await sut.completeCollection() == nil)
    }

    @Test func `a collection that lost texts is not searched as a complete one`() async throws {
        _ = try await sut.replaceAll(with: [note(1), note(2)], fetchedAt: date)

        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM \(NoteDTO.filtersTable) WHERE id = 1")
        }

        let found = try await sut.search(try SearchQuery("even"))
        #expect(found == SearchMatches(matches: found.matches, identifiers: [2], collectionDate: nil))
    }

    @Test func `a search sees no rows of a write that was rolled back`() async throws {
        try await save(1, of: 3)
        let key = PageKey(page: 1, criteria: [Criterion("name", "even")])

        await #expect(throws: DatabaseError.full) {
            try await database.write { (connection) throws(DatabaseError) in
                let renamed = [NoteDTO(2, name: "Odd")]
                try sut.collection.prepareToSave(renamed, connection)
                try sut.items.save(renamed, later, connection)
                if let record = try sut.collection.record(connection) {
                    _ = try sut.collection.page(1, of: key.criteria, in: record, connection)
                }
                throw .full
            }
        }

        #expect(try await sut.getPage(key)?.value.results == [note(2)])
    }

    @Test func `a search sees the rows of a file that replaced the one before`() async throws {
        let scratch = try Scratch()
        func source(_ name: String) -> SQLiteDataSource<NoteDTO> {
            NoteDTO.local(Database(.cache(path: scratch.path(name)), schemas: [NoteDTO.schema]))
        }
        let sut = source("cache.db")
        _ = try await sut.replaceAll(with: [note(1), note(2)], fetchedAt: date)
        _ = try await source("other.db").replaceAll(with: [note(1), NoteDTO(2, name: "Odd")], fetchedAt: date)
        let key = PageKey(page: 1, criteria: [Criterion("name", "even")])
        // A process that only reads opens both files.
        let reader = source("cache.db")
        #expect(try await reader.getPage(key)?.value.results == [note(2)])

        for ending in ["", "-wal", "-shm"] {
            unlink(scratch.path("cache.db" + ending))
            rename(scratch.path("other.db" + ending), scratch.path("cache.db" + ending))
        }

        #expect(try await reader.getPage(key)?.value == .empty)
    }

    @Test func `a text without its row is not answered`() async throws {
        try await save(1, of: 3)

        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM notes WHERE id = 2")
        }

        #expect(try await search("even") == nil)
        #expect(try await search("odd") != nil)
    }

    @Test func `criteria of columns that are no filters or do not exist are not answered`() async throws {
        try await save(1, of: 3)

        for criterion in [Criterion("tags", "tag of 1"), Criterion("id", "1"), Criterion("misspelt", "1")] {
            #expect(try await sut.getPage(PageKey(page: 1, criteria: [criterion])) == nil)
        }
    }

    @Test func `without the searched texts the rows do not answer`() async throws {
        try await save(1, of: 3)

        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM notes_filters")
        }

        #expect(try await search("even") == nil)
    }

    @Test(arguments: ["", "1,2", "1,2,x", "1,2,4"])
    func `a damaged order is not answered`(order: String) async throws {
        try await save(1, of: 3)

        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("UPDATE notes_collection SET items = ?, version = 1", [.text(order)])
            try connection.execute("DELETE FROM notes_pages")
        }

        #expect(try await sut.getPage(PageKey(page: 1)) == nil)
        #expect(try await sut.completeCollection() == nil)
    }
}
