import ChallengeCore
import ChallengePersistence
import Testing

@testable import ChallengeFavorite

struct FavoritesErrorMapperTests {
    private let sut = FavoritesErrorMapper()

    private func map(
        _ cause: StorageFailure.Cause, _ operation: StorageOperation, file: String? = nil
    ) -> FavoritesError {
        let error = StorageFailure(cause: cause, path: "/a")
        return sut.map(.init(error: error, operation: operation, file: file.map { ($0, 9) }))
    }

    @Test(arguments: [StorageOperation.reading, .saving, .deleting])
    func `a failure of the library has the operation`(operation: StorageOperation) {
        #expect(
            map(.fileExists, operation) == .storageFailed(operation, StorageFailure(cause: .fileExists, path: "/a")))
    }

    @Test func `an existing file and a large import have cases of their own`() {
        #expect(map(.fileExists, .saving, file: "b") == .fileExists(path: "b"))
        #expect(map(.fileTooLarge, .reading, file: "b") == .invalidData(.file(path: "b", .tooLarge(limit: 9))))
    }

    @Test func `any other failure of an export is a failure of the file`() {
        #expect(map(.full, .saving, file: "b") == .fileFailed(StorageFailure(cause: .full, path: "/a")))
        #expect(map(.fileTooLarge, .saving, file: "b") == .fileFailed(StorageFailure(cause: .fileTooLarge, path: "/a")))
    }
}
