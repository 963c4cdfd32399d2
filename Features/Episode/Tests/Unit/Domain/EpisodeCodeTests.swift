import Testing

@testable import ChallengeEpisode

struct EpisodeCodeTests {
    @Test(arguments: [
        ("S03E07", 3, 7), ("s03e07", 3, 7), ("s3E7", 3, 7), ("S10E10", 10, 10), ("S00E01", 0, 1),
        ("S123E456", 123, 456),
        ("3x07", 3, 7), ("03X7", 3, 7), ("10x10", 10, 10),
    ])
    func `a code is parsed into its season and number`(text: String, season: Int, number: Int) {
        #expect(EpisodeCode(text) == EpisodeCode(season: season, number: number))
    }

    @Test(arguments: [
        "", "S", "SE", "S01", "E01", "S01E", "SE01", "01E01", "S01E01E01", "S-1E01", "S01E+1", "S01E01 ", "S٣E٧",
        "S99999999999999999999E1", "x01e01", "S1.E1", "x7", "3x", "3x7x1", "S3x07", "3e07",
    ])
    func `other text is not a code`(text: String) {
        #expect(EpisodeCode(text) == nil)
    }

    @Test(arguments: [(3, 7, "S03E07"), (12, 34, "S12E34"), (0, 1, "S00E01"), (123, 456, "S123E456")])
    func `a code is written with at least two digits for each number`(season: Int, number: Int, text: String) {
        #expect("\(EpisodeCode(season: season, number: number))" == text)
        #expect(EpisodeCode(text) == EpisodeCode(season: season, number: number))
    }

    @Test(arguments: [(3, 7), (12, 34), (0, 1)])
    func `each spelling of a code is read as the code`(season: Int, number: Int) {
        let code = EpisodeCode(season: season, number: number)

        #expect(code.spellings.allSatisfy { EpisodeCode($0) == code })
        #expect(Set(code.spellings).isSuperset(of: ["\(code)", "\(season)x\(number)", "S\(season)E\(number)"]))
    }

    @Test func `the beginning of a season's codes is not part of another season's codes`() {
        #expect(EpisodeCode.beginning(ofSeason: 1) == "S01E")
        #expect(!"S10E01".contains(EpisodeCode.beginning(ofSeason: 1)))
        #expect(!"S101E01".contains(EpisodeCode.beginning(ofSeason: 10)))
    }
}
