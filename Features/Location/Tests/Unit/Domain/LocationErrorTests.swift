import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeLocation

struct LocationErrorTests {
    private let missing = LocationError.notFound(identifier: 99)

    @Test func `a missing location is named by its identifier, with the advice to search`() {
        #expect(missing.message == "Location 99 was not found.")
        #expect(missing.advice == "Run 'challenge locations search TEXT' to find locations.")
        #expect(missing.exitCode == .notFound)
        #expect(missing.debugDescription == "not found: location 99")
        #expect(missing.apiError == .notFound)
        Localization.$language.withValue(.spanish) {
            #expect(missing.message == "No se encontró el lugar 99.")
        }
    }
}
