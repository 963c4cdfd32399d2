import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeCharacter

struct CharacterErrorTests {
    static let all: [(CharacterError, FetchFailureKind, ExitCode)] = [
        (.notFound(identifier: 99), .notFound, .notFound),
        (.invalidPage(page: 99, pages: 42), .notFound, .notFound),
        (.invalidPage(page: 2, pages: 0), .notFound, .notFound),
        (.loadFailed(.timedOut), .unavailable, .temporaryFailure),
        (.loadFailed(.noConnection(.refused)), .unavailable, .unavailable),
        (.storageFailed(.full), .unavailable, .ioError),
        (.cancelled, .cancelled, .interrupted),
    ]

    @Test(arguments: all)
    func everyErrorHasItsKindAndExitCode(error: CharacterError, kind: FetchFailureKind, exitCode: ExitCode) {
        #expect(error.kind == kind)
        #expect(error.exitCode == exitCode)
    }

    @Test(arguments: Language.allCases)
    func everyErrorReadsDifferentlyAndNamesNoType(language: Language) {
        Localization.$language.withValue(language) {
            let messages = Self.all.map(\.0.message)
            #expect(Set(messages).count == messages.count)
            for message in messages {
                #expect(message.contains(" ") || message.hasSuffix("."), "no sentence: \(message)")
                #expect(!message.contains("Error") && !message.contains("%"), "\(message)")
            }
            #expect(Set(Self.all.map(\.0.debugDescription)).count == messages.count)
        }
    }

    @Test func theFactsAreInTheText() {
        #expect(CharacterError.notFound(identifier: 99).message == "Character 99 was not found.")
        #expect(
            CharacterError.invalidPage(page: 99, pages: 42).message == "There is no page 99: the list has 42 pages.")
        #expect(CharacterError.invalidPage(page: 9, pages: 1).message == "There is no page 9: the list has 1 page.")
        #expect(
            CharacterError.loadFailed(.unreadable(path: "results[3].id", reason: "null")).message
                == "The API's answer could not be understood at results[3].id.")
    }

    @Test func theFactsAreInTheTextInSpanishToo() {
        Localization.$language.withValue(.spanish) {
            #expect(CharacterError.notFound(identifier: 99).message == "No se encontró el personaje 99.")
            #expect(CharacterError.loadFailed(.timedOut).message == "La API tardó demasiado en responder.")
        }
    }
}
