import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

struct UnavailabilityStoreTests {
    private let sut = UnavailabilityStore(database: Database(.memory, schemas: [UnavailabilityStore.schema]))
    private let end = Date(timeIntervalSince1970: 1_700_000_000.5)

    @Test func `a wait is saved only for its API`() async {
        await sut.setEndOfWait(end, for: "https://a:443")

        #expect(await sut.endOfWait(for: "https://a:443") == end)
        #expect(await sut.endOfWait(for: "https://b:443") == nil)
    }

    @Test func `a later wait replaces an earlier wait`() async {
        await sut.setEndOfWait(end, for: "a")
        await sut.setEndOfWait(end + 60, for: "a")

        #expect(await sut.endOfWait(for: "a") == end + 60)
    }

    @Test func `a timeout is saved beside the wait of its API, and removed`() async {
        await sut.setEndOfWait(end, for: "a")
        await sut.setLastTimeout(end + 1, of: "a")

        #expect(await sut.lastTimeout(of: "a") == end + 1)
        #expect(await sut.endOfWait(for: "a") == end)

        await sut.setLastTimeout(nil, of: "a")

        #expect(await sut.lastTimeout(of: "a") == nil)
        #expect(await sut.endOfWait(for: "a") == end)
    }

    @Test func `waits are not saved in a database that cannot be used`() async {
        let sut = UnavailabilityStore(database: Database(.memory, schemas: []))

        await sut.setEndOfWait(end, for: "a")

        #expect(await sut.endOfWait(for: "a") == nil)
    }
}
