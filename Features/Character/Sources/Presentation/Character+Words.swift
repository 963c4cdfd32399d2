import ChallengeAPIs

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
