import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import Testing

@testable import ChallengeFavorite

/// The calls of `FavoritesRepository` to its local data source, and the mapping of each failure.
struct FavoritesRepositoryCallsTests {
    private static let path = "/a/library.db"
    private let local = FavoritesLocalDataSourceMock(path: Self.path)
    private let clock = ClockMock()

    private var sut: FavoritesRepository { FavoritesRepository(local: local, clock: clock) }

    @Test(
        arguments: [
            (.full, .full), (.readOnly, .readOnly), (.busy, .busy),
            (.damaged(reason: "a"), .damaged(reason: "a")),
            (.unknownSchema(name: "favorites", found: 9, supported: 1...1), .unknownVersion),
            (.failed(code: 1, reason: "b"), .other(reason: "b")),
            (.cannotOpen(path: Self.path, cause: .notAFile), .notAFile),
        ] as [(DatabaseError, StorageFailure.Cause)])
    func `every method throws the failure of the data source with the path`(
        failure: DatabaseError, cause: StorageFailure.Cause
    ) async {
        local.fail(failure)
        let error = FavoritesError.storageFailed(StorageFailure(cause: cause, path: Self.path))

        await #expect(throws: error) { try await sut.getAll() }
        await #expect(throws: error) { try await sut.getNames(startingWith: "", limit: 1) }
        await #expect(throws: error) { try await sut.getTags(startingWith: "") }
        await #expect(throws: error) { try await sut.statistics() }
        await #expect(throws: error) { try await sut.add([.stub()]) }
        await #expect(throws: error) { try await sut.update(identifiers: [1], try FavoriteDetailsChange()) }
        await #expect(throws: error) { try await sut.delete(identifiers: [1]) }
        await #expect(throws: error) { try await sut.deleteAll() }
        #expect(await sut.observe().first { _ in true } == .failure(error))
    }

    @Test func `the favorites of a query are read once`() async throws {
        let query = FavoritesQuery(text: "a", tags: ["b"])
        local.getFavorites.setResult(.success([FavoriteDTOMapper().map(.stub(id: 7))]))

        #expect(try await sut.getFavorites(query) == [.stub(id: 7)])
        #expect(local.getFavorites.inputs == [query])
    }

    @Test func `all favorites are those of an empty query`() async throws {
        local.getFavorites.setResult(.success([]))

        _ = try await sut.getAll()

        #expect(local.getFavorites.inputs == [FavoritesQuery()])
    }

    @Test func `the statistics use the day and the week`() async throws {
        let statistics = FavoritesStatistics.stub()
        local.getStatistics.setResult(.success(statistics))

        let found = try await sut.statistics()

        let calendar = LocalCalendar()
        #expect(found == statistics)
        #expect(
            local.getStatistics.inputs == [
                .init(today: calendar.day(of: clock.now), thisWeek: calendar.week(of: clock.now))
            ])
    }

    @Test func `update and delete return the result of the data source`() async throws {
        let change = try FavoriteDetailsChange(rating: .set(4))
        local.update.setResult(.success([FavoriteDTOMapper().map(.stub(id: 2))]))
        local.delete.setResult(.success([2]))

        let changed = try await sut.update(identifiers: [2, 9], change)
        let deleted = try await sut.delete(identifiers: [2, 9])

        #expect(changed == [.stub(id: 2)])
        #expect(deleted == [2])
        #expect(local.update.inputs == [.init(identifiers: [2, 9], change: change)])
        #expect(local.delete.inputs == [[2, 9]])
    }

    @Test func `changing or deleting is an error if no identifier is a favorite`() async throws {
        local.update.setResult(.success([]))
        local.delete.setResult(.success([]))
        let error = FavoritesError.notFavorites(identifiers: [8, 9])

        await #expect(throws: error) { try await sut.update(identifiers: [8, 9], try FavoriteDetailsChange()) }
        await #expect(throws: error) { try await sut.delete(identifiers: [8, 9]) }
    }
}
