import ChallengeCore
import ChallengeTestSupport
import Testing

@testable import ChallengeEpisode

struct EpisodeMapperTests {
    private let sut = EpisodeMapper()

    @Test func `every field is mapped`() {
        let episode = sut.map(
            .stub(
                id: 1, name: "Pilot", airDate: "December 2, 2013", code: "S01E01", characters: [1, 35],
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
        let episode = sut.map(.stub(airDate: "soon", code: "Special", created: "yesterday"))

        #expect(episode.airDate == nil)
        #expect(episode.code == nil)
        #expect(episode.codeText == "Special")
        #expect(episode.created == nil)
    }

    @Test(
        arguments: [
            ("September 13, 2015", "2015-09-13"), ("May 1, 2024", "2024-05-01"), ("February 29, 2023", nil),
            ("Sept 13, 2015", nil), ("13 September 2015", nil), ("September 13 2015", nil),
            ("September  13, 2015", nil), ("", nil), ("2015-09-13", nil),
        ] as [(String, String?)])
    func `an air date is mapped to a day, and an invalid one to nil`(text: String, day: String?) {
        #expect(sut.map(.stub(airDate: text)).airDate?.description == day)
    }

    @Test(arguments: LongText.kinds)
    func `long texts are mapped in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            _ = EpisodeMapper().map(.stub(name: text, airDate: text, code: text, created: text)).code
        }

        #expect(factor < Growth.linear)
    }
}
