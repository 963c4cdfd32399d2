import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCache

struct CacheRepositoryTests {
    private let local = CacheLocalDataSourceMock(path: "/a/cache.db")
    private let pictures = CachedFilesMock(count: 2, bytes: 300)

    private var sut: CacheRepository { CacheRepository(local: local, pictures: pictures.files) }

    @Test func `the status has the rows of each table, the pictures, and the oldest and newest dates`() async throws {
        let tables = [
            CacheTableDTO(name: "things", count: 3, oldest: 2000, newest: 3000.5),
            CacheTableDTO(name: "none", count: 0),
            CacheTableDTO(name: "others", count: 1, oldest: 1000, newest: 1000),
        ]
        local.getContentsCall.setResult(.success(CacheContentsDTO(size: 4096, tables: tables)))

        let status = try await sut.getStatus()

        let newest = Timestamp(millisecondsSince1970: 3_000_500)
        #expect(
            status
                == CacheStatus(
                    path: "/a/cache.db", size: 4096,
                    entries: [
                        .init(table: "things", count: 3, newest: newest), .init(table: "none", count: 0, newest: nil),
                        .init(table: "others", count: 1, newest: Timestamp(millisecondsSince1970: 1_000_000)),
                    ], pictures: 2, pictureSize: 300, oldest: Timestamp(millisecondsSince1970: 1_000_000),
                    newest: newest))
        #expect(sut.path == "/a/cache.db")
    }

    @Test func `deleting everything deletes the pictures, also if the rows cannot be deleted`() async throws {
        local.deleteAllCall.setResult(.success(()))

        try await sut.deleteAll()

        #expect(pictures.clears == 1)
        #expect(local.deleteAllCall.callCount == 1)

        local.deleteAllCall.setResult(.failure(.busy))
        await #expect(throws: CacheError.storageFailed(.deleting, .busy)) { try await sut.deleteAll() }

        #expect(pictures.clears == 2)
    }

    @Test func `deleting the waits deletes nothing else`() async throws {
        local.deleteWaitsCall.setResult(.success(()))

        try await sut.deleteWaits()

        #expect(local.deleteWaitsCall.callCount == 1)
        #expect(pictures.clears == 0)
    }

    @Test func `a storage failure has the operation`() async {
        local.getContentsCall.setResult(.failure(.busy))
        local.deleteWaitsCall.setResult(.failure(.busy))

        await #expect(throws: CacheError.storageFailed(.reading, .busy)) { try await sut.getStatus() }
        await #expect(throws: CacheError.storageFailed(.deleting, .busy)) { try await sut.deleteWaits() }
    }
}
