import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminalMocks
import Testing

@testable import ChallengeCollections
@testable import ChallengeTerminal

/// Lists whose second page fails.
struct IncompleteListTests {
    private let output = MemoryOutput()
    private let error = MemoryOutput()

    private func print(
        _ format: OutputFormat, failure: any Error, page failing: Int = 2
    ) async throws {
        let (console, invocation) = line(format)
        let printer = try PagePrinter(
            Planet.schema, noun: "location.noun", invocation, console, history: HistoryRecorderMock()
        ) { page in
            Fetched(value: try Self.page(page, failing: failing, failure), origin: .remote)
        }
        try await printer.print()
    }

    private func printStored(_ format: OutputFormat, failure: any Error) async throws {
        let (console, invocation) = line(format)
        try await PagePrinter(
            stored: Planet.schema, noun: "location.noun", invocation, console, default: .page(1),
            empty: "history.note.none"
        ) { page in
            try Self.page(page, failing: 2, failure)
        }.print()
    }

    private func line(_ format: OutputFormat) -> (Console, Invocation) {
        let console = Console(
            streams: Streams(input: MemoryInput([]), output: output, error: error), environment: [:], color: .never)
        return (console, Invocation(path: ["planets", "list"], options: ["format": format.rawValue, "all": ""]))
    }

    private static func page(
        _ number: Int, failing: Int, _ failure: any Error
    ) throws -> Page<Planet> {
        if number == failing { throw failure }
        return Page(number: number, pages: 2, count: 4, items: [.earth, .mars])
    }

    /// All formats except the envelope, which also contains the origin.
    private static let formats = OutputFormat.allCases.filter { $0 != .envelope }

    @Test(arguments: formats)
    func `a list that ends early is complete in its format`(format: OutputFormat) async throws {
        await #expect(throws: APIError.failed(.timedOut)) {
            try await print(format, failure: APIError.failed(.timedOut))
        }

        #expect(output.text == (try printed([[.earth, .mars]], format)))
        #expect(error.text == "warning: The list is incomplete: 2 of 4 are shown.\n")
    }

    @Test(arguments: formats)
    func `a stored list that ends early is complete in its format`(format: OutputFormat) async throws {
        await #expect(throws: StorageFailure.full) {
            try await printStored(format, failure: StorageFailure.full)
        }

        #expect(output.text == (try printed([[.earth, .mars]], format)))
        #expect(error.text == "warning: The list is incomplete: 2 of 4 are shown.\n")
    }

    @Test func `an envelope that ends early has the origin and the size of the list`() async throws {
        await #expect(throws: APIError.failed(.timedOut)) {
            try await print(.envelope, failure: APIError.failed(.timedOut))
        }

        #expect(output.text.contains(#""origin": "remote""#))
        #expect(output.text.hasSuffix("\"count\": 4,\n    \"pages\": 1,\n    \"page\": 1\n  }\n}\n"))
    }

    @Test(arguments: OutputFormat.allCases)
    func `a list whose first page fails prints nothing`(format: OutputFormat) async throws {
        await #expect(throws: APIError.failed(.timedOut)) {
            try await print(format, failure: APIError.failed(.timedOut), page: 1)
        }

        #expect(output.text == "")
        #expect(error.text == "")
    }

    @Test func `a cancelled list prints nothing more`() async throws {
        await #expect(throws: APIError.cancelled) { try await print(.json, failure: APIError.cancelled) }

        #expect(output.text.hasSuffix("\n  }"))
        #expect(error.text == "")
    }
}
