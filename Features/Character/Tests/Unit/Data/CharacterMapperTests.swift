import ChallengeCore
import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

struct CharacterMapperTests {
    private let sut = CharacterMapper()

    @Test func `every field is mapped`() {
        let character = sut.map(
            .stub(
                id: 42, name: "Big Head Morty", type: "Human with giant head",
                origin: PlaceDTO(id: nil, name: "unknown"), episodes: [22, 28]))

        #expect(
            character
                == Character(
                    id: 42, name: "Big Head Morty", status: .alive, species: "Human", type: "Human with giant head",
                    gender: .male, origin: Place(id: nil, name: "unknown"),
                    location: Place(id: 3, name: "Citadel of Ricks"),
                    image: "https://rickandmortyapi.com/api/character/avatar/42.jpeg", episodes: [22, 28],
                    created: Timestamp(millisecondsSince1970: 1_509_821_326_250)))
    }

    @Test func `a text that is not a date is left out`() {
        #expect(sut.map(.stub(created: "yesterday")).created == nil)
    }

    @Test(arguments: LongText.kinds)
    func `long texts are mapped in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            let place = PlaceDTO(id: 1, name: text)
            _ = CharacterMapper().map(
                CharacterDTO(
                    id: 1, name: text, status: text, species: text, type: text, gender: text, origin: place,
                    location: place, image: text, episodes: [1], created: text))
        }

        #expect(factor < Growth.linear)
    }
}
