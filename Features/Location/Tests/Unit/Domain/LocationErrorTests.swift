import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeLocation

struct LocationErrorTests {
    static let all: [(LocationError, ExitCode)] = [
        (.notFound(identifier: 99), .notFound), (.failed(.invalidPage(page: 99, pages: 3)), .notFound),
        (.failed(.loadFailed(.timedOut)), .temporaryFailure), (.failed(.cancelled), .interrupted),
    ]

    @Test(arguments: all)
    func `every error has its exit code`(error: LocationError, exitCode: ExitCode) {
        #expect(error.exitCode == exitCode)
    }

    @Test(arguments: Language.allCases)
    func `every error has a different message and cause`(language: Language) {
        Localization.$language.withValue(language) {
            #expect(Set(Self.all.map(\.0.message)).count == Self.all.count)
            #expect(Set(Self.all.map(\.0.debugDescription)).count == Self.all.count)
        }
    }

    @Test func `a missing location is named by its identifier`() {
        #expect(LocationError.notFound(identifier: 99).message == "Location 99 was not found.")
        #expect(LocationError.notFound(identifier: 99).debugDescription == "not found: location 99")
        Localization.$language.withValue(.spanish) {
            #expect(LocationError.notFound(identifier: 99).message == "No se encontró el lugar 99.")
        }
    }

    @Test func `the advice for a missing location is the search`() {
        #expect(
            LocationError.notFound(identifier: 99).advice
                == "Run 'challenge locations search TEXT' to find locations.")
    }

    @Test func `a collection failure is reported with its own text and advice`() {
        let failure = CollectionFailure.loadFailed(.timedOut)

        #expect(LocationError.failed(failure).message == failure.localizedText)
        #expect(LocationError.failed(failure).advice == failure.advice)
    }
}
