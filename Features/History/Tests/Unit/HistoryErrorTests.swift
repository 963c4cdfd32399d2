import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeHistory

struct HistoryErrorTests {
    @Test(arguments: [
        (StorageOperation.reading, "read", "leer"), (.saving, "saved", "guardar"), (.deleting, "deleted", "borrar"),
    ])
    func `a storage failure names the operation in both languages`(
        operation: StorageOperation, english: String, spanish: String
    ) {
        let sut = HistoryError.storageFailed(operation, .full)

        #expect(sut.message == "The history could not be \(english). The disk is full.")
        Localization.$language.withValue(.spanish) {
            #expect(sut.message == "No fue posible \(spanish) el historial. El disco está lleno.")
        }
        #expect(sut.debugDescription == "\(operation.rawValue) history: full")
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
        let failed = HistoryError.searchesFailed(.saving, .full)

        #expect(missing.exitCode == .notFound)
        #expect(missing.message == "'rick' is not a recent search.")
        #expect(failed.exitCode == .ioError)
        #expect(failed.message.hasPrefix("The recent searches could not be saved. "))
        Localization.$language.withValue(.spanish) {
            #expect(missing.message == "«rick» no es una búsqueda reciente.")
        }
    }
}
