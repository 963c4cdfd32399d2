import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

struct LongTextMappingTests {
    @Test(arguments: LongText.kinds)
    func `a character with long texts is mapped in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            let place = PlaceDTO(name: text, url: text)
            _ = CharacterMapper().map(
                CharacterDTO(
                    id: 1, name: text, status: text, species: text, type: text, gender: text, origin: place,
                    location: place, image: text, episode: [text], created: text))
        }

        #expect(factor < Growth.linear)
    }
}
