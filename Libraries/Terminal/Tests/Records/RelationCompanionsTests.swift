import ChallengeCore
import ChallengeResources
import Testing

@testable import ChallengeTerminal

struct RelationCompanionsTests {
    @Test func `other items in at least two lists are counted once for each list`() {
        let companions = RelationCompanions.mostCommon(
            besides: 1, in: [[1, 9, 3, 3, 3], [1, 9, 4, 3], [9, 5, 2, "x"], [1, 4], [1]])

        #expect(companions.map(\.key) == [9, 3, 4])
        #expect(companions.map(\.count) == [3, 2, 2])
        #expect(RelationCompanions.mostCommon(besides: 1, in: [[1, 2], [1, 3], []]).isEmpty)
    }

    @Test(arguments: [(Language.english, "Appears most with"), (.spanish, "Aparece más con")])
    func `the title is in the current language`(language: Language, title: String) {
        let companions = RelationCompanions(relation: "characters", title: "character.companions")

        Localization.$language.withValue(language) { #expect(companions.title == title) }
    }
}
