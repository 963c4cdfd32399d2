import ChallengeTerminal
import Testing

/// The replies to the scripts of the shells.
struct CompletionRequestTests {
    private struct Failure: Error {}

    private static func tool(_ candidates: [Candidate]?) -> CommandLineTool {
        let source = CandidateSource { _ in
            guard let candidates else { throw Failure() }
            return candidates
        }
        return CommandLineTool(
            name: "sky", version: "1", summary: "sky",
            commands: [
                Command(
                    "moon", summary: "moon",
                    arguments: [Argument("NAME", .text, help: "name").completed(by: source)],
                    run: { _, _ in })
            ],
            releaseDate: "2026-01-02", closingWarnings: { ["a warning"] })
    }

    private static let moons = [Candidate("Io", description: "hot"), Candidate("Ganymede", description: "large")]

    private func reply(
        _ shell: String, _ candidates: [Candidate]?, _ line: String = "sky moon ", further: [String] = []
    ) async -> String {
        let run = await Run(
            ["__complete", shell, line] + further, environment: ["COLUMNS": "24"], tool: Self.tool(candidates))
        #expect(run.exitCode == .ok)
        #expect(run.error == "")
        return run.output
    }

    @Test func `fish receives the values with their descriptions`() async {
        #expect(await reply("fish", Self.moons + [Candidate("X")]) == "words\nIo\thot\nGanymede\tlarge\nX\n")
    }

    @Test func `zsh receives the values and the lines that it shows`() async {
        #expect(
            await reply("zsh", Self.moons + [Candidate("X", description: "a very long text")])
                == "words\nIo\tIo        -- hot\nGanymede\tGanymede  -- large\nX\tX         -- a very lo…\n")
    }

    @Test func `bash receives descriptions only when it lists candidates`() async {
        #expect(await reply("bash", Self.moons) == "words\nIo\nGanymede\n")
        #expect(await reply("bash", Self.moons, further: [" ", "9"]) == "words\nIo\nGanymede\n")
        #expect(
            await reply("bash", Self.moons, further: [" ", "63"]) == "words\nIo        (hot)\nGanymede  (large)\n")
        #expect(await reply("bash", Self.moons, "sky moon '", further: [" ", "63"]) == "words\nIo\nGanymede\n")
        #expect(await reply("bash", Self.moons, "sky moon g", further: [" ", "63"]) == "words\nGanymede\n")
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `no control character reaches the terminal`(shell: String) async {
        let hostile = ["\u{1B}[31mred", "new\nline", "tab\there", "\u{202E}bidi", "\u{9B}31m", "nul\u{0}"]

        #expect(await reply(shell, hostile.map { Candidate($0) }) == "words\n")
        let described = await reply(
            shell, hostile.map { Candidate("x\($0.utf8.count)", description: $0) }, further: [" ", "63"])
        #expect(described.hasPrefix("words\nx8"))
        #expect(described.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || !$0.isHostile })
        #expect(described.split(separator: "\n").allSatisfy { $0.split(separator: "\t").count <= 2 })
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `a failure has no candidates and no message`(shell: String) async {
        #expect(await reply(shell, nil) == "words\n")
        #expect(await reply(shell, Self.moons, "sky zebra x --y ") == "words\n")
    }

    @Test func `the first candidates are shown, with the two that determine their common beginning`() async {
        let candidates =
            (100..<400).map { Candidate("m\($0)") } + [Candidate("maaa"), Candidate("mzz"), Candidate("m0")]

        let lines = await reply("fish", candidates).split(separator: "\n")

        #expect(lines.count == 1 + CandidateSource.maximumCandidates + 2)
        #expect(lines.suffix(2) == ["mzz", "m0"])
    }

    @Test func `an incomplete request is an unknown command`() async {
        let run = await Run(["__complete", "tcsh", "sky "], tool: Self.tool([]))

        #expect(run.exitCode == .usage)
        #expect(run.output == "")
    }
}

extension Unicode.Scalar {
    fileprivate var isHostile: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value) || (0x202A...0x202E).contains(value)
    }
}
