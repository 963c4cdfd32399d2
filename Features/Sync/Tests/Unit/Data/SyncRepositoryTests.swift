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

    @Test func `a sync fetches all collections, in their order`() async {
        characters.fetchCall.setResult(.success(CollectionChanges(count: 826)))
        episodes.fetchCall.setResult(.success(CollectionChanges(count: 51)))

        let report = await sut.sync { _ in }

        #expect(characters.fetchCall.inputs == [true])
        #expect(
            report
                == SyncReport(
                    collections: [collection("characters", 826), collection("episodes", 51)], failures: []))
    }

    @Test func `a failed collection does not stop the others, and every failure is reported`() async {
        let locations = CollectionSyncMock("locations")
        characters.fetchCall.setResult(.failure(.fetchFailed(error)))
        episodes.fetchCall.setResult(.success(CollectionChanges(count: 51)))
        locations.fetchCall.setResult(.failure(.storageFailed(.saving, .full)))

        let report = await SyncRepository(collections: [characters, episodes, locations], clock: clock).sync { _ in }

        #expect(
            report
                == SyncReport(
                    collections: [collection("episodes", 51)],
                    failures: [
                        .loadFailed(collection: .stub("characters"), error),
                        .storageFailed(collection: .stub("locations"), .saving, .full),
                    ]))
    }

    @Test func `a sync after another one fetches all collections again`() async {
        characters.fetchCall.setResult(.success(CollectionChanges(count: 826)))
        episodes.fetchCall.setResult(.failure(.fetchFailed(error)))

        _ = await sut.sync { _ in }
        _ = await sut.sync { _ in }

        #expect(characters.fetchCall.callCount == 2)
        #expect(episodes.fetchCall.callCount == 2)
    }

    @Test func `a check compares all collections, and does not sync`() async {
        characters.fetchCall.setResult(.success(CollectionChanges(count: 826)))
        episodes.fetchCall.setResult(.success(CollectionChanges(count: 51)))

        let report = await sut.check { _ in }

        #expect(report.collections.map(\.name.name) == ["characters", "episodes"])
        #expect(characters.fetchCall.inputs == [false])
    }

    @Test func `the progress never decreases`() async {
        let collections = ["characters", "episodes"].map { CountingSync(name: .stub($0)) }
        let sums = Mutex<[Int]>([])
        let next = DispatchSemaphore(value: 0)

        _ = await SyncRepository(collections: collections, clock: clock).check { progress in
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

    @Test func `the progress is the sum, and has a total when all collections are known`() async {
        characters.fetchCall.setResult(.success(CollectionChanges(count: 826)))
        episodes.fetchCall.setResult(.success(CollectionChanges(count: 51)))
        let steps = Mutex<[SyncProgress]>([])

        _ = await sut.check { progress in steps.withLock { $0.append(progress) } }

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

    func fetch(savesItems: Bool, _ progress: @Sendable (Int, Int?) -> Void) -> CollectionChanges {
        for fetched in 1...Self.count { progress(fetched, Self.count) }
        return CollectionChanges(count: Self.count)
    }

    func snapshotSection() -> String { "" }
}
