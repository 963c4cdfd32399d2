import Testing

@testable import ChallengeTerminal

struct ProgressLineTests {
    private var sut = ProgressLine(title: "Syncing…")

    private func text(bytes: Int = 0, seconds: Double = 2, columns: Int = 120) -> String {
        sut.text(receivedBytes: bytes, elapsed: .seconds(seconds), columns: columns).plain
    }

    @Test func `before the total is known, only the title, the bytes and the rate are shown`() {
        #expect(text() == "Syncing…")
        #expect(text(bytes: 4096) == "Syncing… 4 KiB · 2 KiB/s")
        #expect(text(columns: 5) == "Sync…")
    }

    @Test mutating func `a bar, the number of items, the rate and the remaining time are shown`() {
        sut.update(WorkProgress(100, of: 1000), receivedBytes: 0)

        #expect(text() == "Syncing… ██░░░░░░░░░░░░░░░░░░ 100/1000 · 50/s · 18 seconds left")
    }

    @Test mutating func `with counted bytes, the bar and the remaining time follow the bytes`() {
        sut.update(WorkProgress(100, of: 1000), receivedBytes: 100 * 1024)

        #expect(
            text(bytes: 500 * 1024)
                == "Syncing… ██████████░░░░░░░░░░ 100/1000 · 500 KiB · 250 KiB/s · 2 seconds left")
        #expect(
            text(bytes: 5000 * 1024).hasSuffix("████████████████████ 100/1000 · 4.9 MiB · 2.4 MiB/s · 1 second left"))
    }

    @Test(arguments: [
        (90, "Syncing… ████░░░░░░░░░░░░░░░░ 100/1000 · 200 KiB · 100 KiB/s · 8 seconds left"),
        (66, "Syncing… █░░░░░░░░ 100/1000 · 200 KiB · 100 KiB/s · 8 seconds left"),
        (60, "Syncing… ██░░░░░░░░░░░ 100/1000 · 100 KiB/s · 8 seconds left"),
        (48, "██░░░░░░░░ 100/1000 · 100 KiB/s · 8 seconds left"),
        (39, "██░░░░░░░░░░░ 100/1000 · 8 seconds left"), (30, "100/1000 · 8 seconds left"), (20, "8 seconds left"),
        (5, "8 se…"), (0, ""),
    ])
    mutating func `the least important parts are left out in a narrow window`(columns: Int, shown: String) {
        sut.update(WorkProgress(100, of: 1000), receivedBytes: 100 * 1024)

        #expect(text(bytes: 200 * 1024, columns: columns) == shown)
    }

    @Test(arguments: [0, 1, 5, 12, 20, 39, 80, 200])
    mutating func `no text is wider than the columns`(columns: Int) {
        for done in [0, 1, 999, 1000] {
            sut.update(WorkProgress(done, of: 1000), receivedBytes: done * 1000)
            for bytes in [0, done * 1000, 1 << 40] {
                #expect(sut.text(receivedBytes: bytes, elapsed: .zero, columns: columns).width <= columns)
            }
        }
    }

    @Test mutating func `more finished items than announced are all of them, and an empty list has no bar`() {
        sut.update(WorkProgress(30, of: 20), receivedBytes: 0)
        #expect(text().contains(" 20/20 "))

        sut.update(WorkProgress(0, of: 0), receivedBytes: 0)
        #expect(text() == "Syncing… 0/0")
    }
}
