import ChallengeCore
import ChallengeResources
import Testing

@testable import ChallengeEpisode

struct EpisodeNamedItemTests {
    private let sut = Episode.stub(code: "S03E07", characters: [1, 2])

    @Test func `episodes are told apart by their code, which also selects them, and the number of characters`() {
        #expect(sut.shortName == "S03E07")
        #expect(sut.distinctions == ["S03E07", "2 characters"])
        #expect(sut.furtherDistinctions == [])
    }

    @Test func `the distinctions are in the current language`() {
        Localization.$language.withValue(.spanish) {
            #expect(sut.distinctions == ["S03E07", "2 personajes"])
        }
    }

    @Test(arguments: [("S03E07", "3"), ("Special", "")])
    func `a text that is not a code has an empty season`(code: String, season: String) {
        #expect(Episode.stub(code: code).seasonText == season)
    }
}
