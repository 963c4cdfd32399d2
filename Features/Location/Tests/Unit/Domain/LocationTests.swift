import Testing

@testable import ChallengeLocation

struct LocationTests {
    private func location(
        type: String = "Planet", dimension: String = "unknown", residents: [Int] = []
    ) -> Location {
        LocationMapper().map(.stub(type: type, dimension: dimension, residents: residents))
    }

    @Test(arguments: [("Planet", true), ("", false)])
    func `an empty type is no type`(type: String, hasType: Bool) {
        #expect(location(type: type).hasType == hasType)
    }

    @Test(arguments: [("Dimension C-137", "Dimension C-137"), ("unknown dimension", "unknown dimension")])
    func `a dimension with a name is known`(dimension: String, known: String) {
        #expect(location(dimension: dimension).knownDimension == known)
    }

    @Test(arguments: ["", "unknown"])
    func `an empty dimension and the word of the API for an unknown one are not known`(dimension: String) {
        #expect(location(dimension: dimension).knownDimension == nil)
    }

    @Test(arguments: [(1, true), (2, true), (3, false)])
    func `a location has at least as many residents as it names`(minimum: Int, has: Bool) {
        let sut = location(residents: [38, 45])

        #expect(sut.appearances == 2)
        #expect(sut.hasResidents(atLeast: minimum) == has)
    }
}
