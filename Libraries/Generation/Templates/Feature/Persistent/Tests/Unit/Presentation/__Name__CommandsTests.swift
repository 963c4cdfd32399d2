import ChallengePersistence
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import Challenge__Name__

struct __Name__CommandsTests {
    private let feature = __Name__Feature(library: Database(.memory, schemas: __Name__Feature.schemas))

    /// An option for each field besides the title.
    private static let allOptions: [String] = [
        //% each detail
        "__exampleOption__",
        //% end
    ]
    private let options = " " + allOptions.joined(separator: " ")

    private func run(_ line: String) async -> (code: ExitCode, output: String, error: String) {
        let (output, error) = (MemoryOutput(), MemoryOutput())
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary", commands: Command.all(of: feature)
        ).run(
            arguments: ["__plural__"] + line.split(separator: " ").map(String.init),
            environment: ["LC_ALL": "en", "NO_COLOR": "1"],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }

    @Test func `an added __words__ is shown with all fields`() async {
        let added = await run("add a b\(options) --format jsonl")
        let shown = await run("show 1 --format jsonl")

        #expect(added.code == .ok)
        #expect(shown.output == added.output)
        #expect(shown.output.contains("\"id\":1"))
        #expect(shown.output.contains("\"__title__\":\"a b\""))
        //% each detail
        #expect(shown.output.contains(#""__field__":__sampleJSON__"#))
        //% end
    }

    @Test func `the list has the __manyWords__ in the order of their identifiers`() async {
        #expect(await run("list").error == "note: There are no __manyWords__.\n")
        for title in ["b", "a", "c"] { _ = await run("add \(title)\(options)") }

        #expect(await run("list --fields id,__title__ -q").output == "1\tb\n2\ta\n3\tc\n")
        #expect(await run("list --sort __title__ --limit 1 --fields __title__ -q").output == "a\n")
    }

    @Test func `removed __manyWords__ are gone, and missing ones are reported`() async {
        for title in ["a", "b"] { _ = await run("add \(title)\(options)") }

        let removed = await run("remove 1 7")

        #expect(removed.code == .failure)
        #expect(removed.error == "note: 1 __words__ removed.\nwarning: __ManyWords__ not found: 7.\n")
        #expect(await run("list --fields id -q").output == "2\n")
        #expect(await run("remove 1").code == .notFound)
        #expect(await run("show 1").code == .notFound)
        #expect(await run("show 2 --fields id -q").output == "2\n")
    }
    //% each required

    @Test func `add needs the __fieldWords__`() async {
        let others = Self.allOptions.filter { !$0.hasPrefix("--__optionName__ ") }

        let run = await run("add a " + others.joined(separator: " "))

        #expect(run.code == .usage)
        #expect(run.error.hasPrefix("error: Add at least one of these options: --__optionName__.\n"))
    }
    //% end
}
