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
}
