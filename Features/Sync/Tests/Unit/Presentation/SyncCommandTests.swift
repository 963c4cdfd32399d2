import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeSync

/// Tests of the command, from the command line to the output.
struct SyncCommandTests {
    private struct Run: Equatable {
        let code: ExitCode
        let output: String
        let error: String
    }

    private let repository = SyncRepositoryMock()

    private func run(_ line: String) async -> Run {
        let output = MemoryOutput()
        let error = MemoryOutput()
        let container = SyncContainer(
            repository: repository, tables: [CacheTable("characters", title: "character.cached.characters")],
            receivedBytes: { 0 }, clock: ClockMock())
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: [SyncCommand { _ in container }.command]
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return Run(code: code, output: output.text, error: error.text)
    }

    private let characters = SyncReport.Collection(
        name: "characters",
        changes: CollectionChanges(
            count: 3, new: [.init(identifier: .integer(4), name: "Beth")],
            changed: [.init(identifier: .integer(2), name: "Morty")], gone: []))

    @Test func `the numbers of new, changed and gone items are printed`() async {
        repository.syncCall.setResult(.success(SyncReport(collections: [characters])))

        #expect(await run("sync") == Run(code: .ok, output: "characters\t3\t1\t1\t0\n", error: ""))
    }

    @Test func `JSON lists the items`() async {
        repository.checkCall.setResult(.success(SyncReport(collections: [characters])))

        let run = await run("sync --check --jsonl --fields new,gone")

        #expect(run.output == "{\"new\":[{\"id\":4,\"name\":\"Beth\"}],\"gone\":[]}\n")
    }

    @Test func `a failure is reported after the fetched collections`() async {
        let failure = SyncError.failed(collection: "episodes", .loadFailed(.serverError(status: 500)))
        repository.syncCall.setResult(.success(SyncReport(collections: [characters], failure: failure)))

        let run = await run("sync --fields collection")

        #expect(run.code == .unavailable)
        #expect(run.output == "characters\n")
        #expect(run.error.hasPrefix("error: The sync of episodes failed. The API failed (HTTP 500).\n"))
    }

    @Test func `skipped collections are noted`() async {
        repository.syncCall.setResult(.success(SyncReport(skipped: ["characters"])))

        let run = await run("sync --json")

        #expect(
            run
                == Run(
                    code: .ok, output: "[]\n",
                    error: "note: The interrupted sync had already fetched characters.\n"))
    }

    @Test func `a sync without any collection prints an error alone`() async {
        repository.syncCall.setResult(.failure(.failed(collection: "characters", .storageFailed(.full))))

        let run = await run("sync --json")

        #expect(run.code == .ioError)
        #expect(run.output == "")
    }
}
