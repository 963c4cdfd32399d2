import ChallengeAPIs
import ChallengeCollections
import ChallengeTerminal

/// The words of a character, in the current language.
extension Character {
    /// The status with its symbol.
    var localizedStatus: String { APIWords.status(status.name, gender: gender.name) }

    /// The status without a symbol.
    var localizedStatusWord: String { APIWords.statusWord(status.name, gender: gender.name) }

    var localizedSpecies: String { APIWords.species(species, gender: gender.name) }

    /// The species, with the type if there is one.
    var localizedKind: String { hasType ? "\(localizedSpecies) (\(type))" : localizedSpecies }

    var localizedGender: String { APIWords.gender(gender.name) }
}

extension Place {
    var localizedName: String { APIWords.place(name) }
}

extension Character {
    /// The words for the values of a copied record.
    static let copyWords: [String: CopyWords] = {
        var words: [String: CopyWords] = [
            "status": { (APIWords.status($0("status"), gender: $0("gender")), .status($0("status"))) },
            "species": { (APIWords.species($0("species"), gender: $0("gender")), .plain) },
            "gender": { (APIWords.gender($0("gender")), .plain) },
        ]
        for place in ["origin", "location"].map({ $0 + ".name" }) {
            words[place] = { (APIWords.place($0(place)), .plain) }
        }
        return words
    }()
}
