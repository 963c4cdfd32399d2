import ChallengeCore

/// A filter for a list of characters.
typealias CharactersFilter = ItemFilter<CharacterFilterField>

enum CharacterFilterField: String, FilterFieldContract {
    case name, status, species, type, gender

    func text(of character: Character) -> String {
        switch self {
        case .name: character.name
        case .status: character.status.name
        case .species: character.species
        case .type: character.type
        case .gender: character.gender.name
        }
    }
}
