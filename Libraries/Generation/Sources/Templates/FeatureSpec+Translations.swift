internal import ChallengeCore

extension FeatureSpec {
    /// Returns the phrase as untranslated if its Spanish text has the English name of the item or of a field.
    func markingTranslation(of phrase: Phrase, _ spanish: [String: String]) -> Phrase {
        let text = phrase.spanish.lowercased()
        var phrase = phrase
        phrase.isTranslated = !untranslatedWords(in: spanish).contains { text.containsWord($0.lowercased()) }
        return phrase
    }

    private func untranslatedWords(in spanish: [String: String]) -> [String] {
        let nouns = lacksSpanishNoun ? [noun.words, noun.pluralWords] : []
        return nouns + fields.filter { spanish[$0.heading] == nil }.map(\.words)
    }
}
