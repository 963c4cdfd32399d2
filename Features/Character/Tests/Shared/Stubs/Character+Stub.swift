@testable import ChallengeCharacter

extension Character {
    static func stub(id: Int = 1, name: String = "Rick Sanchez") -> Character {
        CharacterMapper().map(.stub(id: id, name: name))
    }
}
