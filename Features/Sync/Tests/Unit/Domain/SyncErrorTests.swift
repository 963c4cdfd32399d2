import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeSync

struct SyncErrorTests {
    private let sut = SyncError.failed(collection: .stub("episodes"), .fetchFailed(.failed(.serverError(status: 500))))

    @Test func `a failure names the collection in both languages`() {
        #expect(sut.message == "The sync of episodes failed. The API failed (HTTP 500).")
        Localization.$language.withValue(.spanish) {
            #expect(sut.message.hasPrefix("Falló la sincronización de episodios. "))
        }
        #expect(sut.debugDescription == "episodes: HTTP 500")
        #expect(sut.advice == "Try again later.")
    }

    @Test(arguments: [
        (
            SyncError.failed(collection: .stub("episodes"), .unwritableItem(identifier: "7")), ExitCode.dataError,
            "The snapshot cannot contain item 7 of episodes: a text has a tab or a line break."
        ),
        (
            .failed(collection: .stub("episodes"), .incomplete), .temporaryFailure,
            "The snapshot was not written, because another command changed episodes in the cache."
        ),
        (
            .snapshotFailed(StorageFailure(cause: .system(code: 2), path: "a/b.tsv")), .ioError,
            "The snapshot could not be written. a/b.tsv: No such file or directory."
        ),
    ])
    func `a failure of the snapshot has a message and an exit code`(error: SyncError, code: ExitCode, text: String) {
        #expect(error.message == text)
        #expect(error.exitCode == code)
        Localization.$language.withValue(.spanish) {
            #expect(error.message.contains("archivo de datos"))
        }
    }
}
