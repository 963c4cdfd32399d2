import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeEpisode

struct EpisodeErrorTests {
    static let all: [(EpisodeError, ExitCode)] = [
        (.notFound(identifier: 99), .notFound), (.unknownCode(season: 9, number: 1), .notFound),
        (.unknownCharacter(identifier: 99), .notFound), (.loadFailed(.pageNotFound(page: 99, pages: 3)), .notFound),
        (.loadFailed(.failed(.timedOut)), .temporaryFailure), (.loadFailed(.cancelled), .interrupted),
    ]

    @Test(arguments: all)
    func `every error has its exit code`(error: EpisodeError, exitCode: ExitCode) {
        #expect(error.exitCode == exitCode)
    }

    @Test(arguments: Language.allCases)
    func `every error has a different message and cause`(language: Language) {
        Localization.$language.withValue(language) {
            #expect(Set(Self.all.map(\.0.message)).count == Self.all.count)
            #expect(Set(Self.all.map(\.0.debugDescription)).count == Self.all.count)
        }
    }

    @Test func `a missing episode is named by its identifier`() {
        #expect(EpisodeError.notFound(identifier: 99).message == "Episode 99 was not found.")
        #expect(EpisodeError.unknownCode(season: 9, number: 1).message == "Episode S09E01 was not found.")
        Localization.$language.withValue(.spanish) {
            #expect(EpisodeError.notFound(identifier: 99).message == "No se encontró el episodio 99.")
        }
    }
}
