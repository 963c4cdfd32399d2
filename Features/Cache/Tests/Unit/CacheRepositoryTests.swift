import ChallengeCore
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeCache

struct CacheRepositoryTests {
    private static let schemas = [
        Schema(
            "things",
            steps: [
                [
                    "CREATE TABLE things (id INTEGER PRIMARY KEY, fetched_at REAL NOT NULL)",
                    "CREATE TABLE undated (id INTEGER PRIMARY KEY)",
                ]
            ])
    ]

    private let database = Database(.memory, schemas: schemas)

    private let pictures = CachedFilesMock(count: 2, bytes: 300)

    private var sut: CacheRepository { repository(database) }

    private func repository(_ database: Database) -> CacheRepository {
        CacheRepository(database: database, tables: ["things"], waitsTable: "undated", pictures: pictures.files)
    }

    private func insert(_ dates: Double...) async throws {
        try await database.write { (connection) throws(DatabaseError) in
            for date in dates { try connection.execute("INSERT INTO things (fetched_at) VALUES (?)", [.real(date)]) }
            try connection.execute("INSERT INTO undated DEFAULT VALUES")
        }
    }

    @Test func `the status has the number of rows in each table, and the oldest and newest dates`() async throws {
        try await insert(1000, 3000.5, 2000)

        let status = try await sut.getStatus()

        #expect(
            status
                == CacheStatus(
                    path: nil, size: 0,
                    entries: [
                        CacheStatus.Entry(
                            table: "things", count: 3, newest: Timestamp(millisecondsSince1970: 3_000_500))
                    ], pictures: 2, pictureSize: 300,
                    oldest: Timestamp(millisecondsSince1970: 1_000_000),
                    newest: Timestamp(millisecondsSince1970: 3_000_500)))
    }

    @Test func `deleting everything deletes the pictures, also if the database fails`() async throws {
        try await sut.deleteAll()

        #expect(pictures.clears == 1)

        _ = try? await repository(Database(.cache(path: "/dev/null/cache.db"), schemas: Self.schemas)).deleteAll()

        #expect(pictures.clears == 2)
    }

    @Test func `deleting the waits does not delete other rows`() async throws {
        try await insert(1000)

        try await sut.deleteWaits()

        #expect(
            try await sut.getStatus().entries == [
                CacheStatus.Entry(
                    table: "things", count: 1, newest: Timestamp(millisecondsSince1970: 1_000_000))
            ])
        let waits = try await database.read { (connection) throws(DatabaseError) in
            try connection.row("SELECT count(*) FROM undated") { $0.integer(0) }
        }
        #expect(waits == 0)
        #expect(pictures.clears == 0)
    }

    @Test func `reading the status of a missing cache creates no file`() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString)/cache.db")
            .path
        let sut = repository(Database(.cache(path: path), schemas: Self.schemas))

        let status = try await sut.getStatus()

        #expect(
            status
                == CacheStatus(
                    path: path, size: 0, entries: [CacheStatus.Entry(table: "things", count: 0, newest: nil)],
                    pictures: 2, pictureSize: 300, oldest: nil, newest: nil))
        #expect(!FileManager.default.fileExists(atPath: path))

        try await sut.deleteWaits()

        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `a cache that cannot be opened is a storage failure`() async {
        let sut = repository(Database(.cache(path: "/dev/null/cache.db"), schemas: Self.schemas))

        let error = CacheError.storageFailed(
            StorageFailure(cause: .system(code: ENOTDIR), path: "/dev/null/cache.db"))

        await #expect(throws: error) { try await sut.deleteAll() }
        await #expect(throws: error) { try await sut.getStatus() }
    }
}
