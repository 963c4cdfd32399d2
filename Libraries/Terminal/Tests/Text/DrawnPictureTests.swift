import ChallengeTerminal
import Testing

/// Pictures in the output of commands.
struct DrawnPictureTests {
    private let blocks = DrawnPicture(columns: 2, rows: ["ab", "cd"])
    private let painted = DrawnPicture(columns: 2, rows: 3, painting: "<paint>")

    @Test func `rows are reserved before pictures are painted side by side`() {
        #expect(DrawnPicture.start([(0, blocks), (5, blocks)]) == "")
        #expect(
            DrawnPicture.start([(0, painted), (5, painted)])
                == "\n\n\n\u{1B}[3A\u{1B}7<paint>\u{1B}8\u{1B}7\u{1B}[5C<paint>\u{1B}8")
    }

    @Test func `painted cells are skipped, and rows below a picture are blank`() {
        #expect((0...2).map(blocks.cells(ofRow:)) == ["ab", "cd", "  "])
        #expect((2...3).map(painted.cells(ofRow:)) == ["\u{1B}[2C", "  "])
    }
}
