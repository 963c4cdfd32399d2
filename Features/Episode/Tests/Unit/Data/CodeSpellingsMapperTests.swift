import Testing

@testable import ChallengeEpisode

struct CodeSpellingsMapperTests {
    private let sut = CodeSpellingsMapper()

    @Test func `a search finds a code in each of its spellings`() {
        #expect(
            sut.map("S03E07") == [
                "S03E07", "03x07", "S03E7", "03x7", "S3E07", "3x07", "S3E7", "3x7",
            ])
        #expect(sut.map("S10E11") == ["S10E11", "10x11"])
    }

    @Test(arguments: ["Special", "", "S03"])
    func `a search finds a text that is not a code as it is`(text: String) {
        #expect(sut.map(text) == [text])
    }
}
