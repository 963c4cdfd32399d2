import ChallengeCore
import Testing

@testable import ChallengeLocation

struct LocationMapperTests {
    private let sut = LocationMapper()

    @Test func `every field is mapped`() {
        let location = sut.map(
            .stub(
                id: 3, name: "Citadel of Ricks", type: "Space station", dimension: "unknown", residents: [8, 14],
                created: "2017-11-10T13:08:13.191Z"))

        #expect(
            location
                == Location(
                    id: 3, name: "Citadel of Ricks", type: "Space station", dimension: "unknown", residents: [8, 14],
                    created: Timestamp(millisecondsSince1970: 1_510_319_293_191)))
    }

    @Test func `a text that is not a date is left out`() {
        #expect(sut.map(.stub(created: "yesterday")).created == nil)
    }
}
