import ChallengeResources
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

    @Test("the answer goes to one stream, and what is said about it to the other")
    func streams() throws {
        let sut = makeConsole()

        try sut.print(["a", "b"])
        sut.note("from the cache")
        sut.warning("old")
        sut.error("gone", details: ["Look elsewhere."])

        #expect(output.text == "a\nb\n")
        #expect(error.text == "note: from the cache\nwarning: old\nerror: gone\nLook elsewhere.\n")
    }

    @Test("the words before a remark are in the person's language")
    func spanish() {
        let sut = makeConsole()

        Localization.$language.withValue(.spanish) {
            sut.note("a")
            sut.warning("b")
            sut.error("c")
        }

        #expect(error.text == "nota: a\naviso: b\nerror: c\n")
    }

    @Test("a remark is made once, an error as often as it happens")
    func once() {
        let sut = makeConsole()

        for _ in 1...2 {
            sut.note("a")
            sut.note("b")
            sut.warning("a")
            sut.error("a")
        }

        #expect(error.text == "note: a\nnote: b\nwarning: a\nerror: a\nerror: a\n")
    }

    @Test("who wants quiet gets no notes, but warnings and errors")
    func quiet() {
        let sut = makeConsole(isQuiet: true)

        sut.note("a")
        sut.warning("b")
        sut.error("c")

        #expect(error.text == "warning: b\nerror: c\n")
    }

    @Test("colour is for the word before the remark, and for what has a style")
    func colors() throws {
        let sut = makeConsole(color: .always)

        try sut.print(SafeText("x", style: .green))
        sut.note("a")

        #expect(output.text == "\u{1B}[32mx\u{1B}[0m\n")
        #expect(error.text == "\u{1B}[1;36mnote:\u{1B}[0m a\n")
    }

    @Test("nothing hinders who cannot be told")
    func closedError() {
        let streams = Streams(input: MemoryInput([]), output: output, error: MemoryOutput(failure: .closedPipe))
        let sut = Console(streams: streams, environment: [:])

        sut.error("a")

        #expect(output.text == "")
    }

    @Test("lines of concurrent tasks never mix")
    func concurrency() async {
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
