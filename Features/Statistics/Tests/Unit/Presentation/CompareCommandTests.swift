import ChallengeCollections
import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeStatistics

/// Tests of `challenge compare`, from the command line to the output.
struct CompareCommandTests {
    private let episodes = OtherItemsMock("episode", summary: [])
    private let sample = SampleCollections()

    private func run(_ line: String, terminalColumns: Int? = nil) async -> (
        code: ExitCode, output: String, error: String
    ) {
        let (output, error) = (MemoryOutput(terminalColumns: terminalColumns), MemoryOutput())
        let feature = StatisticsFeature(
            collections: [episodes.description] + sample.descriptions,
            reads: { [sample] _ in (sample.session(), .localFirst) }, localSession: { [sample] _ in sample.session() },
            context: { [episodes] _ in .stub([episodes.description], cachePolicy: .remoteFirst) })
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary", commands: Command.all(of: feature)
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }

    private func setEpisodes() {
        let pilot = OtherItem(1, "Pilot", texts: ["code": "S01E01"], links: [1, 2, 3])
        let dog = OtherItem(2, "Lawnmower Dog", texts: ["code": "S01E02"], links: [2, 4])
        episodes.setSeveral([
            1: .found(Fetched(value: pilot, origin: .remote)), 2: .found(Fetched(value: dog, origin: .remote)),
        ])
    }

    @Test func `a terminal shows the items side by side, with what they have in common`() async {
        setEpisodes()

        let run = await run("compare 1 2 --color never", terminalColumns: 80)

        #expect(run.code == .ok)
        #expect(run.output.contains("Name                  Pilot                         Lawnmower Dog\n"))
        #expect(run.output.contains("Characters in common  2                             2\n"))
        #expect(run.output.contains("Characters only here  1, 3                          4\n"))
        #expect(episodes.several.inputs == [PolicyInput([.text("1"), .text("2")], .remoteFirst)])
    }

    @Test func `scripts get the items with the identifiers in common`() async {
        setEpisodes()

        let run = await run("compare 1 2 --jsonl --fields name,shared.characters,own.characters")

        #expect(
            run.output == """
                {"name":"Pilot","shared":{"characters":[2]},"own":{"characters":[1,3]}}
                {"name":"Lawnmower Dog","shared":{"characters":[2]},"own":{"characters":[4]}}

                """)
    }

    @Test(arguments: ["compare episode 1 2", "compare episodes 1 2", "compare episode/1 episode/2"])
    func `the kind is the first word or a part of the first identifier`(line: String) async {
        setEpisodes()

        _ = await run(line)

        #expect(episodes.several.inputs.map(\.value) == [[.text("1"), .text("2")]])
    }

    @Test(arguments: [
        "compare", "compare 1", "compare episode 1", "compare 1 2 --fields nmae", "compare 1 2 --kind moon",
    ])
    func `a usage error comes before any request`(line: String) async {
        #expect(await run(line).code == .usage)
        #expect(episodes.several.callCount == 0)
    }

    @Test func `an item that does not exist is an error beside the others`() async {
        let found = { (item: OtherItem) in LookupResult.found(Fetched(value: item, origin: .remote)) }
        episodes.setSeveral([1: found(OtherItem(1, "Pilot")), 2: .notFound, 3: found(OtherItem(3, "Anatomy Park"))])

        let run = await run("compare 1 2 3 --fields name")

        #expect(run.code == .failure)
        #expect(run.output == "Pilot\nAnatomy Park\n")
        #expect(run.error == "error: Not found: episode 2.\n")
    }

    @Test func `a single item is compared with nothing`() async {
        episodes.setSeveral([1: .found(Fetched(value: OtherItem(1, "Pilot"), origin: .remote)), 2: .notFound])

        let run = await run("compare 1 2")

        #expect(run.code == .failure && run.output == "")
        #expect(run.error == "error: Not found: episode 2.\n")
    }
}
