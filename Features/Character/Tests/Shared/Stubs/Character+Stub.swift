@testable import ChallengeCharacter

extension Character {
    static func stub(id: Int = 1, name: String = "Rick Sanchez") -> Character {
        CharacterMapper().map(.stub(id: id, name: name))
    }
}

extension CharactersPage {
    /// A page of twenty, as the API has them, but for the last.
    static func stub(number: Int, pages: Int, count: Int? = nil) -> CharactersPage {
        let total = count ?? pages * 20
        let identifiers = ((number - 1) * 20 + 1)...max(1, min(number * 20, total))
        return CharactersPage(
            number: number, pages: pages, count: total, characters: identifiers.map { Character.stub(id: $0) })
    }
}
