import ChallengeCore
import Testing

@testable import ChallengeCharacter

struct CharacterMapperTests {
    private let sut = CharacterMapper()

    @Test func `every field is mapped`() {
        let character = sut.map(.stub(id: 42, name: "Big Head Morty", type: "Human with giant head"))

        #expect(
            character
                == Character(
                    id: 42, name: "Big Head Morty", status: .alive, species: "Human", type: "Human with giant head",
                    gender: .male, origin: Place(id: 1, name: "Earth (C-137)"),
                    location: Place(id: 3, name: "Citadel of Ricks"),
                    image: "https://rickandmortyapi.com/api/character/avatar/42.jpeg", episodes: [1],
                    created: Timestamp(millisecondsSince1970: 1_509_821_326_250)))
    }

    @Test func `a place without a link has no identifier`() {
        let character = sut.map(.stub(origin: PlaceDTO(name: "unknown", url: "")))

        #expect(character.origin == Place(id: nil, name: "unknown"))
    }

    @Test(arguments: [
        ("Alive", CharacterStatus.alive), ("Dead", .dead), ("unknown", .unknown),
        ("Schrödinger", .other("Schrödinger")),
        ("", .other("")),
    ])
    func `a known status and an unknown status have the word of the API as their name`(
        word: String, status: CharacterStatus
    ) {
        #expect(sut.map(.stub(status: word)).status == status)
        #expect(status.name == word)
    }

    @Test(arguments: [
        ("Female", CharacterGender.female), ("Male", .male), ("Genderless", .genderless), ("unknown", .unknown),
        ("Plumbus", .other("Plumbus")),
    ])
    func `a known or new gender keeps the word of the API`(word: String, gender: CharacterGender) {
        #expect(sut.map(.stub(gender: word)).gender == gender)
        #expect(gender.name == word)
    }

    @Test func `links without an identifier and invalid dates are left out`() {
        let character = sut.map(
            .stub(
                episode: ["https://rickandmortyapi.com/api/episode/28", "", "episode", "https://x/episode/x"],
                created: "yesterday"))

        #expect(character.episodes == [28])
        #expect(character.created == nil)
    }
}
