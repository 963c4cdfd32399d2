import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeStatistics

/// Tests of the commands, from the command line to the output.
struct StatisticsCommandsTests {
    private let sample = SampleCollections()

    private func run(
        _ line: String, terminalColumns: Int? = nil, refusesStaleValues: Bool = false
    ) async -> (code: ExitCode, output: String, error: String) {
        let session = sample.session(refusesStaleValues: refusesStaleValues)
        let output = MemoryOutput(terminalColumns: terminalColumns)
        let error = MemoryOutput()
        let item = Argument("ID", .text, .oneOrMore, help: "character.argument.identifier")
        let items = ["character", "star"].map { name in
            Command(name, summary: "character.command.character", arguments: [item], fields: ["id"]) {
                invocation, console in
                try console.print(SafeText("\(invocation.commandLine) local: \(invocation.isLocal)"))
            }
        }
        let feature = StatisticsFeature(
            collections: sample.descriptions, reads: { _ in (session, .remoteFirst) }, localSession: { _ in session },
            context: { _ in .stub(sample.descriptions) })
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary", commands: Command.all(of: feature) + items
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }

    @Test(arguments: [
        ("stats", "status"), ("stats stars", "color"), ("stats star", "color"), ("stats --by color", "color"),
        ("stats --by Size", "size"), ("stats stars --by size", "size"),
    ])
    func `the collection and the grouping have defaults that fit each other`(line: String, grouping: String) async {
        sample.setValues(["10", "9", "9"])

        #expect(await run(line).code == .ok)
        #expect(sample.values.inputs == [PolicyInput(grouping, .remoteFirst)])
    }

    @Test func `the first collection with a grouping has it, and its declaration decides the order`() async {
        sample.setValues(["10", "10", "9"])

        #expect(await run("stats --by size --fields name").output == "10\n9\n")
        #expect(await run("stats stars --by size --fields name").output == "9\n10\n")
    }

    @Test func `a grouping of another collection is a usage error with those of the collection`() async {
        let run = await run("stats stars --by status")

        #expect(run.code == .usage)
        #expect(run.error.contains("--by (stars): 'status'. Use one of: color, size."))
        #expect(sample.values.callCount == 0)
    }

    @Test func `a terminal shows translated values with bars that fill the window`() async {
        sample.setValues(["Alive", "Dead", "Alive", "", "Alive", "Alive"])

        let run = await run("stats --color never", terminalColumns: 50)

        #expect(
            run.output == """
                Status                         Characters  Percent
                =Alive  █████████████████████           4     66.7
                (none)  █████▎                          1     16.7
                =Dead   █████▎                          1     16.7

                """)
        #expect(run.error == "note: 3 groups.\n")
    }

    @Test func `the ASCII form has no other characters`() async {
        sample.setValues(["Alive", "Dead", ""])

        let run = await run("stats --ascii --color never", terminalColumns: 50)

        #expect(run.output.contains("(none)  #"))
        #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test func `a program gets the numbers in every format, with the words of the API`() async {
        sample.setValues(["unknown", "Alive", "Alive"], origin: .snapshot(SnapshotDate("2024-10")))

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
        sample.setValues(["b", "b", "c", "a", "a", "a"])

        #expect(await run("stats --page 2 --limit 2 --fields name").output == "c\n")
        #expect(await run("stats --sort name --fields name").output == "a\nb\nc\n")
        #expect(await run("stats --page 2").code == .notFound)
    }

    @Test func `a random item is printed by the command for its kind, with the global options`() async {
        sample.setKeys(42)
        #expect(await run("random").output == "challenge character 42 local: true\n")

        sample.setKeys("a-1")
        #expect(
            await run("random -q stars --seed 5 --format json").output
                == "challenge star a-1 --quiet --format json local: true\n")
    }

    @Test func `a collection without items has no random item`() async {
        sample.setKeys()

        let run = await run("random")

        #expect(run.code == .notFound)
        #expect(run.output == "")
        #expect(
            run.error == """
                error: This machine has no items of the collection.
                Run 'challenge sync' to fetch all data.

                """)
    }

    @Test func `an old collection is refused if the user asks for that`() async {
        sample.setKeys(1, origin: .snapshot(SnapshotDate("2024-10")))

        #expect(await run("random").code == .ok)
        let refused = await run("random", refusesStaleValues: true)
        #expect(refused.code != .ok)
        #expect(refused.output == "")
    }

    @Test func `a collection that cannot be fetched is an error`() async {
        sample.values.setResult(.failure(.failed(.noConnection(.refused))))

        let run = await run("stats")

        #expect(run.code == .unavailable)
        #expect(run.output == "")
    }

    @Test(arguments: ["random planet", "random --seed x", "random 42", "stats characters stars", "stats --by x"])
    func `a wrong command line reads nothing`(line: String) async {
        #expect(await run(line).code == .usage)
        #expect(sample.items.all.callCount == 0)
        #expect(sample.values.callCount == 0)
    }
}
