import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeTestSupport
import Foundation
import Synchronization
import Testing

@testable import ChallengeSync

struct SyncRepositoryTests {
    private let characters = CollectionSyncMock("characters")
    private let episodes = CollectionSyncMock("episodes")
    private let clock = ClockMock()
    private let error = APIError.failed(.serverError(status: 500))

    private var sut: SyncRepository { SyncRepository(collections: [characters, episodes], clock: clock) }

    private func collection(_ name: String, _ count: Int) -> SyncReport.Collection {
        SyncReport.Collection(name: .stub(name), changes: CollectionChanges(count: count))
    }

    @Test func `a sync fetches all collections, in their order, and ends`() async throws {
        characters.fetchCall.setResult(.success(CollectionChanges(count: 826)))
        episodes.fetchCall.setResult(.success(CollectionChanges(count: 51)))
        characters.endCall.setResult(.success(()))
        episodes.endCall.setResult(.success(()))

        let report = try await sut.sync { _ in }

        #expect(characters.fetchCall.inputs == [true])
        #expect(
            report
                == SyncReport(
                    collections: [collection("characters", 826), collection("episodes", 51)], skipped: [], failures: [])
        )
        #expect(characters.endCall.callCount == 1)
        #expect(episodes.endCall.callCount == 1)
    }

    @Test func `a collection of an unfinished sync is skipped`() async throws {
        characters.unfinishedCall.setResult(.success(true))
        episodes.fetchCall.setResult(.success(CollectionChanges(count: 51)))
        characters.endCall.setResult(.success(()))
        episodes.endCall.setResult(.success(()))

        let report = try await sut.sync { _ in }

        #expect(
            report
                == SyncReport(
                    collections: [collection("episodes", 51)], skipped: [.stub("characters")], failures: []))
        #expect(characters.fetchCall.callCount == 0)
    }

    @Test func `a failed collection is reported with the others, and the sync does not end`() async throws {
        characters.fetchCall.setResult(.failure(.fetchFailed(error)))
        episodes.fetchCall.setResult(.success(CollectionChanges(count: 51)))

        let report = try await sut.sync { _ in }

        #expect(
            report
                == SyncReport(
                    collections: [collection("episodes", 51)], skipped: [],
                    failures: [.loadFailed(collection: .stub("characters"), error)]))
        #expect(episodes.endCall.callCount == 0)
    }

    @Test func `a sync without any fetched collection throws the first failure`() async {
        characters.fetchCall.setResult(.failure(.fetchFailed(error)))
        episodes.fetchCall.setResult(.failure(.fetchFailed(.cancelled)))

        await #expect(throws: SyncError.loadFailed(collection: .stub("characters"), error)) {
            try await sut.sync { _ in }
        }
    }

    @Test func `a failure of the cache fails the collection`() async {
        characters.unfinishedCall.setResult(.failure(.storageFailed(.reading, .full)))
        episodes.unfinishedCall.setResult(.failure(.storageFailed(.reading, .full)))

        await #expect(throws: SyncError.storageFailed(collection: .stub("characters"), .reading, .full)) {
            try await sut.sync { _ in }
        }
    }

    @Test func `a sync that cannot be ended reports the changes and the failure`() async throws {
        characters.fetchCall.setResult(.success(CollectionChanges(count: 826)))
        episodes.fetchCall.setResult(.success(CollectionChanges(count: 51)))
        characters.endCall.setResult(.failure(.storageFailed(.saving, .busy)))

        let report = try await sut.sync { _ in }

        #expect(report.collections == [collection("characters", 826), collection("episodes", 51)])
        #expect(report.failures == [.storageFailed(collection: .stub("characters"), .saving, .busy)])
    }

    @Test func `every failure is reported, also beside a skipped collection`() async throws {
        let locations = CollectionSyncMock("locations")
        characters.unfinishedCall.setResult(.success(true))
        episodes.fetchCall.setResult(.failure(.fetchFailed(error)))
        locations.fetchCall.setResult(.failure(.fetchFailed(.cancelled)))

        let report = try await SyncRepository(
            collections: [characters, episodes, locations], clock: ClockMock()
        ).sync { _ in }

        #expect(
            report
                == SyncReport(
                    collections: [], skipped: [.stub("characters")],
                    failures: [
                        .loadFailed(collection: .stub("episodes"), error),
                        .loadFailed(collection: .stub("locations"), .cancelled),
                    ]))
    }

    @Test func `the progress has a total, even if a collection is skipped`() async throws {
        characters.unfinishedCall.setResult(.success(true))
        episodes.fetchCall.setResult(.success(CollectionChanges(count: 51)))
        characters.endCall.setResult(.success(()))
        episodes.endCall.setResult(.success(()))
        let last = Mutex<SyncProgress?>(nil)

        _ = try await sut.sync { progress in
            last.withLock { if progress.all != nil { $0 = progress } }
        }

        #expect(last.withLock { $0 } == SyncProgress(fetched: 51, all: 51))
    }

    @Test func `a check compares all collections, and does not sync`() async throws {
        characters.fetchCall.setResult(.success(CollectionChanges(count: 826)))
        episodes.fetchCall.setResult(.success(CollectionChanges(count: 51)))

        let report = try await sut.check { _ in }

        #expect(report.collections.map(\.name.name) == ["characters", "episodes"])
        #expect(characters.fetchCall.inputs == [false])
        #expect(characters.endCall.callCount == 0)
    }

    @Test func `the progress never decreases`() async throws {
        let collections = ["characters", "episodes"].map { CountingSync(name: .stub($0)) }
        let sums = Mutex<[Int]>([])
        let next = DispatchSemaphore(value: 0)

        _ = try await SyncRepository(collections: collections, clock: clock).check { progress in
            // The first report is slow, so that the next one can arrive while it runs.
            if progress.fetched == 1 { _ = next.wait(timeout: .now() + 0.2) }
            sums.withLock { $0.append(progress.fetched) }
            next.signal()
        }

        #expect(sums.withLock { $0 } == Array(1...2 * CountingSync.count))
    }

    // The snapshot

    @Test func `the snapshot has the month in UTC and the sections in the order of the collections`() async throws {
        let scratch = try Scratch()
        characters.sectionCall.setResult(.success("# characters\n1\tRick\n"))
        episodes.sectionCall.setResult(.success("# episodes\n"))

        try await sut.writeSnapshot(to: scratch.path("snapshot.tsv"), replacing: false)

        let text = try String(contentsOf: URL(filePath: scratch.path("snapshot.tsv")), encoding: .utf8)
        #expect(text == "2023-11\n# characters\n1\tRick\n# episodes\n")
    }

    @Test func `an existing file is replaced only if the caller says so`() async throws {
        let scratch = try Scratch()
        let path = scratch.path("snapshot.tsv")
        try "mine".write(toFile: path, atomically: true, encoding: .utf8)
        characters.sectionCall.setResult(.success("# characters\n"))
        episodes.sectionCall.setResult(.success("# episodes\n"))

        await #expect(throws: SyncError.fileExists(StorageFailure(cause: .fileExists, path: path))) {
            try await sut.writeSnapshot(to: path, replacing: false)
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")

        try await sut.writeSnapshot(to: path, replacing: true)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "2023-11\n# characters\n# episodes\n")
    }

    @Test func `nothing is written if a section fails`() async throws {
        let scratch = try Scratch()
        characters.sectionCall.setResult(.success("# characters\n"))
        episodes.sectionCall.setResult(.failure(.unwritableItem(identifier: "7")))

        await #expect(throws: SyncError.unwritableItem(collection: .stub("episodes"), identifier: "7")) {
            try await sut.writeSnapshot(to: scratch.path("snapshot.tsv"), replacing: false)
        }

        #expect(!FileManager.default.fileExists(atPath: scratch.path("snapshot.tsv")))
    }

    @Test func `a file that cannot be written is named`() async {
        characters.sectionCall.setResult(.success(""))
        episodes.sectionCall.setResult(.success(""))

        await #expect(throws: SyncError.snapshotFailed(StorageFailure(cause: .system(code: ENOSPC), path: "/dev/full")))
        {
            try await sut.writeSnapshot(to: "/dev/full", replacing: false)
        }
    }

    @Test func `the progress is the sum, and has a total when all collections are known`() async throws {
        characters.fetchCall.setResult(.success(CollectionChanges(count: 826)))
        episodes.fetchCall.setResult(.success(CollectionChanges(count: 51)))
        let steps = Mutex<[SyncProgress]>([])

        _ = try await sut.check { progress in steps.withLock { $0.append(progress) } }

        let all = steps.withLock { $0 }
        #expect(all.count == 2)
        #expect(all.first?.all == nil)
        #expect(all.last == SyncProgress(fetched: 877, all: 877))
    }
}

/// A sync that reports each of many items.
private struct CountingSync: CollectionSyncContract {
    static let count = 1000

    let name: CollectionName

    func isFetchedByUnfinishedSync() -> Bool { false }

    func fetch(savesItems: Bool, _ progress: @Sendable (Int, Int?) -> Void) -> CollectionChanges {
        for fetched in 1...Self.count { progress(fetched, Self.count) }
        return CollectionChanges(count: Self.count)
    }

    func snapshotSection() -> String { "" }

    func endSync() {}
}
