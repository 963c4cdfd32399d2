import ChallengeResources
import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

struct ConsoleTests {
    private let output = MemoryOutput()
    private let error = MemoryOutput()

    private func makeConsole(color: ColorChoice = .auto, isQuiet: Bool = false) -> Console {
        Console(
            streams: Streams(input: MemoryInput([]), output: output, error: error), environment: [:], color: color,
            isQuiet: isQuiet)
    }

    @Test func `output goes to stdout, and messages go to stderr`() throws {
        let sut = makeConsole()

        try sut.print(["a", "b"])
        sut.note("from the cache")
        sut.warning("old")
        sut.error("gone", details: ["Look elsewhere."])

        #expect(output.text == "a\nb\n")
        #expect(error.text == "note: from the cache\nwarning: old\nerror: gone\nLook elsewhere.\n")
    }

    @Test func `the prefix of a message is in the user's language`() {
        let sut = makeConsole()

        Localization.$language.withValue(.spanish) {
            sut.note("a")
            sut.warning("b")
            sut.error("c")
        }

        #expect(error.text == "nota: a\naviso: b\nerror: c\n")
    }

    @Test func `a note is printed again after the terminal was cleared`() throws {
        let output = MemoryOutput(terminalColumns: 80)
        let sut = Console(streams: Streams(input: MemoryInput([]), output: output, error: error), environment: [:])

        sut.note("a")
        try sut.clearScreen()
        sut.note("a")

        #expect(output.text == "\u{1B}[H\u{1B}[2J")
        #expect(error.text == "note: a\nnote: a\n")
    }

    @Test func `a note is printed once, and an error each time`() {
        let sut = makeConsole()

        for _ in 1...2 {
            sut.note("a")
            sut.note("b")
            sut.warning("a")
            sut.error("a")
        }

        #expect(error.text == "note: a\nnote: b\nwarning: a\nerror: a\nerror: a\n")
    }

    @Test func `a quiet console prints warnings and errors, but no notes`() {
        let sut = makeConsole(isQuiet: true)

        sut.note("a")
        sut.warning("b")
        sut.error("c")

        #expect(error.text == "warning: b\nerror: c\n")
    }

    @Test func `only prefixes and styled text have a color`() throws {
        let sut = makeConsole(color: .always)

        try sut.print(SafeText("x", style: .green))
        sut.note("a")

        #expect(output.text == "\u{1B}[32mx\u{1B}[0m\n")
        #expect(error.text == "\u{1B}[1;36mnote:\u{1B}[0m a\n")
    }

    @Test func `a closed standard error does not fail the command`() {
        let streams = Streams(input: MemoryInput([]), output: output, error: MemoryOutput(failure: .closedPipe))
        let sut = Console(streams: streams, environment: [:])

        sut.error("a")

        #expect(output.text == "")
    }

    @Test func `lines of concurrent tasks are not mixed`() async {
        let sut = makeConsole()

        await withTaskGroup { group in
            for number in 0..<50 {
                group.addTask { sut.note("\(number) and \(number)") }
            }
        }

        let expected = Set((0..<50).map { "note: \($0) and \($0)" })
        #expect(Set(error.text.split(separator: "\n").map(String.init)) == expected)
    }
}
