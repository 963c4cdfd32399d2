import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeCharacter

struct CharacterErrorTests {
    private static let all: [(CharacterError, ExitCode, APIError)] = [
        (.notFound(identifier: 99), .notFound, .notFound), (.unknownEpisode("S99E99"), .notFound, .notFound),
        (.unknownLocation(identifier: 99), .notFound, .notFound),
        (.loadFailed(.failed(.timedOut)), .temporaryFailure, .failed(.timedOut)),
        (.loadFailed(.cancelled), .interrupted, .cancelled),
    ]

    @Test(arguments: all)
    func `every error has its exit code, and an error for other features`(
        error: CharacterError, exitCode: ExitCode, apiError: APIError
    ) {
        #expect(error.exitCode == exitCode)
        #expect(error.apiError == apiError)
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

    @Test func `each missing item has the advice of its feature`() {
        let errors: [CharacterError] = [
            .notFound(identifier: 1), .unknownEpisode("1"), .unknownLocation(identifier: 1),
        ]

        #expect(
            errors.map(\.advice)
                == ["character", "episode", "location"].map { "\($0)Error.advice.notFound".localized() })
    }
}
