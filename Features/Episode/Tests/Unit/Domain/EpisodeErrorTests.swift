import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeEpisode

struct EpisodeErrorTests {
    static let all: [(EpisodeError, RelatedFailure, ExitCode)] = [
        (.notFound(identifier: 99), .notFound, .notFound),
        (.unknownCode(season: 9, number: 1), .notFound, .notFound),
        (.invalidPage(page: 99, pages: 3), .notFound, .notFound),
        (.invalidPage(page: 2, pages: 0), .notFound, .notFound),
        (.loadFailed(.timedOut), .loadFailed(.timedOut), .temporaryFailure),
        (.storageFailed(.full), .storageFailed(.full), .ioError),
        (.cancelled, .cancelled, .interrupted),
    ]

    @Test(arguments: all)
    func everyErrorHasItsMeaningAndExitCode(error: EpisodeError, related: RelatedFailure, exitCode: ExitCode) {
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
        #expect(EpisodeError.notFound(identifier: 99).message == "Episode 99 was not found.")
        #expect(EpisodeError.unknownCode(season: 9, number: 1).message == "Episode S09E01 was not found.")
        Localization.$language.withValue(.spanish) {
            #expect(EpisodeError.notFound(identifier: 99).message == "No se encontró el episodio 99.")
        }
    }
}
