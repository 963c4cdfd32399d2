import ChallengeCore
import ChallengePersistence
import ChallengeTestSupport
import Testing

@testable import ChallengeRepository

/// The collections of a cache that another program has changed.
struct CachedCollectionsTests: NoteListSuite {
    private let database = Database(.memory, schemas: [NoteDTO.schema])
    let sut: SQLiteDataSource<NoteDTO>

    init() async throws {
        sut = Self.source(database)
        _ = try await sut.replaceAll(with: (1...4).map { note($0) }, fetchedAt: date)
    }

    private func change(_ statement: String) async throws {
        try await database.write { (connection) throws(DatabaseError) in try connection.execute(statement) }
    }

    private var inspection: CachedCollections {
        get async throws { try await database.read(CachedCollections.inspect) }
    }

    private func mend() async throws { try await database.write(CachedCollections.mend) }

    @Test func `a collection with all rows is sound, also without texts for filters`() async throws {
        #expect(try await inspection == CachedCollections(incomplete: [], wrongFilters: 0))

        try await change("DELETE FROM \(NoteDTO.filtersTable)")

        #expect(try await inspection == CachedCollections(incomplete: [], wrongFilters: 0))
    }

    @Test(arguments: [NoteDTO.table, NoteDTO.filtersTable])
    func `a collection without a row is incomplete until it is mended`(table: String) async throws {
        try await change("DELETE FROM \(table) WHERE id = 3")

        #expect(try await inspection.incomplete == [.init(table: NoteDTO.table, count: 4, rows: 3)])
        #expect((try await sut.completeCollection() == nil) == (table == NoteDTO.table))

        try await mend()

        #expect(try await inspection == CachedCollections(incomplete: [], wrongFilters: 0))
        #expect(try await sut.completeCollection() == nil)
        #expect(try await sut.getItems(identifiers: [1, 2, 4]).count == 3)
    }

    @Test func `a wrong text for filters is corrected, and the collection stays complete`() async throws {
        try await change("UPDATE \(NoteDTO.filtersTable) SET name = 'other' WHERE id = 2")
        #expect(try await inspection == CachedCollections(incomplete: [], wrongFilters: 1))

        try await mend()

        #expect(try await inspection == CachedCollections(incomplete: [], wrongFilters: 0))
        #expect(try await sut.completeCollection()?.value.count == 4)
        let page = try await sut.getPage(PageKey(page: 1, criteria: [Criterion("name", note(2).name)]))
        #expect(page?.value.results.contains(note(2)) == true)
    }

    @Test func `only an unreadable row, its record and the index are deleted`() async throws {
        try await change("UPDATE \(NoteDTO.table) SET name = x'00FF' WHERE id = 2")

        try await database.write { (connection) throws(DatabaseError) in
            try CachedRows.deleteUnreadable(connection)
            try CachedCollections.mend(connection)
        }

        #expect(try await database.read(CachedRows.count).unreadable == 0)
        #expect(try await sut.getItems(identifiers: [1, 2, 3, 4]).map(\.value) == [note(1), note(3), note(4)])
        #expect(try await sut.completeCollection() == nil)
        #expect(try await inspection == CachedCollections(incomplete: [], wrongFilters: 0))
    }
}
