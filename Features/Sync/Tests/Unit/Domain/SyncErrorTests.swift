import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeSync

struct SyncErrorTests {
    private let sut = SyncError.failed(collection: "episodes", .loadFailed(.serverError(status: 500)))

    @Test func `a failure names the collection in both languages`() {
        #expect(sut.message == "The sync of episodes failed. The API failed (HTTP 500).")
        Localization.$language.withValue(.spanish) {
            #expect(sut.message.hasPrefix("Falló la sincronización de episodes. "))
        }
        #expect(sut.debugDescription == "episodes: HTTP 500")
        #expect(sut.advice == "Try again later.")
    }

    @Test(arguments: [
        (CollectionFailure.loadFailed(.timedOut), ExitCode.temporaryFailure), (.storageFailed(.full), .ioError),
        (.cancelled, .interrupted),
    ])
    func `the exit code is that of the failure`(failure: CollectionFailure, code: ExitCode) {
        #expect(SyncError.failed(collection: "episodes", failure).exitCode == code)
    }
}
