import ChallengeCore
import Testing

@testable import ChallengeCharacter

struct CharactersFilterTests {
    private let character = CharacterMapper().map(
        .stub(name: "Beth", status: "Dead", species: "Alien", type: "Clone", gender: "Female"))

    @Test(arguments: [
        (CharacterFilterField.name, "beth"), (.status, "dead"), (.species, "alien"), (.type, "clone"),
        (.gender, "female"),
    ])
    func `each field is compared with its text`(field: CharacterFilterField, value: String) {
        #expect(CharactersFilter([field: value]).includes(character))
        for other in CharacterFilterField.allCases where other != field {
            #expect(!CharactersFilter([other: value]).includes(character))
        }
    }

    @Test(arguments: [("male", false), ("Male", false), ("female", true), ("emale", true), ("ale", true)])
    func `male is compared with the start of the gender, as the API does`(gender: String, isIncluded: Bool) {
        #expect(CharactersFilter([.gender: gender]).includes(character) == isIncluded)
    }
}
