import ChallengeCollections
import ChallengeCore
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

struct MarkFormTests {
    private var sut = MarkForm(
        7, name: "Rick",
        [ItemMarks.Text(title: "Note", value: "two\nlines"), ItemMarks.Text(title: "Tags", value: "")])

    @Test mutating func `an unchanged text keeps its line breaks, and an edited one is one line`() {
        #expect(sut.values == ["two\nlines", ""])

        _ = sut.handle(.key(.character("!")))

        #expect(sut.values == ["two lines!", ""])
    }

    @Test mutating func `Tab and arrows move the focus around`() {
        for key in [Key.tab, .tab, .backTab, .up, .down, .down, .down] {
            _ = sut.handle(.key(key))
            _ = sut.handle(.key(.character("x")))
        }

        #expect(sut.values == ["two linesxxx", "xxxx"])
    }

    @Test mutating func `Enter saves, and Escape leaves`() {
        #expect(sut.handle(.key(.enter)) == .saved)
        #expect(sut.handle(.key(.escape)) == .left)
        #expect(sut.handle(.key(.left)) == nil)
    }
}
