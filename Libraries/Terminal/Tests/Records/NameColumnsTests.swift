import Testing

@testable import ChallengeTerminal

struct NameColumnsTests {
    private func lines(_ names: [String], _ room: Int?) -> [String] {
        NameColumns(names, fitting: room).lines.map(\.plain)
    }

    @Test func `names stand in columns of the widest one, without spaces at the end`() {
        #expect(lines(["Rick", "Summer", "Jerry", "Beth", "Bo"], 22) == ["Rick    Summer  Jerry", "Beth    Bo"])
    }

    @Test func `the last place tells how many names have no room`() {
        let names = (1...12).map { "Name \($0)" }

        #expect(
            lines(names, 16) == ["Name 1   Name 2", "Name 3   Name 4", "Name 5   Name 6", "Name 7   and 5 more"])
        #expect(lines(names, 1).count == 4)
    }

    @Test func `a long name is cut with an ellipsis`() {
        #expect(lines([String(repeating: "x", count: 40)], 80) == [String(repeating: "x", count: 27) + "…"])
    }
}
