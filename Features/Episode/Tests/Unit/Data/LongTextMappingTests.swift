import ChallengeTestSupport
import Testing

@testable import ChallengeEpisode

struct LongTextMappingTests {
    @Test(arguments: LongText.kinds)
    func `an episode with long texts is mapped in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            let episode = EpisodeMapper().map(
                EpisodeDTO(id: 1, name: text, airDate: text, code: text, characters: [text], created: text))
            _ = episode.code
        }

        #expect(factor < Growth.linear)
    }
}
