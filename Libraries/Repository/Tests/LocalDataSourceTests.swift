import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

private let date = Date(timeIntervalSince1970: 1_700_000_000)
private let key = PageKey(page: 1)

struct SQLiteDataSourceTests {
    @Test(arguments: sampleNotes)
    func `values of one API are not returned for another API`(type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let database = Database(.memory, schemas: [Note.schema])
            let one = Note.local(database, at: "https://one.example/api")
            let other = Note.local(database, at: "https://other.example/api")
            try await one.savePage(.stub(Note.samples(1)), for: key, fetchedAt: date)

            try await other.deleteItems(identifiers: Note.identifiers(1))
            try await other.deletePage(key)

            #expect(try await other.getItems(identifiers: Note.identifiers(1)) == [])
            #expect(try await other.getPage(key) == nil)
            #expect(try await one.getPage(key)?.value == .stub(Note.samples(1)))
        }
        try await check(type)
    }

    @Test(arguments: sampleNotes)
    func `every method translates a failure of the database to a storage failure`(type: any SampleNote.Type) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let sut = Note.local(Database(.memory, schemas: []))
            let items = StorageFailure.other(reason: "no such table: \(Note.table)")
            let pages = StorageFailure.other(reason: "no such table: \(Note.table)_pages")
            let collection = StorageFailure.other(reason: "no such table: \(Note.table)_collection")

            await #expect(throws: items) { try await sut.getItems(identifiers: Note.identifiers(1)) }
            await #expect(throws: collection) { try await sut.saveItems(Note.samples(1), fetchedAt: date) }
            await #expect(throws: collection) { try await sut.deleteItems(identifiers: Note.identifiers(1)) }
            await #expect(throws: pages) { try await sut.getPage(key) }
            await #expect(throws: collection) {
                try await sut.savePage(.stub(Note.samples(1)), for: key, fetchedAt: date)
            }
            await #expect(throws: pages) { try await sut.deletePage(key) }
        }
        await check(type)
    }

    @Test(arguments: sampleNotes)
    func `a page is saved with all of its items or not at all`(type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let database = Database(.memory, schemas: [Note.schema])
            let sut = Note.local(database)
            try await database.write { (connection) throws(DatabaseError) in
                try connection.execute("DROP TABLE \(Note.table)_pages")
            }

            await #expect(throws: StorageFailure.other(reason: "no such table: \(Note.table)_pages")) {
                try await sut.savePage(.stub(Note.samples(1)), for: key, fetchedAt: date)
            }

            #expect(try await sut.getItems(identifiers: Note.identifiers(1)) == [])
        }
        try await check(type)
    }

    @Test(arguments: ["x", "1 2", #"{"a":1}"#, #""a""#])
    func `a page with a damaged list of identifiers is not returned`(text: String) async throws {
        let database = Database(.memory, schemas: [NoteDTO.schema])
        let sut = NoteDTO.local(database)
        try await sut.savePage(.stub(NoteDTO.samples(1)), for: key, fetchedAt: date)

        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("UPDATE notes_pages SET items = ?", [.text(text)])
        }

        #expect(try await sut.getPage(key) == nil)
    }
}

struct MemoryDataSourceTests {
    private typealias Note = NoteDTO

    @Test func `a full memory removes the oldest items`() async {
        let sut = Note.memory(capacity: 2)

        await sut.saveItems(Note.samples(1, 2, 3), fetchedAt: date)

        #expect(await sut.getItems(identifiers: Note.identifiers(1, 2, 3)).map(\.value) == Note.samples(2, 3))
    }
}
