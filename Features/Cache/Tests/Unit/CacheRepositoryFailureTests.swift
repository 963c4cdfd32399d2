import ChallengeCore
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeCache

/// The failures of a file that another process has locked.
struct CacheRepositoryFailureTests {
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

    /// Calls the body with the path of a cache in a temporary folder.
    private func withCache(_ body: (_ path: String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appending(path: "cache.db").path)
    }

    private func repository(_ path: String) -> CacheRepository {
        let database = Database(.cache(path: path), schemas: Self.schemas, busyTimeout: .milliseconds(1))
        return CacheRepository(
            database: database, tables: ["things"], waitsTable: "waits",
            pictures: CachedFilesMock(count: 0, bytes: 0).files)
    }

    @Test func `deleting rows or waits of a locked file is an error with the path`() async throws {
        try await withCache { path in
            let other = Database(.cache(path: path), schemas: Self.schemas)
            try await other.read { (connection) throws(DatabaseError) in try connection.execute("BEGIN IMMEDIATE") }
            let sut = repository(path)
            let error = CacheError.storageFailed(StorageFailure(cause: .busy, path: path))

            await #expect(throws: error) { try await sut.deleteAll() }
            await #expect(throws: error) { try await sut.deleteWaits() }
            #expect(try await sut.getStatus().entries == [.init(table: "things", count: 0, newest: nil)])

            try await other.read { (connection) throws(DatabaseError) in try connection.execute("ROLLBACK") }
        }
    }
}
