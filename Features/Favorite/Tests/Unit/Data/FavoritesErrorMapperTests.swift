import ChallengePersistence
import Testing

@testable import ChallengeFavorite

struct FavoritesErrorMapperTests {
    private let sut = FavoritesErrorMapper()

    @Test(arguments: [
        (DatabaseError.full, FavoritesError.storageFull), (.readOnly, .storageReadOnly),
        (.damaged(reason: "x"), .storageDamaged(reason: "x")),
        (.newerSchema(name: "favorites", found: 9, supported: 1), .storageNewer),
        (.cannotOpen(path: "/a", reason: "b"), .fileFailed(path: "/a", reason: "b")),
    ])
    func whatIsWrongWithTheDiskIsTheSameWhateverIsDone(error: DatabaseError, expected: FavoritesError) {
        for context in [FavoritesErrorMapper.Context.fetch, .save, .delete] {
            #expect(sut.map((error, context)) == expected)
        }
    }

    @Test(arguments: [
        (DatabaseError.busy, "busy"), (.cannotOpen(path: "", reason: "b"), "b"),
        (.failed(code: 1, reason: "c"), "c"),
    ])
    func anyOtherFailureSaysWhatWasBeingDone(error: DatabaseError, reason: String) {
        #expect(sut.map((error, .fetch)) == .fetchFailed(reason: reason))
        #expect(sut.map((error, .save)) == .saveFailed(reason: reason))
        #expect(sut.map((error, .delete)) == .deleteFailed(reason: reason))
    }
}
