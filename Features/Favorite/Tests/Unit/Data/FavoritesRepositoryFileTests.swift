import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengePlatform
import ChallengeTestSupport
import Testing

@testable import ChallengeFavorite

/// The repository with the file of a library, also with several connections.
struct FavoritesRepositoryFileTests {
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

        let sut = repository(.cache(path: path))

        await #expect(throws: error) { try await sut.getAll() }
        await #expect(throws: error) { try await sut.add([.stub()]) }
        #expect(await sut.observe().first { _ in true } == .failure(error))
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
}
