import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeCharacter

struct CharacterErrorTests {
    static let all: [(CharacterError, ExitCode)] = [
        (.notFound(identifier: 99), .notFound), (.failed(.invalidPage(page: 99, pages: 3)), .notFound),
        (.unknownEpisode("S99E99"), .notFound), (.unknownLocation(identifier: 99), .notFound),
        (.failed(.loadFailed(.timedOut)), .temporaryFailure), (.failed(.cancelled), .interrupted),
    ]

    @Test(arguments: all)
    func `every error has its exit code`(error: CharacterError, exitCode: ExitCode) {
        #expect(error.exitCode == exitCode)
    }

    @Test(arguments: Language.allCases)
    func `every error has a different message and cause`(language: Language) {
        Localization.$language.withValue(language) {
            #expect(Set(Self.all.map(\.0.message)).count == Self.all.count)
            #expect(Set(Self.all.map(\.0.debugDescription)).count == Self.all.count)
        }
    }

    @Test func `a missing character is named by its identifier`() {
        #expect(CharacterError.notFound(identifier: 99).message == "Character 99 was not found.")
        Localization.$language.withValue(.spanish) {
            #expect(CharacterError.notFound(identifier: 99).message == "No se encontró el personaje 99.")
        }
    }

    @Test func `a collection failure is reported with its own text and advice`() {
        let failure = CollectionFailure.loadFailed(.timedOut)

        #expect(CharacterError.failed(failure).message == failure.localizedText)
        #expect(CharacterError.failed(failure).advice == failure.advice)
    }
}
