import Testing

@testable import ChallengeTerminal

struct ProgressLineTests {
    private var sut = ProgressLine(title: "Syncing…")

    private func text(columns: Int = 120) -> String {
        sut.text(elapsed: .seconds(2), columns: columns).plain
    }

    @Test func `before the total is known, only the title is shown`() {
        #expect(text() == "Syncing…")
        #expect(text(columns: 5) == "Sync…")
    }

    @Test(arguments: [
        (120, "Syncing… ██░░░░░░░░░░░░░░░░░░ 100/1000 · 50/s · 18 seconds left"),
        (50, "Syncing… ░░░░░░░ 100/1000 · 50/s · 18 seconds left"),
        (48, "Syncing… ░░░░░ 100/1000 · 50/s · 18 seconds left"), (39, "░░░░░ 100/1000 · 50/s · 18 seconds left"),
        (38, "█░░░░░░░░░░ 100/1000 · 18 seconds left"),
        (30, "100/1000 · 18 seconds left"), (20, "18 seconds left"), (5, "18 s…"), (0, ""),
    ])
    mutating func `the least important parts are left out in a narrow window`(columns: Int, shown: String) {
        sut.progress = WorkProgress(100, of: 1000)

        #expect(text(columns: columns) == shown)
    }

    @Test(arguments: [0, 1, 5, 12, 20, 39, 80, 200])
    mutating func `no text is wider than the columns`(columns: Int) {
        for done in [0, 1, 999, 1000] {
            sut.progress = WorkProgress(done, of: 1000)
            #expect(sut.text(elapsed: .zero, columns: columns).width <= columns)
        }
    }

    @Test mutating func `more finished items than announced are all of them, and an empty list has no bar`() {
        sut.progress = WorkProgress(30, of: 20)
        #expect(text().contains(" 20/20 "))

        sut.progress = WorkProgress(0, of: 0)
        #expect(text() == "Syncing… 0/0")
    }
}
