import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeSync

struct SyncErrorTests {
    private let sut = SyncError.loadFailed(collection: .stub("episodes"), .failed(.serverError(status: 500)))

    @Test func `a failure names the collection in both languages`() {
        #expect(sut.message == "The sync of episodes failed. The API failed (HTTP 500).")
        Localization.$language.withValue(.spanish) {
            #expect(sut.message.hasPrefix("Falló la sincronización de episodios. "))
        }
        #expect(sut.debugDescription == "episodes: HTTP 500")
        #expect(sut.advice == "Try again later.")
    }

    @Test func `a failure of the cache names the operation and the collection`() {
        let sut = SyncError.storageFailed(collection: .stub("episodes"), .saving, .full)

        #expect(sut.message == "The cached episodes could not be saved. The disk is full.")
        Localization.$language.withValue(.spanish) {
            #expect(sut.message == "No fue posible guardar en la caché: episodios. El disco está lleno.")
        }
        #expect(sut.debugDescription == "saving episodes: full")
        #expect(sut.exitCode == .ioError)
        #expect(sut.advice == "Run 'challenge cache path' to find the file. It is safe to delete.")
    }

    @Test(arguments: [
        (
            SyncError.unwritableItem(collection: .stub("episodes"), identifier: "7"), ExitCode.dataError,
            "The snapshot cannot contain item 7 of episodes: a text has a tab or a line break."
        ),
        (
            .incomplete(collection: .stub("episodes")), .temporaryFailure,
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
