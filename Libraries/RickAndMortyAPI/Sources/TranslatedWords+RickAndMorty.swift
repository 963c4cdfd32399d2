public import ChallengeResources

extension TranslatedWords {
    public static let statuses = TranslatedWords(["Alive", "Dead", "unknown"]) { word in
        ["", "Female"].map { APIWords.statusWord(word, gender: $0) }
    }

    public static let genders = TranslatedWords(["Female", "Male", "Genderless", "unknown"]) { [APIWords.gender($0)] }

    public static let species = TranslatedWords(
        ["Alien", "Disease", "Human", "Humanoid", "Mythological Creature", "unknown"]
    ) { word in
        ["", "Female"].map { APIWords.species(word, gender: $0) }
    }

    /// The types of characters and locations that have a translation.
    public static let types = TranslatedWords(words(withKeys: "remote.type.")) { word in
        ["", "Female"].map { APIWords.type(word, gender: $0) }
    }

    /// The dimensions that have a translation.
    public static let dimensions = TranslatedWords(words(withKeys: "remote.dimension.")) { [APIWords.dimension($0)] }
}
