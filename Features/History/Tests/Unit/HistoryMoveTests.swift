import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengeTestSupport
import Testing

@testable import ChallengeHistory

/// The move of the history from the library of an earlier version into the state database.
struct HistoryMoveTests {
    private let scratch: Scratch
    private let clock = ClockMock()
    private let library: Database

    init() async throws {
        scratch = try Scratch()
        library = Database(.library(path: scratch.path("library.db")), schemas: HistoryFeature.librarySchemas)
        try await recordAsEarlierVersion(1...3)
    }

    private var sut: HistoryRepository { repository(library: library) }

    private func repository(library: Database) -> HistoryRepository {
        HistoryRepository(local: HistorySQLiteDataSource(database: state, library: library), clock: clock)
    }

    private var state: Database {
        Database(.state(path: scratch.path("state.db")), schemas: HistoryFeature.schemas)
    }

    private func countInState() async throws -> Int? {
        try await state.read { (connection) throws(DatabaseError) in
            try connection.row("SELECT count(*) FROM history") { $0.integer(0) }
        }
    }

    /// Adds entries of characters to the library, each one second after the previous one.
    private func recordAsEarlierVersion(_ identifiers: ClosedRange<Int>) async throws {
        try await library.write { (connection) throws(DatabaseError) in
            for identifier in identifiers {
                try connection.execute(
                    "INSERT INTO history (kind, identifier, name, shown_at, source) VALUES ('character', ?1, 'n', ?1 * 1000, 'remote')",
                    [SQLValue(identifier)])
            }
        }
    }

    private func identifiers() async throws -> [Int?] {
        try await sut.getPage(1, of: HistoryFilter()).items.map(\.identifier)
    }

    private func countInLibrary() async throws -> Int? {
        try await library.read { (connection) throws(DatabaseError) in
            try connection.row("SELECT count(*) FROM history") { $0.integer(0) }
        }
    }

    @Test func `listing moves the entries of an earlier version`() async throws {
        #expect(try await identifiers() == [3, 2, 1])

        #expect(try await countInLibrary() == 0)
        #expect(try await identifiers() == [3, 2, 1])
    }

    @Test func `the first recording also moves the entries of an earlier version`() async throws {
        try await sut.add([
            HistoryEntry(kind: .episode, identifier: 9, name: "n", shownAt: Timestamp(clock.now), origin: .cache)
        ])

        #expect(try await countInLibrary() == 0)
        #expect(try await sut.getPage(1, of: HistoryFilter()).items.map(\.number) == [4, 3, 2, 1])
        #expect(try await identifiers() == [9, 3, 2, 1])
    }

    @Test func `entries that an earlier version adds later are moved in order of time`() async throws {
        _ = try await identifiers()
        try await sut.add([
            HistoryEntry(kind: .character, identifier: 9, name: "n", shownAt: Timestamp(clock.now), origin: .cache)
        ])

        try await recordAsEarlierVersion(4...5)

        #expect(try await identifiers() == [9, 5, 4, 3, 2, 1])
        #expect(try await countInLibrary() == 0)
    }

    /// Entries are in both databases if a process is killed between copy and deletion, or cannot write the library.
    @Test func `a repeated move neither duplicates nor loses entries`() async throws {
        _ = try await identifiers()
        try await recordAsEarlierVersion(1...4)

        #expect(try await identifiers() == [4, 3, 2, 1])
        #expect(try await countInLibrary() == 0)
    }

    @Test func `two moves at the same time move each entry once`() async throws {
        let repositories = (1...10).map { _ in sut }

        await withTaskGroup(of: Void.self) { group in
            for repository in repositories {
                group.addTask { _ = try? await repository.getPage(1, of: HistoryFilter()) }
            }
        }

        #expect(try await identifiers() == [3, 2, 1])
        #expect(try await countInLibrary() == 0)
    }

    @Test func `deleting entries also deletes those that were not moved yet`() async throws {
        try await sut.deleteAll()

        #expect(try await identifiers() == [])
        #expect(try await countInLibrary() == 0)
    }

    @Test func `entries of a read-only library are listed, and deleting them fails`() async throws {
        try await library.read { (connection) throws(DatabaseError) in
            try connection.execute("PRAGMA query_only = ON")
        }

        #expect(try await identifiers() == [3, 2, 1])
        #expect(try await identifiers() == [3, 2, 1])
        await #expect(throws: HistoryError.storageFailed(.init(cause: .readOnly, path: scratch.path("library.db")))) {
            try await sut.delete(numbers: [1])
        }
        #expect(try await countInState() == 2)
        await #expect(throws: HistoryError.storageFailed(.init(cause: .readOnly, path: scratch.path("library.db")))) {
            try await sut.deleteAll()
        }
        #expect(try await countInState() == 0)
        #expect(try await countInLibrary() == 3)
    }

    @Test(arguments: [false, true])
    func `a deletion changes the state and reports a library of a newer version`(removesOne: Bool) async throws {
        _ = try await identifiers()
        try await library.write { (connection) throws(DatabaseError) in
            try connection.execute("UPDATE schemas SET version = 99")
        }
        let newer = Database(.library(path: scratch.path("library.db")), schemas: HistoryFeature.librarySchemas)
        let sut = repository(library: newer)

        await #expect(throws: HistoryError.storageFailed(.init(cause: .newerVersion, path: scratch.path("library.db"))))
        {
            if removesOne { try await sut.delete(numbers: [1]) } else { try await sut.deleteAll() }
        }

        #expect(try await countInState() == (removesOne ? 2 : 0))
    }

    @Test func `a missing library is not created`() async throws {
        let path = scratch.path("none.db")
        let sut = HistorySQLiteDataSource(
            database: Database(.state(path: scratch.path("other.db")), schemas: HistoryFeature.schemas),
            library: Database(.library(path: path), schemas: HistoryFeature.librarySchemas))

        #expect(try await sut.getEntries(HistoryFilter(), offset: 0, limit: 1).count == 0)

        #expect(try await sut.library.fileSize() == 0)
    }
}
