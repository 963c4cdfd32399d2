import ChallengeCore
import ChallengeResources
import Testing

@testable import ChallengeLocation

struct LocationTests {
    private let sut = LocationMapper().map(.stub())

    @Test func `a location is told apart by its type and the number of its residents`() {
        #expect(sut.distinctions == ["Planet", "2 residents"])
        #expect(sut.furtherDistinctions == ["Dimension C-137"])
        #expect(sut.appearances == 2)
    }

    @Test(
        arguments: [("Dimension C-137", ["Planet", "Dimension C-137", "2 residents"])]
            + ["", "unknown"].map {
                ($0, ["Planet", "2 residents"])
            })
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

    @Test func `a date of the API that cannot be read is left out`() {
        #expect(sut.created == Timestamp(millisecondsSince1970: 1_510_317_724_162))
        #expect(LocationMapper().map(.stub(created: "yesterday")).created == nil)
    }
}
