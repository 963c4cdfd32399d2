import ChallengeCore
import ChallengeResources
import Testing

@testable import ChallengeLocation

struct LocationNamedItemTests {
    private let sut = LocationMapper().map(.stub())

    @Test func `locations are told apart by their type and the number of their residents, and then the dimension`() {
        #expect(sut.distinctions == ["Planet", "2 residents"])
        #expect(sut.furtherDistinctions == ["Dimension C-137"])
    }

    @Test(arguments: [
        ("Dimension C-137", ["Planet", "Dimension C-137", "2 residents"]), ("unknown", ["Planet", "2 residents"]),
    ])
    func `a result of a search also has the dimension, if it is known`(dimension: String, texts: [String]) {
        #expect(LocationMapper().map(.stub(dimension: dimension)).searchDistinctions == texts)
    }

    @Test func `the distinctions are in the current language`() {
        Localization.$language.withValue(.spanish) {
            let sut = LocationMapper().map(.stub(dimension: "unknown", residents: [1]))

            #expect(sut.distinctions == ["Planet", "1 residente"])
            #expect(sut.furtherDistinctions == ["unknown"])
        }
    }
}
