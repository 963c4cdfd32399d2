import ChallengeCore
import ChallengePersistence
import ChallengePlatform
import ChallengeTestSupport
import Testing

@testable import ChallengeFavorite

/// The data source with the file of a library, also with several connections.
struct FavoritesSQLiteDataSourceFileTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    /// Returns a data source with a separate connection, like that of another process.
    private func dataSource(_ storage: Database.Storage? = nil) -> FavoritesSQLiteDataSource {
        let library = Database(
            storage ?? .library(path: scratch.path("library.db")), schemas: FavoriteFeature.schemas,
            busyTimeout: .seconds(60))
        return FavoritesSQLiteDataSource(database: library, clock: SystemClock())
    }

    @Test func `a storage failure has the path and the cause`() async {
        let path = "/dev/null/library.db"
        let failure = StorageFailure(cause: .system(code: ENOTDIR), path: path)

        let sut = dataSource(.cache(path: path))

        await #expect(throws: failure) { try await sut.getFavorites() }
        await #expect(throws: failure) { try await sut.insert([.stub()]) }
    }

    @Test func `a favorite that several connections add at the same time is added once`() async throws {
        let sources = (1...4).map { _ in dataSource() }

        for identifier in 1...20 {
            let duplicates = try await withThrowingTaskGroup(of: [ItemID].self) { group in
                for (number, source) in sources.enumerated() {
                    group.addTask { try await source.insert([.stub(id: .number(identifier), name: "\(number)")]) }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(duplicates.map(\.key) == Array(repeating: .number(identifier), count: 3))
        }

        let stored = try await dataSource().getFavorites()
        #expect(stored.map(\.key).sorted() == (1...20).map { .number($0) })
    }
}
