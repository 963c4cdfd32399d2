import Testing

@testable import ChallengeGeneration

struct NounTests {
    @Test(
        arguments: [
            ("Category", "Categories"), ("Location", "Locations"), ("Day", "Days"), ("Box", "Boxes"),
            ("Wish", "Wishes"), ("Bus", "Buses"), ("SpaceShip", "SpaceShips"), ("Quiz", "Quizzes"),
            ("SalesPerson", "SalesPeople"), ("TVSeries", "TVSeries"),
            ("DNA", "DNAs"),
        ])
    func `plurals follow the rules of English`(one: String, many: String) {
        #expect(Noun(type: one).pluralType == many)
    }

    @Test(
        arguments: [
            ("SpaceShip", ["space", "ship"]), ("airDate", ["air", "date"]), ("DNASample", ["dna", "sample"]),
            ("Category", ["category"]), ("Level2Boss", ["level2", "boss"]), ("DNAs", ["dnas"]),
            ("imageURLs", ["image", "urls"]), ("URLsAndMore", ["urls", "and", "more"]), ("DNASat", ["dna", "sat"]),
        ])
    func `a name is split into words`(name: String, words: [String]) {
        #expect(Noun.words(of: name) == words)
    }

    @Test(arguments: [("Egg", "an"), ("Universe", "a"), ("User", "a"), ("Ship", "a"), ("Item", "an")])
    func `the article follows the pronunciation`(name: String, article: String) {
        #expect(Noun(type: name).article == article)
    }

    @Test func `every spelling follows from the type`() {
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
