import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeStatistics

/// Tests of the commands, from the command line to the output.
struct StatisticsCommandsTests {
    private let collections = CollectionProviderMock()

    private func run(
        _ line: String, terminalColumns: Int? = nil
    ) async -> (code: ExitCode, output: String, error: String) {
        let container = StatisticsContainer(dependencies: StatisticsDependencies(collections: collections))
        let output = MemoryOutput(terminalColumns: terminalColumns)
        let error = MemoryOutput()
        let item = Argument("ID", .text, .oneOrMore, help: "character.argument.id")
        let items = ["character", "location"].map { name in
            Command(name, summary: "character.command.character", arguments: [item]) { invocation, console in
                try console.print(SafeText("\(invocation.commandLine) local: \(invocation.isLocal)"))
            }
        }
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: Command.all(of: StatisticsFeature(container: { _ in container })) + items
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }

    private func setValues(_ values: [String], origin: Origin = .cache(age: .seconds(7200))) {
        collections.getValuesCall.setResult(.success(Fetched(value: values.map { [$0] }, origin: origin)))
    }

    @Test(arguments: [
        ("stats", ItemKind.character, Grouping.status), ("stats episodes", .episode, .season),
        ("stats location", .location, .type), ("stats --by dimension", .location, .dimension),
        ("stats --by season", .character, .season), ("stats episodes --by season", .episode, .season),
        ("stats characters --by Gender", .character, .gender), ("stats --by type", .character, .type),
    ])
    func `the kind and the field have defaults that fit each other`(
        line: String, kind: ItemKind, grouping: Grouping
    ) async {
        setValues(["Alive"])

        #expect(await run(line).code == .ok)
        #expect(collections.getValuesCall.inputs == [.init(kind: kind, grouping: grouping)])
    }

    @Test func `a field of another kind is a usage error with the fields of the kind`() async {
        let run = await run("stats locations --by status")

        #expect(run.code == .usage)
        #expect(run.error.contains("--by (locations): 'status'. Use one of: type, dimension."))
        #expect(collections.getValuesCall.callCount == 0)
    }

    @Test func `a terminal shows bars that fill the window`() async {
        setValues(["Alive", "Dead", "Alive", "unknown", "Alive", "Alive"])

        let run = await run("stats --color never", terminalColumns: 50)

        #expect(
            run.output == """
                Status                         Characters  Percent
                Alive    ████████████████████           4     66.7
                Dead     █████                          1     16.7
                unknown  █████                          1     16.7

                """)
        #expect(run.error == "note: From the cache, 2 hours old.\nnote: 3 groups.\n")
    }

    @Test func `the ASCII form has no other characters`() async {
        setValues(["Alive", "Dead", ""])

        let run = await run("stats --ascii --color never", terminalColumns: 50)

        #expect(run.output.contains("(none)  #"))
        #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test func `a program gets the numbers in every format, with the words of the API`() async {
        setValues(["unknown", "Alive", "Alive"], origin: .snapshot(SnapshotDate("2024-10")))

        #expect(await run("stats --lang es").output == "Alive\t2\t66.7\nunknown\t1\t33.3\n")
        #expect(
            await run("stats --jsonl").output == """
                {"name":"Alive","count":2,"percent":66.7}
                {"name":"unknown","count":1,"percent":33.3}

                """)
        #expect(await run("stats --json=envelope").output.contains("\"origin\": \"snapshot\""))
        #expect(
            await run("stats --limit 1 --format csv").error == """
                note: Showing the bundled data of October 2024.
                note: 1 of 2 groups. Next: --page 2 --limit 1. Everything: --all.

                """)
    }

    @Test func `groups have parts and an order like the items of lists`() async {
        setValues(["b", "b", "c", "a", "a", "a"])

        #expect(await run("stats --page 2 --limit 2 --fields name").output == "c\n")
        #expect(await run("stats --sort name --fields name").output == "a\nb\nc\n")
        #expect(await run("stats --page 2").code == .notFound)
    }

    @Test func `a random item is printed by the command for its kind, with the global options`() async {
        collections.getIdentifiersCall.setResult(.success([42]))

        #expect(await run("random").output == "challenge character 42 local: true\n")
        #expect(
            await run("random -q locations --seed 5 --format json").output
                == "challenge location 42 --quiet --format json local: true\n")
        #expect(collections.getIdentifiersCall.inputs == [.character, .location])
    }

    @Test func `a collection without items has no random item`() async {
        collections.getIdentifiersCall.setResult(.success([]))

        #expect(await run("random").code == .notFound)
    }

    @Test(arguments: ["random planet", "random --seed x", "random 42", "stats characters episodes", "stats --by x"])
    func `a wrong command line reads nothing`(line: String) async {
        #expect(await run(line).code == .usage)
        #expect(collections.getIdentifiersCall.callCount == 0)
        #expect(collections.getValuesCall.callCount == 0)
    }
}
