import ChallengeCore
import ChallengePlatform
import ChallengeResources
import Testing

@testable import Challenge__Name__

struct __Name__ErrorTests {
    @Test func `missing __manyWords__ are named by their identifiers, in the language of the user`() {
        let missing = __Name__Error.notFound(identifiers: [7, 8])

        #expect(missing.errorDescription == "__ManyWords__ not found: 7, 8.")
        #expect(missing.debugDescription == "no __manyWords__: [7, 8]")
        Localization.$language.withValue(.spanish) {
            #expect(missing.errorDescription == "No se encontró (__manySpanish__): 7, 8.")
        }
    }

    @Test(arguments: [
        (StorageOperation.reading, "read", "leer"), (.saving, "saved", "guardar"), (.deleting, "deleted", "borrar"),
    ])
    func `a storage failure names the operation`(operation: StorageOperation, english: String, spanish: String) {
        let failed = __Name__Error.storageFailed(operation, .full)

        #expect(failed.errorDescription == "The __manyWords__ could not be \(english). The disk is full.")
        #expect(failed.debugDescription == "\(operation.rawValue) __manyWords__: full")
        Localization.$language.withValue(.spanish) {
            #expect(failed.errorDescription?.hasPrefix("No fue posible \(spanish) (__manySpanish__). ") == true)
        }
    }
}
