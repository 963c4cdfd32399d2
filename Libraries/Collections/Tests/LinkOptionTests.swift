import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminalMocks
import Testing

@testable import ChallengeCollections
@testable import ChallengeTerminal

/// Links in place of records.
struct LinkOptionTests {
    private let output = MemoryOutput(terminalColumns: 80)
    private let history = HistoryRecorderMock()

    private var console: Console {
        Console(
            streams: Streams(input: MemoryInput([]), output: output, error: MemoryOutput()), environment: [:],
            color: .never)
    }

    private func invocation(_ path: [String], _ options: [String: String] = [:]) -> Invocation {
        Invocation(path: ["sky"] + path, options: options.merging(["link": ""]) { own, _ in own })
    }

    private func printer(_ options: [String: String] = [:]) throws -> ItemPrinter<Planet> {
        try ItemPrinter(Planet.schema, noun: "location.noun", invocation(["planet"], options), console)
    }

    @Test func `the link of an item has its identifier`() throws {
        try printer().print(
            ItemResult<Int, Planet>.one(Fetched(value: .mars, origin: .remote)),
            notFound: { APIError.pageNotFound(page: $0, pages: 0) })

        #expect(output.text == "sky://planet/4\n")
    }

    @Test func `several items have a line each, and missing ones are an error`() throws {
        let results = LookupResults<Int, Planet>([
            .init(3, .found(Fetched(value: .earth, origin: .remote))),
            .init(4, .found(Fetched(value: .mars, origin: .remote))), .init(9, .notFound),
        ])

        #expect(throws: CommandError.self) {
            try printer().print(.several(results), notFound: { APIError.pageNotFound(page: $0, pages: 0) })
        }
        #expect(output.text == "sky://planet/3\nsky://planet/4\n")
    }

    @Test func `the link of a list has its filters, and loads nothing`() async throws {
        let line = invocation(["planets", "list"], ["name": "a b", "star": "Sun"])
        let printer = try PagePrinter(
            Planet.schema, noun: "location.noun", line, console, history: history,
            load: { _ in
                Issue.record("A page was loaded.")
                throw CancellationError()
            })

        try await printer.print()

        #expect(output.text == "sky://planets?name=a%20b&star=Sun\n")
        #expect(history.recorded.isEmpty)
    }

    @Test(arguments: ["format", "fields", "all-fields"])
    func `an option that selects a format or fields is a usage error`(name: String) {
        let values = ["format": "json", "fields": "id", "all-fields": ""]

        #expect(throws: UsageError(.exclusiveOptions("--link", "--" + name), in: ["sky", "planet"])) {
            _ = try printer(values.filter { $0.key == name })
        }
    }
}
