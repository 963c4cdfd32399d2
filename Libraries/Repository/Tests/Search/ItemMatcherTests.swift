import ChallengeCore
import ChallengeTestSupport
import Testing

@testable import ChallengeRepository

struct ItemMatcherTests {
    private let item = ItemText([
        (.name, "Rick’s Evil-Twin O'Neil Sánchez"), (.other, "Human"), (.other, "Soulless Puppet"), (.key, "47"),
        (.key, "S03E07"), (.year, "December 2, 2013"), (.place, "Earth (C-137)"), (.place, "Citadel of Ricks"),
        (.trait, "Dead"), (.trait, "Muerto"), (.trait, "Sin género"),
    ])

    private func rank(_ text: String, _ item: ItemText, isName: Bool = false) throws -> MatchRank? {
        ItemMatcher(try SearchQuery(text, isName: isName)).rank(of: item)
    }

    private func rank(_ text: String, name: String) throws -> MatchRank? {
        try rank(text, ItemText([(.name, name)]))
    }

    @Test(
        arguments: [
            ("47", .identifier), ("4", nil), ("s03e07", .identifier), ("s3", nil), ("sanchez 47", .otherText),
            ("2013", .otherText), ("201", nil),
            ("2", nil), ("december", nil), ("ricks evil twin oneil sanchez", .wholeName),
            ("sanchez ricks", .wholeWords), ("sanch evil", .beginnings), ("human", .otherText), ("hum", .otherText),
            ("puppet sanchez", .otherText), ("sanchez citadel", .otherText),
            ("sanchez c-137", .otherText), ("anche", .insideOfWords), ("an", nil),
            ("sanchez uman", .insideOfWords), ("morty", nil), ("sanchez morty", nil),
        ] as [(String, MatchRank?)])
    func `an item is ranked by the parts in which the words are found`(text: String, expected: MatchRank?) throws {
        #expect(try rank(text, item) == expected)
    }

    @Test(
        arguments: [
            ("dead", .trait), ("MUERTO", .trait), ("genero sin", .trait), ("sin-genero", .trait),
            ("sanchez dead", .trait),
            ("human dead", .trait), ("dea", nil), ("ead", nil), ("deads", nil), ("^dead", nil), ("sanchez !dead", nil),
            ("sanchez !dea", .wholeWords),
        ] as [(String, MatchRank?)])
    func `words that many items have are found only as whole words, and rank behind other texts`(
        text: String, expected: MatchRank?
    ) throws {
        #expect(try rank(text, item) == expected)
    }

    @Test(
        arguments: [
            ("citadel", .place), ("citad", .place), ("citadel earth", .place), ("human citadel", .place),
            ("dead citadel", .place), ("itadel", nil), ("^citadel", nil), ("citadel morty", nil),
        ] as [(String, MatchRank?)])
    func `places without a word of the name are the last rank`(text: String, expected: MatchRank?) throws {
        #expect(try rank(text, item) == expected)
    }

    @Test(
        arguments: [
            ("dead", nil), ("sanchez dead", nil), ("sanchez !dead", .wholeWords), ("citadel", nil),
            ("citadel earth", nil),
            ("human citadel", nil), ("citadel | sanchez", .wholeWords), ("sanchez citadel", .otherText),
            ("2013", .otherText), ("human", .otherText),
        ] as [(String, MatchRank?)])
    func `a name finds no word that many items have, and no place without a word of the name`(
        text: String, expected: MatchRank?
    ) throws {
        #expect(try rank(text, item, isName: true) == expected)
    }

    @Test func `a word inside of the name ranks behind a word that many items have, and before a place`() throws {
        let item = ItemText([(.name, "Undead"), (.place, "Nde"), (.trait, "Dead")])

        #expect(try rank("dead", item) == .trait)
        #expect(try rank("dead", item, isName: true) == .insideOfWords)
        #expect(try rank("nde", item) == .insideOfWords)
        #expect(MatchRank.trait < .insideOfWords && MatchRank.insideOfWords < .place)
    }

    @Test(
        arguments: [
            ("bird person", "Birdperson", .wholeName), ("birdperson", "Bird Person", .wholeName),
            ("noob-noob", "Noob Noob", .wholeName), ("noobnoob", "Noob-Noob", .wholeName),
            ("c137", "Earth (C-137)", .wholeWords), ("c-137", "Earth C137", .wholeWords),
            ("scary terry ghost", "Ghost of Scaryterry", .beginnings), ("bird per", "Birdperson", .insideOfWords),
            ("ricks", "Rick Sanchez", nil), ("ricksan", "Rick Sanchez", nil), ("ricks", "Rick’s", .wholeName),
            ("rick", "Rick’s", .wholeWords), ("s", "Rick’s", nil), ("neil", "O’Neil", .wholeWords),
            ("rick sanchez", "Rick Sanchez (1)", .wholeWords), ("MARTÍNEZ", "martinez", .wholeName),
        ] as [(String, String, MatchRank?)])
    func `spaces between whole words, hyphens and apostrophes do not matter`(
        text: String, name: String, expected: MatchRank?
    ) throws {
        #expect(try rank(text, name: name) == expected)
    }

    @Test(
        arguments: [
            ("'ric", nil), ("'ricks", .wholeWords), ("^rick", .wholeWords), ("^evil", nil), ("^47", nil),
            ("!rick", nil), ("!morty", .otherText), ("sanchez !human", nil), ("sanchez !citadel", nil),
            ("sanchez !^sanchez", .wholeWords), (#""evil twin""#, .wholeWords), (#""evil tw""#, nil),
            (#""twin evil""#, nil), ("evil-tw", .beginnings), ("morty | human", .otherText),
            ("human | sanchez", .wholeWords), ("!sanchez | morty", nil), (#""human soulless""#, nil), ("'anche", nil),
            ("†x", nil),
        ] as [(String, MatchRank?)])
    func `signs select whole words, the start of the name, and items without a word`(
        text: String, expected: MatchRank?
    ) throws {
        #expect(try rank(text, item) == expected)
    }

    @Test func `a query with the most words is compared`() throws {
        let words = Array(repeating: "sanchez", count: SearchQuery.mostWords)

        for separator in [" ", "|"] {
            #expect(try rank(words.joined(separator: separator), item) != nil)
        }
        #expect(try rank(words.joined(separator: "-"), item) == nil)
        #expect(try rank(words.map { "!\($0)" }.joined(separator: " "), item) == nil)
    }

    @Test(arguments: LongText.kinds)
    func `the comparison with a long text takes linear time`(kind: LongText) throws {
        let matcher = ItemMatcher(try SearchQuery("aaab a-b 'e !x"))
        let prepare = { count in ItemText([(.name, "A"), (.other, kind.text(scalars: count))]) }

        #expect(Growth.factor(from: 3000, prepare: prepare) { _ = matcher.rank(of: $0) } < Growth.linear)
    }
}
