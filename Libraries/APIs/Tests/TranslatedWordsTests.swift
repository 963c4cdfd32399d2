import ChallengeAPIs
import Testing

@testable import ChallengeResources

struct TranslatedWordsTests {
    private static let all: [TranslatedWords] = [.statuses, .genders, .species]

    @Test(arguments: [
        (TranslatedWords.statuses, "vivo", "Alive"), (.statuses, "VIVA", "Alive"), (.statuses, "muerta", "Dead"),
        (.statuses, "desconocido", "unknown"), (.genders, "sin genero", "Genderless"), (.genders, "Femenino", "Female"),
        (.species, "humana", "Human"), (.species, "humano", "Human"), (.species, "alienigena", "Alien"),
    ])
    func `a word of the screen is the word of the API, ignoring case and accents`(
        words: TranslatedWords, text: String, word: String
    ) {
        Localization.$language.withValue(.spanish) { #expect(words.word(for: text) == word) }
        #expect(words.word(for: text) == nil)
    }

    @Test(arguments: ["alive", "Human", "Planet", "unknown", "viv", "Animal", ""])
    func `any other text has no word`(text: String) {
        for words in Self.all {
            Localization.$language.withValue(.spanish) { #expect(words.word(for: text) == nil) }
        }
    }

    @Test func `a word is translated in any case, and another text is unchanged`() {
        Localization.$language.withValue(.spanish) {
            #expect(TranslatedWords.statuses.translation(of: "alive") == "Vivo")
            #expect(TranslatedWords.species.translation(of: "Robot") == "Robot")
        }
        #expect(TranslatedWords.statuses.translation(of: "alive") == "alive")
    }
}
