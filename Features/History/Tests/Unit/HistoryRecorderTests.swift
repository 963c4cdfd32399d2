import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeHistory

struct HistoryRecorderTests {
    private let clock = ClockMock()

    @Test func `the recorder ignores a database that cannot be opened`() async {
        let state = Database(.unavailable, schemas: [])

        await HistoryRecorder(kind: "character", state: state, clock: clock).record([
            HistoryItem(identifier: 1, name: "a", origin: .remote)
        ])

        #expect(await state.backgroundFailure == nil)
    }

    @Test func `the database knows after a record that its file could not be opened`() async throws {
        let scratch = try Scratch()
        let database = Database(.state(path: scratch.url.path(percentEncoded: false)), schemas: HistoryFeature.schemas)

        await HistoryRecorder(kind: "character", state: database, clock: clock).record([
            HistoryItem(identifier: 1, name: "a", origin: .remote)
        ])

        #expect(await database.backgroundFailure?.cause == .notAFile)
    }

    @Test func `the recorder adds the printed items with the time`() async throws {
        let database = Database(.memory, schemas: HistoryFeature.schemas)

        await HistoryRecorder(kind: "episode", state: database, clock: clock).record([
            HistoryItem(identifier: 1, name: "a", origin: .cache(age: .zero)),
            HistoryItem(
                identifier: nil, name: String(repeating: "é", count: 1001),
                origin: .snapshot(SnapshotDate("2024-10"))),
        ])
        await HistoryRecorder(kind: "episode", isEnabled: false, state: database, clock: clock)
            .record([
                HistoryItem(identifier: 2, name: "b", origin: .remote)
            ])

        let now = Timestamp(clock.now)
        let history = HistoryContainer(state: database, clock: clock).history
        #expect(
            try await history.getPage(1, of: HistoryFilter()).items == [
                HistoryEntry(
                    number: 2, kind: .list, identifier: nil, name: String(repeating: "é", count: 1000), shownAt: now,
                    origin: .snapshot),
                HistoryEntry(number: 1, kind: .episode, identifier: 1, name: "a", shownAt: now, origin: .cache),
            ])
    }

    @Test func `the recorder stores searches of its kind, unless the history is turned off`() async throws {
        let database = Database(.memory, schemas: HistoryFeature.schemas)
        let recorder = { (kind: String, isEnabled: Bool) in
            HistoryRecorder(
                kind: kind, isEnabled: isEnabled, state: database, clock: ClockMock())
        }

        try await recorder("episode", true).save(search: "pilot", command: "episodes search")
        try await recorder("location", true).save(search: "earth", command: "locations search")
        try await recorder("location", false).save(search: "citadel", command: "locations search")

        #expect(try await recorder("location", true).recentSearches() == ["earth"])
        #expect(
            try await HistoryContainer(state: database, clock: clock).searches.getAll() == [
                .stub("earth", kind: "location", command: "locations search"),
                .stub("pilot", kind: "episode", command: "episodes search"),
            ])
    }
}
