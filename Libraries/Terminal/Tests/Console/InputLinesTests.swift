import ChallengePlatform
import ChallengeTerminalMocks
import Synchronization
import Testing

@testable import ChallengeTerminal

/// An input that returns its bytes once.
private final class BytesInput: TextInput {
    let isTerminal = false
    private let rest: Mutex<[UInt8]>

    init(bytes: [UInt8]) {
        rest = Mutex(bytes)
    }

    func read() throws(StreamError) -> [UInt8] {
        rest.withLock { rest in
            defer { rest = [] }
            return rest
        }
    }
}

struct InputLinesTests {
    private func lines(_ chunks: [String]) async throws -> [String] {
        let streams = Streams(input: MemoryInput(chunks), output: MemoryOutput(), error: MemoryOutput())
        var lines: [String] = []
        for try await line in Console(streams: streams, environment: [:]).inputLines { lines.append(line) }
        return lines
    }

    @Test(arguments: [
        ([], []), (["a\nb\n"], ["a", "b"]), (["a\nb"], ["a", "b"]), (["a\r\n", "b\r\n"], ["a", "b"]),
        (["a", "b", "\nc"], ["ab", "c"]), (["\n\n"], ["", ""]), (["é\r", "\n\r\n"], ["é", ""]),
    ])
    func `input is split into lines, even across chunks`(chunks: [String], expected: [String]) async throws {
        #expect(try await lines(chunks) == expected)
    }

    @Test func `a byte order mark at the start is ignored`() async throws {
        #expect(try await lines(["\u{FEFF}1\n", "\u{FEFF}2\n"]) == ["1", "\u{FEFF}2"])
    }

    @Test func `a line that is not UTF-8 is refused`() async throws {
        let lines = InputLines(input: BytesInput(bytes: [0x61, 0x0A, 0xE9, 0x0A])).makeAsyncIterator()

        #expect(try await lines.next() == "a")
        await #expect(throws: StreamError.notUTF8) { try await lines.next() }
    }

    @Test func `a line longer than the limit is refused`() async {
        let chunk = String(repeating: "a", count: 1 << 20)

        await #expect(throws: StreamError.lineTooLong) { try await lines([chunk, "a", "b\n"]) }
    }

    @Test(.timeLimit(.minutes(15))) func `reads that wait for the user do not stop other tasks`() async throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let input = FileInput(descriptor: ends[0])

        let lines = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 1...16 { group.addTask { try await InputLines(input: input).makeAsyncIterator().next() } }
            // This task would not go on if the other ones had all threads.
            for _ in 1...100 { await Task { await Task.yield() }.value }
            close(ends[1])
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(lines == Array(repeating: nil, count: 16))
        close(ends[0])
    }

    @Test func `a line that arrives byte by byte is read in linear time`() async throws {
        // A new search in the complete line for each byte would take minutes.
        let bytes = Array(repeating: "a", count: 1_000_000)

        #expect(try await lines(bytes + ["\n"]).map(\.utf8.count) == [1_000_000])
    }
}
