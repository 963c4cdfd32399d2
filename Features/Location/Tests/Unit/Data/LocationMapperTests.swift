import ChallengeCore
import Foundation
import Testing

@testable import ChallengeLocation

struct LocationMapperTests {
    @Test func `a response of the API is mapped to a location`() throws {
        let answer = try JSONDecoder().decode(LocationDTO.self, from: Data(LocationFixture.one.utf8))

        let location = LocationMapper().map(answer)

        #expect(answer == .stub())
        #expect(location.id == 1)
        #expect(location.name == "Earth (C-137)")
        #expect(location.type == "Planet")
        #expect(location.dimension == "Dimension C-137")
        #expect(location.residents == [38, 45])
        #expect(location.created == Timestamp(millisecondsSince1970: 1_510_317_724_162))
    }

    @Test func `values that cannot be parsed are left out`() {
        let location = LocationMapper().map(
            .stub(residents: ["", "https://example.org/api/thing/2"], created: "yesterday"))

        #expect(location.residents == [2])
        #expect(location.created == nil)
    }
}
