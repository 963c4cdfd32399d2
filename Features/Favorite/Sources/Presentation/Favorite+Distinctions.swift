import ChallengeAPIs
import ChallengeResources

extension Favorite {
    /// The values that tell favorites with the same name and the same details apart, in the current language.
    var furtherDistinctions: [String] {
        [
            APIWords.species(character.species, gender: character.gender),
            character.type, APIWords.place(character.origin),
            APIWords.place(character.location), APIWords.statusWord(character.status, gender: character.gender),
            APIWords.gender(character.gender),
        ]
    }
}
