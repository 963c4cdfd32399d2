import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengeTestSupport
import Testing

@testable import ChallengeFavorite

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

struct FavoritesRepositoryTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    /// Returns a repository with a separate connection, like the repository of another process.
    private func repository(_ storage: Database.Storage? = nil) -> FavoritesRepository {
        let library = Database(
            storage ?? .library(path: scratch.path("library.db")), schemas: FavoriteFeature.schemas,
            busyTimeout: .seconds(60))
        return FavoritesRepository(
            local: FavoritesSQLiteDataSource(database: library, clock: SystemClock()), clock: ClockMock())
    }

    @Test func `a storage failure has the path and the cause`() async {
        let path = "/dev/null/library.db"
        let error = FavoritesError.storageFailed(StorageFailure(cause: .system(code: ENOTDIR), path: path))

        await #expect(throws: error) { try await repository(.cache(path: path)).getAll() }
    }

    @Test func `an error names the path of a library of a newer version`() async throws {
        let path = scratch.path("library.db")
        let newer = Schema("favorites", steps: Array(repeating: [], count: 99))
        _ = try await Database(.library(path: path), schemas: [newer]).read { _ in 1 }

        await #expect(throws: FavoritesError.storageFailed(StorageFailure(cause: .unknownVersion, path: path))) {
            try await repository().add([.stub()])
        }
    }

    @Test func `a favorite that several connections add at the same time is added once`() async throws {
        let repositories = (1...4).map { _ in repository() }

        for identifier in 1...20 {
            let duplicates = try await withThrowingTaskGroup(of: [Int].self) { group in
                for (number, repository) in repositories.enumerated() {
                    group.addTask { try await repository.add([.stub(id: identifier, name: "\(number)")]) }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(duplicates == [identifier, identifier, identifier])
        }

        #expect(try await repository().getAll().map(\.id).sorted() == Array(1...20))
    }

    @Test func `adding does not change a favorite of another connection`() async throws {
        let theirs = Favorite.stub(id: 1, details: try FavoriteDetails(note: "theirs"))
        let sut = repository()
        #expect(try await sut.getAll() == [])
        try await repository().add([theirs])

        let duplicates = try await sut.add([.stub(id: 1), .stub(id: 2)])

        #expect(duplicates == [1])
        #expect(try await sut.favorite(1) == theirs)
        #expect(try await repository().getAll().count == 2)
    }
}
