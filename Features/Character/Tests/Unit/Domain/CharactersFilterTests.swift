import Testing

@testable import ChallengeCharacter

struct CharactersFilterTests {
    private let character = Character.stub(id: 1, name: "Rick Sanchez")

    @Test(arguments: [
        CharactersFilter.none, CharactersFilter(name: "k s"), CharactersFilter(name: "SANCHEZ", status: "alive"),
        CharactersFilter(status: "Alive", species: "hum", type: "", gender: "MALE"), CharactersFilter(gender: "al"),
    ])
    func `a filter includes a character whose texts contain all values, ignoring case`(filter: CharactersFilter) {
        #expect(filter.includes(character))
    }

    @Test(arguments: [
        CharactersFilter(name: "morty"), CharactersFilter(name: "rick", status: "dead"),
        CharactersFilter(species: "alien"), CharactersFilter(type: "x"), CharactersFilter(gender: "female"),
    ])
    func `a filter excludes a character with another text`(filter: CharactersFilter) {
        #expect(!filter.includes(character))
    }

    @Test(arguments: [("male", false), ("Male", false), ("female", true), ("emale", true), ("ale", true)])
    func `male is compared with the start of the gender, as the API does`(gender: String, isIncluded: Bool) {
        let woman = CharacterMapper().map(.stub(gender: "Female"))

        #expect(CharactersFilter(gender: gender).includes(woman) == isIncluded)
    }
}
