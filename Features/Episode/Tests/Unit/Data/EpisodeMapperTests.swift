import ChallengeCore
import Testing

@testable import ChallengeEpisode

struct EpisodeMapperTests {
    private let sut = EpisodeMapper()

    @Test func `every field is mapped`() {
        let links = ["https://rickandmortyapi.com/api/character/1", "https://rickandmortyapi.com/api/character/35"]

        let episode = sut.map(
            .stub(
                id: 1, name: "Pilot", airDate: "December 2, 2013", code: "S01E01", characters: links,
                created: "2017-11-10T12:56:33.798Z"))

        #expect(
            episode
                == Episode(
                    id: 1, name: "Pilot", codeText: "S01E01",
                    airDate: CalendarDay(year: 2013, month: 12, day: 2), characters: [1, 35],
                    created: Timestamp(millisecondsSince1970: 1_510_318_593_798)))
        #expect(episode.code == EpisodeCode(season: 1, number: 1))
    }

    @Test func `values that cannot be parsed are left out, and an invalid code keeps its text`() {
        let episode = sut.map(
            .stub(airDate: "soon", code: "Special", characters: ["", "https://x/character/2"], created: "yesterday"))

        #expect(episode.airDate == nil)
        #expect(episode.code == nil)
        #expect(episode.codeText == "Special")
        #expect(episode.characters == [2])
        #expect(episode.created == nil)
    }
}
