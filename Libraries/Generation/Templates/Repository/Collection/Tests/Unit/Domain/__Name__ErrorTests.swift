import ChallengeCore
import ChallengeResources
import Testing

@testable import Challenge__Name__

struct __Name__ErrorTests {
    private let missing = __Name__Error.notFound(identifier: __id__)

    @Test func `a missing item is named by its identifier, in the language of the user`() {
        #expect(missing.errorDescription == "__Words__ __idText__ was not found.")
        #expect(missing.debugDescription == "not found: __kind__ __idText__")
        Localization.$language.withValue(.spanish) {
            #expect(missing.errorDescription == "No se encontró: __spanish__ __idText__.")
        }
    }
}
