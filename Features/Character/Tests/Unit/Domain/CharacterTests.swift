import Testing

@testable import ChallengeCharacter

struct CharacterTests {
    private func character(type: String = "", episodes: [Int] = []) -> Character {
        CharacterMapper().map(.stub(type: type, episodes: episodes))
    }

    @Test(arguments: [("Superhuman", true), ("", false)])
    func `an empty type is no type`(type: String, hasType: Bool) {
        #expect(character(type: type).hasType == hasType)
    }

    @Test(arguments: [([], 0, nil), ([7], 1, 7), ([12, 5, 51], 3, 5)] as [([Int], Int, Int?)])
    func `the first appearance is in the episode with the smallest identifier`(
        episodes: [Int], appearances: Int, first: Int?
    ) {
        #expect(character(episodes: episodes).appearances == appearances)
        #expect(character(episodes: episodes).firstAppearance == first)
    }

    @Test(arguments: [(1, true), (2, true), (3, false)])
    func `a character appears in at least as many episodes as it has`(minimum: Int, appears: Bool) {
        #expect(character(episodes: [5, 12]).appears(inAtLeast: minimum) == appears)
    }

    @Test func `a character has each season of its episodes once, and none of an unknown episode`() {
        let seasons = [1: 1, 2: 1, 12: 2, 90: 10]

        #expect(character(episodes: [90, 12, 2, 1, 99]).seasons(ofEpisodes: seasons) == [1, 2, 10])
        #expect(character(episodes: [99]).seasons(ofEpisodes: seasons) == [])
    }

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
