import ChallengeTerminal
import Testing

struct InputLinesTests {
    private func lines(_ chunks: [String]) async throws -> [String] {
        let streams = Streams(input: MemoryInput(chunks), output: MemoryOutput(), error: MemoryOutput())
        var lines: [String] = []
        for try await line in Console(streams: streams, environment: [:]).inputLines { lines.append(line) }
        return lines
    }

    @Test(
        "lines are what stands between line ends, wherever the chunks break",
        arguments: [
            ([], []), (["a\nb\n"], ["a", "b"]), (["a\nb"], ["a", "b"]), (["a\r\n", "b\r\n"], ["a", "b"]),
            (["a", "b", "\nc"], ["ab", "c"]), (["\n\n"], ["", ""]), (["é\r", "\n\r\n"], ["é", ""]),
        ])
    func splits(chunks: [String], expected: [String]) async throws {
        #expect(try await lines(chunks) == expected)
    }

    @Test("a line without an end is refused before it fills the memory")
    func endlessLine() async {
        let chunk = String(repeating: "a", count: 1 << 20)

        await #expect(throws: InputFailure.lineTooLong) { try await lines([chunk, "a", "b\n"]) }
    }

    @Test("a line that arrives byte by byte takes linear time")
    func singleBytes() async throws {
        // Looking through the line again for each byte would take minutes.
        let bytes = Array(repeating: "a", count: 1_000_000)

        #expect(try await lines(bytes + ["\n"]).map(\.utf8.count) == [1_000_000])
    }
}
