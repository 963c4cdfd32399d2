import ChallengeCore
import Testing

@testable import ChallengeCharacter

struct CharactersFilterTests {
    private let character = CharacterMapper().map(.stub(gender: "Female"))

    @Test(arguments: [("male", false), ("Male", false), ("female", true), ("emale", true), ("ale", true)])
    func `male is compared with the start of the gender, as the API does`(gender: String, isIncluded: Bool) {
        #expect(CharactersFilter([.gender: gender]).includes(character) == isIncluded)
    }
}
