import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeLocation

struct LocationErrorTests {
    static let all: [(LocationError, RelatedFailure, ExitCode)] = [
        (.notFound(identifier: 99), .notFound, .notFound),
        (.invalidPage(page: 99, pages: 3), .notFound, .notFound),
        (.invalidPage(page: 2, pages: 0), .notFound, .notFound),
        (.loadFailed(.timedOut), .loadFailed(.timedOut), .temporaryFailure),
        (.storageFailed(.full), .storageFailed(.full), .ioError),
        (.cancelled, .cancelled, .interrupted),
    ]

    @Test(arguments: all)
    func everyErrorHasItsMeaningAndExitCode(error: LocationError, related: RelatedFailure, exitCode: ExitCode) {
        #expect(error.related == related)
        #expect(error.kind == related.kind)
        #expect(error.exitCode == exitCode)
    }

    @Test(arguments: Language.allCases)
    func everyErrorReadsDifferentlyAndNamesNoType(language: Language) {
        Localization.$language.withValue(language) {
            let messages = Self.all.map(\.0.message)
            #expect(Set(messages).count == messages.count)
            for message in messages { #expect(!message.contains("Error") && !message.contains("%"), "\(message)") }
            #expect(Set(Self.all.map(\.0.debugDescription)).count == messages.count)
        }
    }

    @Test func theFactsAreInTheText() {
        #expect(LocationError.notFound(identifier: 99).message == "Location 99 was not found.")
        Localization.$language.withValue(.spanish) {
            #expect(LocationError.notFound(identifier: 99).message == "No se encontró el lugar 99.")
        }
    }
}
