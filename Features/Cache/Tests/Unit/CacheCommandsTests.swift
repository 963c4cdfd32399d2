import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Foundation
import Testing

@testable import ChallengeCache

/// Tests of the commands, from the command line to the output.
struct CacheCommandsTests {
    private struct Run: Equatable {
        let code: ExitCode
        let output: String
        let error: String
    }

    private let cache = CacheRepositoryMock(path: "/a/cache.db")
    private let clock = ClockMock(now: Date(timeIntervalSince1970: 7200))

    private func run(_ line: String, cache: CacheRepositoryMock? = nil, terminalColumns: Int? = nil) async -> Run {
        let output = MemoryOutput(terminalColumns: terminalColumns)
        let error = MemoryOutput()
        let container = CacheContainer(
            cache: cache ?? self.cache,
            tables: [
                CacheTable("characters", title: "character.cached.characters"),
                CacheTable("episodes", title: "episode.cached.episodes"),
                CacheTable("episodes_collection", title: "episode.cached.complete", value: .date),
            ], clock: clock)
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: [CacheCommand(container: container).command]
        ).run(
            arguments: ["cache"] + line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return Run(code: code, output: output.text, error: error.text)
    }

    @Test(arguments: ["status", "clear", "clear --waits"])
    func `a storage failure is printed on stderr and decides the exit code`(line: String) async {
        let failure = CacheError.storageFailed(.reading, StorageFailure(cause: .full, path: "/a/cache.db"))
        cache.getStatusCall.setResult(.failure(failure))
        cache.deleteAllCall.setResult(.failure(failure))
        cache.deleteWaitsCall.setResult(.failure(failure))

        let run = await run(line)

        #expect(run.code == .ioError)
        #expect(run.output == "")
        let advice = "Run 'challenge cache path' to find the file. It is safe to delete."
        #expect(run.error == "error: The cache could not be read. /a/cache.db: The disk is full.\n\(advice)\n")
    }

    @Test func `status prints the size, the counts of the tables and the dates`() async {
        cache.getStatusCall.setResult(
            .success(
                CacheStatus(
                    path: "/a/cache.db", size: 4096,
                    entries: [
                        .init(table: "episodes", count: 2, newest: nil),
                        .init(table: "characters", count: 3, newest: nil),
                        .init(table: "episodes_collection", count: 1, newest: Timestamp(millisecondsSince1970: 500)),
                    ], pictures: 4, pictureSize: 500,
                    oldest: Timestamp(millisecondsSince1970: 0), newest: Timestamp(millisecondsSince1970: 1000))))

        let run = await run("status --format tsv")

        let values = [
            "/a/cache.db", "4096", "3", "2", "1970-01-01T00:00:00.500Z", "4", "500", "1970-01-01T00:00:00.000Z",
            "1970-01-01T00:00:01.000Z",
        ]
        #expect(run.code == .ok)
        #expect(run.output.split(separator: "\n").last.map(String.init) == values.joined(separator: "\t"))
        #expect(run.error == "")
        #expect(cache.getStatusCall.callCount == 1)
    }

    @Test func `a terminal shows the age of a date`() async {
        cache.getStatusCall.setResult(
            .success(
                CacheStatus(
                    path: nil, size: 0, entries: [], pictures: 0, pictureSize: 0,
                    oldest: Timestamp(millisecondsSince1970: 0),
                    newest: Timestamp(millisecondsSince1970: 7_195_000))))

        let run = await run("status --fields oldest,newest --color never", terminalColumns: 80)

        #expect(run.output == "Oldest  2 hours ago\nNewest  5 seconds ago\n")
    }

    @Test func `status of an empty cache has no dates`() async {
        cache.getStatusCall.setResult(
            .success(
                CacheStatus(
                    path: nil, size: 0, entries: [], pictures: 0, pictureSize: 0, oldest: nil, newest: nil)))

        let run = await run("status --format jsonl --fields path,size,oldest,newest")

        let status = #"{"path":null,"size":0,"oldest":null,"newest":null}"#
        #expect(run == Run(code: .ok, output: status + "\n", error: ""))
    }

    @Test func `clear deletes all rows`() async {
        cache.deleteAllCall.setResult(.success(()))

        let run = await run("clear")

        #expect(run == Run(code: .ok, output: "", error: "note: The cache was cleared.\n"))
        #expect(cache.deleteAllCall.callCount == 1)
        #expect(cache.deleteWaitsCall.callCount == 0)
    }

    @Test func `clear with --waits deletes only the waits`() async {
        cache.deleteWaitsCall.setResult(.success(()))

        let run = await run("clear --waits")

        let note = "note: The waits and the timeouts were cleared.\n"
        #expect(run == Run(code: .ok, output: "", error: note))
        #expect(cache.deleteWaitsCall.callCount == 1)
        #expect(cache.deleteAllCall.callCount == 0)
    }

    @Test(arguments: [("path", "/a/cache.db\n"), ("path --format jsonl", "{\"path\":\"/a/cache.db\"}\n")])
    func `path prints the path`(line: String, output: String) async {
        let run = await run(line)

        #expect(run == Run(code: .ok, output: output, error: ""))
    }

    @Test func `path prints a warning if the cache is in memory`() async {
        let run = await run("path", cache: CacheRepositoryMock(path: nil))

        let warning = "No home directory was found. The cache is in memory and ends with the command."
        #expect(run == Run(code: .ok, output: "", error: "warning: \(warning)\n"))
    }
}
