import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import Testing

@testable import ChallengeCharacter

struct FavoritesRepositoryTests {
    @Test(arguments: [
        (DatabaseError.full, FavoritesError.storageFull), (.readOnly, .storageReadOnly),
        (.damaged(reason: "x"), .storageDamaged(reason: "x")),
        (.newerSchema(name: "favorites", found: 9, supported: 1), .storageNewer),
    ])
    func whatIsWrongWithTheDiskIsTheSameWhateverIsDone(error: DatabaseError, expected: FavoritesError) {
        for context in [FavoritesErrorMapper.Context.fetch, .save, .delete] {
            #expect(FavoritesErrorMapper().map((error, context)) == expected)
        }
    }

    @Test(arguments: [
        (DatabaseError.busy, "busy"), (.cannotOpen(path: "/a", reason: "b"), "/a: b"),
        (.failed(code: 1, reason: "c"), "c"),
    ])
    func anyOtherFailureSaysWhatWasBeingDone(error: DatabaseError, reason: String) {
        let sut = FavoritesErrorMapper()

        #expect(sut.map((error, .fetch)) == .fetchFailed(reason: reason))
        #expect(sut.map((error, .save)) == .saveFailed(reason: reason))
        #expect(sut.map((error, .delete)) == .deleteFailed(reason: reason))
    }

    @Test func everyMethodSaysWhatItWasDoing() async {
        let broken = Database(.memory, schemas: [])
        let sut = FavoritesRepository(
            local: FavoritesSQLiteDataSource(database: broken, clock: SystemClock()), clock: ClockMock())
        let reason = "no such table: favorites"

        await #expect(throws: FavoritesError.fetchFailed(reason: reason)) { try await sut.getAll() }
        await #expect(throws: FavoritesError.fetchFailed(reason: reason)) { try await sut.get(identifier: 1) }
        await #expect(throws: FavoritesError.fetchFailed(reason: reason)) { try await sut.search("a") }
        await #expect(throws: FavoritesError.fetchFailed(reason: reason)) { try await sut.statistics() }
        await #expect(throws: FavoritesError.saveFailed(reason: reason)) { try await sut.add([.stub()]) }
        await #expect(throws: FavoritesError.saveFailed(reason: reason)) {
            try await sut.update(identifiers: [1], try RemarksChange())
        }
        await #expect(throws: FavoritesError.deleteFailed(reason: reason)) { try await sut.delete(identifiers: [1]) }
        await #expect(throws: FavoritesError.deleteFailed(reason: "no such table: favorite_tags")) {
            try await sut.deleteAll()
        }
        #expect(await sut.observe().first { _ in true } == .failure(.fetchFailed(reason: reason)))
    }

    @Test func remarksAreCheckedWhenTheyAreGiven() throws {
        #expect(throws: FavoritesError.invalidData(.rating(6))) { try FavoriteRemarks(rating: 6) }
        #expect(throws: FavoritesError.invalidData(.rating(0))) { try FavoriteRemarks(rating: 0) }
        #expect(throws: FavoritesError.invalidData(.note)) {
            try FavoriteRemarks(note: String(repeating: "x", count: 10_001))
        }
        #expect(throws: FavoritesError.invalidData(.tag("a,b"))) { try FavoriteRemarks(tags: ["a,b"]) }
        #expect(throws: FavoritesError.invalidData(.tag(""))) { try FavoriteRemarks(tags: ["  "]) }
        #expect(throws: FavoritesError.invalidData(.tag(String(repeating: "x", count: 51)))) {
            try FavoriteRemarks(tags: [String(repeating: "x", count: 51)])
        }

        let remarks = try FavoriteRemarks(note: "", rating: 1, tags: [" B ", "a", "b"])
        #expect(remarks.note == nil)
        #expect(remarks.tags == ["b", "a"])
    }
}
