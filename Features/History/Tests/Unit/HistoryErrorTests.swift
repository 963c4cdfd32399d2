import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeHistory

struct HistoryErrorTests {
    private let sut = HistoryError.storageFailed(.full)

    @Test func `a storage failure has a text in both languages`() {
        #expect(sut.message == "The history could not be read or changed. " + StorageFailure.full.localizedText)
        Localization.$language.withValue(.spanish) {
            #expect(sut.message == "No se pudo leer ni cambiar el historial. " + StorageFailure.full.localizedText)
        }
        #expect(sut.debugDescription == "history: full")
        #expect(sut.exitCode == .ioError)
    }

    @Test(arguments: [(0, ExitCode.notFound), (2, .failure)])
    func `the message contains the numbers without an entry`(deleted: Int, exitCode: ExitCode) {
        let sut = HistoryError.notFound(numbers: [3, 9], deleted: deleted)

        #expect(sut.exitCode == exitCode)
        #expect(sut.advice == "Run 'challenge history list' to see the numbers.")
        #expect(sut.message == "Not in the history: 3, 9.")
        #expect(sut.debugDescription == "no entries: [3, 9], \(deleted) deleted")
        Localization.$language.withValue(.spanish) {
            #expect(sut.message == "No existe en el historial: 3, 9.")
        }
    }

    @Test func `a missing search and a storage failure of the searches have different messages and exit codes`() {
        let missing = HistoryError.searchNotFound(text: "rick")
        let failed = HistoryError.searchesFailed(.full)

        #expect(missing.exitCode == .notFound)
        #expect(missing.message == "'rick' is not a recent search.")
        #expect(failed.exitCode == .ioError)
        #expect(failed.message.hasPrefix("The recent searches could not be read or changed. "))
        Localization.$language.withValue(.spanish) {
            #expect(missing.message == "«rick» no es una búsqueda reciente.")
        }
    }
}
