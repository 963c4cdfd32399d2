import Testing

@testable import ChallengeCharacter

struct CharacterTests {
    @Test(arguments: [
        ("Alive", CharacterStatus.alive), ("Dead", .dead), ("unknown", .unknown), ("alive", .other("alive")),
        ("Schrödinger", .other("Schrödinger")), ("", .other("")),
    ])
    func `a known or new status keeps the word of the API`(word: String, status: CharacterStatus) {
        #expect(CharacterStatus(name: word) == status)
        #expect(status.name == word)
    }

    @Test(arguments: [
        ("Female", CharacterGender.female), ("Male", .male), ("Genderless", .genderless), ("unknown", .unknown),
        ("Plumbus", .other("Plumbus")),
    ])
    func `a known or new gender keeps the word of the API`(word: String, gender: CharacterGender) {
        #expect(CharacterGender(name: word) == gender)
        #expect(gender.name == word)
    }
}
