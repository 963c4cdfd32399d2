import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter
@testable import ChallengeRepository

struct LongTextMappingTests {
    @Test(arguments: LongText.kinds)
    func `a character with long texts is mapped in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            let place = PlaceDTO(id: 1, name: text)
            _ = CharacterMapper().map(
                CharacterDTO(
                    id: 1, name: text, status: text, species: text, type: text, gender: text, origin: place,
                    location: place, image: text, episodes: [1], created: text))
        }

        #expect(factor < Growth.linear)
    }

    @Test(arguments: LongText.kinds)
    func `long texts of the cache are read and written in linear time`(kind: LongText) {
        let collection = CharacterDTO.collection
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            let image = "https://rickandmortyapi.com/api/character/avatar/7\(text)"
            let columns = [text, text, text, text, text, text, text, image, text, text]
            _ = collection.texts(of: collection.item(1, ["1"] + columns.map { $0[...] }))
        }

        #expect(factor < Growth.linear)
    }
}
