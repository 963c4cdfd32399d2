import Testing

@testable import ChallengeEpisode

struct AirDateMapperTests {
    private let sut = AirDateMapper()

    @Test(
        arguments: [
            ("September 13, 2015", "2015-09-13"), ("May 1, 2024", "2024-05-01"), ("February 29, 2023", nil),
            ("Sept 13, 2015", nil), ("13 September 2015", nil), ("September 13 2015", nil),
            ("September  13, 2015", nil),
            ("", nil), ("2015-09-13", nil),
        ] as [(String, String?)])
    func `an air date is mapped to a day, and an invalid one to nil`(text: String, day: String?) {
        #expect(sut.map(text)?.description == day)
    }
}
