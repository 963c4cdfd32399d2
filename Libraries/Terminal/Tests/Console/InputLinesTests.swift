import ChallengeTerminal
import Testing

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

    @Test func `a line longer than the limit is refused`() async {
        let chunk = String(repeating: "a", count: 1 << 20)

        await #expect(throws: InputFailure.lineTooLong) { try await lines([chunk, "a", "b\n"]) }
    }

    @Test func `a line that arrives byte by byte is read in linear time`() async throws {
        // A new search in the complete line for each byte would take minutes.
        let bytes = Array(repeating: "a", count: 1_000_000)

        #expect(try await lines(bytes + ["\n"]).map(\.utf8.count) == [1_000_000])
    }
}
