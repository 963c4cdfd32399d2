import ChallengeCollections
import ChallengeResources
import ChallengeTerminal
import Testing

struct KindNameTests {
    private static let values = [
        (value: 1, name: KindName(one: "character", plural: "characters", noun: "character.noun", short: ["chars"])),
        (value: 2, name: KindName(one: "history", plural: "history", noun: "browse.history")),
    ]

    private static let words: [(Language, String, Int?)] = [
        (.english, "Character", 1), (.english, "characters", 1), (.english, "chars", 1), (.english, "personajes", nil),
        (.spanish, "personaje", 1), (.spanish, "Personajes", 1), (.spanish, "characters", 1),
        (.spanish, "historial", 2), (.spanish, "episodios", nil),
    ]

    @Test(arguments: words)
    func `a word for one item or for all selects the kind, in English or as the screen shows it`(
        language: Language, word: String, value: Int?
    ) {
        Localization.$language.withValue(language) {
            #expect(ValueKind.named(Self.values, prefersPlural: true).parse(word) == value)
        }
    }

    @Test func `messages have the words for all items, or those for one`() {
        Localization.$language.withValue(.spanish) {
            #expect(
                ValueKind.named(Self.values, prefersPlural: true).expectation == .oneOf(["personajes", "historial"]))
            #expect(
                ValueKind.named(Self.values, prefersPlural: false).expectation == .oneOf(["personaje", "historial"]))
        }
    }
}
