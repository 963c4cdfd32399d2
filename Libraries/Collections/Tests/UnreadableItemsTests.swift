import ChallengeCore
import ChallengeJSON
import ChallengeTerminalMocks
import Testing

@testable import ChallengeCollections
@testable import ChallengeTerminal

struct UnreadableItemsTests {
    @Test(arguments: [false, true])
    func `items that cannot be read are named once, and are an error with --strict`(isStrict: Bool) async throws {
        let options = isStrict ? ["all": "", "strict": ""] : ["all": ""]
        let (output, error) = (MemoryOutput(), MemoryOutput())
        let console = Console(
            streams: Streams(input: MemoryInput([]), output: output, error: error), environment: [:], color: .never,
            isQuiet: false)
        let printer = try PagePrinter(
            RecordSchema<Int>(fields: [Field("n", header: "n", json: { .integer($0) })]), noun: "location.noun",
            Invocation(path: ["challenge", "locations", "list"], options: options), console, history: nil
        ) { number in
            let page = Page(
                number: number, pages: 2, count: 4, items: [number], dropped: 1, unreadable: ["\(number) (n)"])
            return Fetched(value: page, origin: .remote)
        }
        let text = "2 items of the API cannot be read and were left out: 1 (n), 2 (n)."

        var exit: ReportedExit?
        do { try await printer.print() } catch let reported as ReportedExit { exit = reported }

        #expect(output.text == "1\n2\n")
        #expect(exit?.exitCode == (isStrict ? .dataError : nil))
        #expect(error.text.contains((isStrict ? "error: " : "note: ") + text))
    }
}
