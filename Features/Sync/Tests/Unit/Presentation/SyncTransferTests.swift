import Testing

@testable import ChallengeSync

struct SyncTransferTests {
    private let sut = SyncTransfer(start: .seconds(10))

    @Test func `before the total is known, only the bytes and the rate are shown`() {
        #expect(sut.text(bytes: 0, at: .seconds(11)) == "Syncing…")

        sut.update(SyncProgress(fetched: 20, all: nil), bytes: 4096)

        #expect(sut.text(bytes: 4096, at: .seconds(12)) == "Syncing… · 4 KiB · 2 KiB/s")
    }

    @Test func `items, bytes, rate and remaining time are shown`() {
        sut.update(SyncProgress(fetched: 100, all: 1000), bytes: 100 * 1024)

        #expect(
            sut.text(bytes: 200 * 1024, at: .seconds(12))
                == "Syncing: 100 of 1000 items · 200 KiB · 100 KiB/s · 8 seconds left")
    }

    @Test func `without counted bytes, only the items are shown`() {
        sut.update(SyncProgress(fetched: 100, all: 1000), bytes: 0)

        #expect(sut.text(bytes: 0, at: .seconds(12)) == "Syncing: 100 of 1000 items")
    }

    @Test func `more bytes than estimated leave no time`() {
        sut.update(SyncProgress(fetched: 500, all: 1000), bytes: 500)

        #expect(sut.text(bytes: 5000, at: .seconds(10)).hasSuffix(" · 0 seconds left"))
    }
}
