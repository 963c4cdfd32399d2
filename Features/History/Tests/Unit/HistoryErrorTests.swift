import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeHistory

struct HistoryErrorTests {
    private let sut = HistoryError.storageFailed(.full)

    @Test func whatIsWrongWithTheDiskIsSaidInBothLanguages() {
        #expect(sut.message == "The history is not to be had. " + StorageFailure.full.localizedText)
        Localization.$language.withValue(.spanish) {
            #expect(sut.message == "No se puede disponer del historial. " + StorageFailure.full.localizedText)
        }
        #expect(sut.debugDescription == "library: full")
        #expect(sut.exitCode == .ioError)
    }
}
