import ChallengeCore
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeCache

struct CacheSQLiteDataSourceTests {
    private static let schemas = [
        Schema(
            "things",
            steps: [
                [
                    "CREATE TABLE things (id INTEGER PRIMARY KEY, fetched_at REAL NOT NULL)",
                    "CREATE TABLE waits (id INTEGER PRIMARY KEY)",
                ]
            ])
    ]

    private let scratch: Scratch
    private let database = Database(.memory, schemas: schemas)

    init() throws {
        scratch = try Scratch()
    }

    private var sut: CacheSQLiteDataSource { dataSource(database) }

    private func dataSource(_ database: Database) -> CacheSQLiteDataSource {
        CacheSQLiteDataSource(database: database, tables: ["things"], waitsTable: "waits")
    }

    private func insert(_ dates: Double...) async throws {
        try await database.write { (connection) throws(DatabaseError) in
            for date in dates { try connection.execute("INSERT INTO things (fetched_at) VALUES (?)", [.real(date)]) }
            try connection.execute("INSERT INTO waits DEFAULT VALUES")
        }
    }

    private func waits() async throws -> Int? {
        try await database.read { (connection) throws(DatabaseError) in
            try connection.row("SELECT count(*) FROM waits") { $0.integer(0) }
        }
    }

    @Test func `the contents are the number of rows in each table, and the oldest and newest dates`() async throws {
        try await insert(1000, 3000.5, 2000)

        #expect(
            try await sut.getContents()
                == CacheContentsDTO(
                    size: 0, tables: [CacheTableDTO(name: "things", count: 3, oldest: 1000, newest: 3000.5)]))
        #expect(sut.path == nil)
    }

    @Test func `deleting everything deletes the rows of all tables`() async throws {
        try await insert(1000)

        try await sut.deleteAll()

        #expect(try await sut.getContents().tables == [CacheTableDTO(name: "things", count: 0)])
        #expect(try await waits() == 0)
    }

    @Test func `deleting the waits does not delete other rows`() async throws {
        try await insert(1000)

        try await sut.deleteWaits()

        #expect(try await sut.getContents().tables.map(\.count) == [1])
        #expect(try await waits() == 0)
    }

    @Test func `reading the contents of a missing cache, or deleting its waits, creates no file`() async throws {
        let path = scratch.path("missing/cache.db")
        let sut = dataSource(Database(.cache(path: path), schemas: Self.schemas))

        #expect(
            try await sut.getContents()
                == CacheContentsDTO(size: 0, tables: [CacheTableDTO(name: "things", count: 0)]))
        try await sut.deleteWaits()

        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `a cache that cannot be opened is a failure with the path`() async {
        let sut = dataSource(Database(.cache(path: "/dev/null/cache.db"), schemas: Self.schemas))
        let failure = StorageFailure(cause: .system(code: ENOTDIR), path: "/dev/null/cache.db")

        await #expect(throws: failure) { try await sut.deleteAll() }
        await #expect(throws: failure) { try await sut.getContents() }
    }

    @Test func `deleting rows or waits of a locked file is a failure with the path`() async throws {
        let path = scratch.path("cache.db")
        let other = Database(.cache(path: path), schemas: Self.schemas)
        try await other.read { (connection) throws(DatabaseError) in try connection.execute("BEGIN IMMEDIATE") }
        let sut = dataSource(Database(.cache(path: path), schemas: Self.schemas, busyTimeout: .milliseconds(1)))
        let failure = StorageFailure(cause: .busy, path: path)

        await #expect(throws: failure) { try await sut.deleteAll() }
        await #expect(throws: failure) { try await sut.deleteWaits() }
        #expect(try await sut.getContents().tables == [CacheTableDTO(name: "things", count: 0)])

        try await other.read { (connection) throws(DatabaseError) in try connection.execute("ROLLBACK") }
    }
}
