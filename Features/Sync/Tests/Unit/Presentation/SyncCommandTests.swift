import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeSync

/// Tests of the command, from the command line to the output.
struct SyncCommandTests {
    private struct Run: Equatable {
        let code: ExitCode
        let output: String
        let error: String
    }

    private static let kinds = ["character", "episode"].map {
        KindName(one: $0, plural: "\($0)s", noun: "\($0).noun")
    }

    private let repository = SyncRepositoryMock()
    /// The names that the container was made for.
    private let requested = MockedCall<[String], Void, Never>(
        "container", unconfigured: .success(()), sourceLocation: #_sourceLocation)

    private func run(_ line: String, pictures: [PictureSource] = []) async -> Run {
        requested.setResult(.success(()))
        let output = MemoryOutput()
        let error = MemoryOutput()
        let container = SyncContainer(
            repository: repository, fetchPictures: FetchPicturesUseCase(sources: pictures))
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: [
                SyncCommand(kinds: Self.kinds) { _, names in
                    requested.call(names)
                    return container
                }.command
            ]
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return Run(code: code, output: output.text, error: error.text)
    }

    private let characters = SyncReport.Collection(
        name: .stub("characters"),
        changes: CollectionChanges(
            count: 3, new: [.init(identifier: .number(4), name: "Beth")],
            changed: [.init(identifier: .number(2), name: "Morty")], gone: []))

    @Test func `the numbers of new, changed and gone items are printed`() async {
        repository.syncCall.setResult(.success(SyncReport(collections: [characters], failures: [])))

        #expect(await run("sync") == Run(code: .ok, output: "characters\t3\t1\t1\t0\n", error: ""))
    }

    @Test func `JSON lists the items`() async {
        repository.checkCall.setResult(.success(SyncReport(collections: [characters], failures: [])))

        let run = await run("sync --check --jsonl --fields new,gone")

        #expect(run.output == "{\"new\":[{\"id\":4,\"name\":\"Beth\"}],\"gone\":[]}\n")
    }

    @Test func `a failure is reported after the fetched collections`() async {
        let failure = SyncError.loadFailed(collection: .stub("episodes"), .failed(.serverError(status: 500)))
        repository.syncCall.setResult(.success(SyncReport(collections: [characters], failures: [failure])))

        let run = await run("sync --fields collection")

        #expect(run.code == .unavailable)
        #expect(run.output == "characters\n")
        #expect(run.error.hasPrefix("error: The sync of episodes failed. The API failed (HTTP 500).\n"))
    }

    // The pictures

    /// Returns the pictures of the characters, of which `a` is stored.
    private func pictures(_ arrival: PictureSource.Arrival = .fetched) -> PictureSource {
        PictureSource("characters", addresses: { ["a", "b", "c"] }, fetch: { $0 == "a" ? .stored : arrival })
    }

    @Test func `items that cannot be read are named after the others, and are an error with --strict`() async {
        let changes = CollectionChanges(count: 1, unreadable: ["7 (results[1].name)"])
        let episodes = SyncReport.Collection(name: .stub("episodes"), changes: changes)
        repository.syncCall.setResult(.success(SyncReport(collections: [characters, episodes], failures: [])))
        let output = "characters\t3\t1\t1\t0\nepisodes\t1\t0\t0\t0\n"
        let text = "1 item of the API cannot be read and was left out: 7 (results[1].name).\n"

        #expect(await run("sync") == Run(code: .ok, output: output, error: "note: \(text)"))
        #expect(await run("sync --strict") == Run(code: .dataError, output: output, error: "error: \(text)"))
    }

    @Test func `pictures are fetched after the sync, and a note has their number`() async {
        repository.syncCall.setResult(
            .success(SyncReport(collections: [characters], failures: [])))

        let run = await run("sync --pictures --json", pictures: [pictures()])

        #expect(run.code == .ok)
        #expect(run.error.hasPrefix("note: Pictures: 2 fetched, 1 already on this machine.\n"))
    }

    @Test func `pictures that could not be fetched are reported after the fetched collections`() async {
        repository.syncCall.setResult(.success(SyncReport(collections: [characters], failures: [])))
        let failure = PictureFailure.fetchFailed(.failed(.serverError(status: 500)))

        let run = await run("sync --pictures --fields collection", pictures: [pictures(.failed(failure))])

        #expect(run.code == .unavailable)
        #expect(run.output == "characters\n")
        #expect(
            run.error == """
                note: Pictures: 0 fetched, 1 already on this machine.
                error: 2 of 3 pictures could not be fetched. The API failed (HTTP 500).
                Try again later.

                """)
    }

    @Test func `pictures that could not be stored are reported, and those without room`() async throws {
        repository.syncCall.setResult(.success(SyncReport(collections: [characters], failures: [])))
        let failure = StorageFailure(cause: .full, path: "/pictures")

        let failed = await run(
            "sync --pictures --fields collection", pictures: [pictures(.failed(.storageFailed(failure)))])
        let full = await run("sync --pictures --fields collection", pictures: [pictures(.withoutRoom)])

        #expect(failed.code == .ioError)
        #expect(failed.error.contains("error: 2 of 3 pictures could not be stored. /pictures: The disk is full.\n"))
        #expect(full.code == .ok)
        #expect(
            full.error == """
                note: Pictures: 0 fetched, 1 already on this machine.
                note: 2 pictures were not fetched, because the cache of pictures has no room for them.

                """)
    }

    @Test func `a sync without the option fetches no pictures`() async {
        repository.syncCall.setResult(.success(SyncReport(collections: [characters], failures: [])))

        let run = await run("sync --fields collection", pictures: [pictures()])

        #expect(run == Run(code: .ok, output: "characters\n", error: ""))
    }

    // The snapshot

    @Test func `the snapshot is written after the sync, and a note names the file`() async {
        repository.syncCall.setResult(
            .success(SyncReport(collections: [characters], failures: [])))
        repository.snapshotCall.setResult(.success(()))

        let run = await run("sync --snapshot a.tsv --json")

        #expect(repository.snapshotCall.inputs == [.init(path: "a.tsv", replacing: false)])
        #expect(run.code == .ok)
        #expect(run.error == "note: The snapshot was written to a.tsv.\n")
    }

    @Test func `a written snapshot is named, even if pictures fail`() async {
        repository.syncCall.setResult(.success(SyncReport(collections: [characters], failures: [])))
        repository.snapshotCall.setResult(.success(()))
        let failure = PictureFailure.fetchFailed(.failed(.serverError(status: 500)))

        let run = await run("sync --pictures --snapshot a.tsv", pictures: [pictures(.failed(failure))])

        #expect(run.code != .ok)
        #expect(run.error.hasPrefix("note: The snapshot was written to a.tsv.\n"))
    }

    @Test func `an existing file is replaced only with --force, and the error names the option`() async {
        repository.syncCall.setResult(.success(SyncReport(collections: [characters], failures: [])))
        repository.snapshotCall.setResult(
            .failure(.fileExists(StorageFailure(cause: .other(reason: "exists"), path: "a.tsv"))))

        let refused = await run("sync --snapshot a.tsv --fields collection")
        repository.snapshotCall.setResult(.success(()))
        let forced = await run("sync --snapshot a.tsv --force --fields collection")

        #expect(refused.code == .ioError)
        #expect(refused.error.hasSuffix("Add --force to replace it.\n"))
        #expect(forced.code == .ok)
        #expect(repository.snapshotCall.inputs.map(\.replacing) == [false, true])
    }

    @Test func `a failure of the snapshot is reported after the fetched collections`() async {
        repository.syncCall.setResult(.success(SyncReport(collections: [characters], failures: [])))
        repository.snapshotCall.setResult(
            .failure(.unwritableItem(collection: .stub("characters"), identifier: "4")))

        let run = await run("sync --snapshot a.tsv --fields collection")

        #expect(run.code == .dataError)
        #expect(run.output == "characters\n")
        #expect(run.error.hasPrefix("error: The snapshot cannot contain item 4 of characters: "))
    }

    @Test func `no snapshot is written if a collection fails`() async {
        let failure = SyncError.loadFailed(collection: .stub("episodes"), .failed(.serverError(status: 500)))
        repository.syncCall.setResult(.success(SyncReport(collections: [characters], failures: [failure])))

        let run = await run("sync --snapshot a.tsv")

        #expect(run.code == .unavailable)
        #expect(repository.snapshotCall.callCount == 0)
        #expect(!run.error.contains("a.tsv"))
    }

    @Test(arguments: ["--snapshot a.tsv", "--pictures"])
    func `a check writes no snapshot and fetches no pictures`(option: String) async {
        let run = await run("sync --check \(option)")

        #expect(run.code == .usage)
        #expect(run.error.hasPrefix("error: "))
        #expect(run.error.contains("--check"))
    }

    @Test func `a sync without any collection prints an error for each, with the code of the first`() async {
        repository.syncCall.setResult(
            .success(
                SyncReport(
                    collections: [],
                    failures: [
                        .storageFailed(collection: .stub("characters"), .saving, .full),
                        .loadFailed(collection: .stub("episodes"), .failed(.serverError(status: 500))),
                    ])))

        let run = await run("sync --json")

        #expect(
            run
                == Run(
                    code: .ioError, output: "",
                    error: """
                        error: The cached characters could not be saved. The disk is full.
                        error: The sync of episodes failed. The API failed (HTTP 500).
                        Run 'challenge cache path' to find the file. It is safe to delete. Try again later.

                        """))
    }

    // The named collections

    @Test func `only the named collections are synced, by the word for one item or for all`() async {
        repository.syncCall.setResult(.success(SyncReport(collections: [characters], failures: [])))

        #expect(await run("sync episode characters").code == .ok)
        #expect(await run("sync").code == .ok)
        #expect(requested.inputs == [["episodes", "characters"], []])
    }

    @Test func `the snapshot is written only of all collections`() async {
        let run = await run("sync episodes --snapshot a.tsv")

        #expect(run.code == .usage)
        #expect(run.error.hasPrefix("error: Use KIND or --snapshot, not both.\n"))
        #expect(requested.inputs == [])
    }
}
