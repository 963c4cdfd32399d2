import Testing

@testable import ChallengeGeneration

struct NounTests {
    @Test(
        arguments: [
            ("Category", "Categories"), ("Location", "Locations"), ("Day", "Days"), ("Box", "Boxes"),
            ("Wish", "Wishes"), ("Bus", "Buses"), ("SpaceShip", "SpaceShips"), ("Quiz", "Quizes"),
        ])
    func severalAreCalledAsEnglishMostlyHasIt(one: String, many: String) {
        #expect(Noun(type: one).pluralType == many)
    }

    @Test(
        arguments: [
            ("SpaceShip", ["space", "ship"]), ("airDate", ["air", "date"]), ("DNASample", ["dna", "sample"]),
            ("Category", ["category"]), ("Level2Boss", ["level2", "boss"]),
        ])
    func aNameIsMadeOfWords(name: String, words: [String]) {
        #expect(Noun.words(of: name) == words)
    }

    @Test func everySpellingFollowsFromTheType() {
        let noun = Noun(type: "SpaceShip")

        #expect(noun.variable == "spaceShip")
        #expect(noun.pluralVariable == "spaceShips")
        #expect(noun.pluralWords == "space ships")
        #expect(noun.pluralCommand == "space-ships")
        #expect(noun.table == "space_ships")
        #expect(Noun(type: "Person", pluralType: "People").pluralCommand == "people")
        #expect(Noun(type: "DNASample").variable == "dnaSample")
    }
}
