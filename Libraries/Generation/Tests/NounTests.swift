import Testing

@testable import ChallengeGeneration

struct NounTests {
    @Test(arguments: [
        ("Planet", "Planets"), ("City", "Cities"), ("Day", "Days"), ("Box", "Boxes"), ("Dish", "Dishes"),
        ("Person", "People"), ("SpaceShip", "SpaceShips"), ("SalesPerson", "SalesPeople"), ("Bus", "Buses"),
        ("TimeSeries", "TimeSeries"), ("News", "News"),
    ])
    func `a noun has a plural`(one: String, many: String) {
        #expect(Noun(one).many == many)
    }

    @Test(arguments: [
        ("residents", "resident"), ("cities", "city"), ("boxes", "box"), ("houses", "house"), ("people", "person"),
        ("coAuthors", "coAuthor"), ("species", "species"), ("cast", "cast"),
    ])
    func `a plural has a singular`(many: String, one: String) {
        #expect(Noun.singular(of: many) == one)
    }

    @Test(arguments: [
        ("SpaceShip", "space ship"), ("airDate", "air date"), ("URLPreset", "url preset"), ("apiURL", "api url"),
    ])
    func `a name has words`(name: String, words: String) {
        #expect(Noun(name).words == words)
    }
}
