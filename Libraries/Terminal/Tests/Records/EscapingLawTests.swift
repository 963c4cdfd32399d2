import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

struct EscapingLawTests {
    private func ownCharacters(of format: OutputFormat) -> Set<Unicode.Scalar> {
        switch format {
        case .table, .json, .jsonl, .markdown: ["\n"]
        case .csv: ["\r", "\n"]
        case .tsv: ["\t", "\n"]
        }
    }

    @Test("no format lets a control character out", arguments: OutputFormat.allCases)
    func everyFormat(format: OutputFormat) throws {
        for text in EscapingLaw.hostileTexts {
            let planet = Planet.hostile(text)
            let outputs = [
                try printed([[planet, planet]], format), try printed([[planet]], format, terminalColumns: 40),
                try printedOne(planet, format), try printedOne(planet, format, terminalColumns: 20),
            ]

            for output in outputs {
                #expect(EscapingLaw.offences(in: output, allowing: ownCharacters(of: format)) == [])
            }
        }
    }

    @Test(
        "a record takes the lines that its format gives it, whatever it holds",
        arguments: [(OutputFormat.table, 2), (.jsonl, 1), (.tsv, 1), (.markdown, 3)])
    func lineCount(format: OutputFormat, lines: Int) throws {
        for text in EscapingLaw.hostileTexts {
            let output = try printed([[.hostile(text)]], format, terminalColumns: 60)

            #expect(output.utf8.filter { $0 == UInt8(ascii: "\n") }.count == lines)
        }
    }

    @Test("a TSV record has as many borders as fields, whatever it holds")
    func borders() throws {
        for text in EscapingLaw.hostileTexts {
            #expect(try printed([[.hostile(text)]], .tsv).utf8.filter { $0 == UInt8(ascii: "\t") }.count == 4)
        }
    }

    @Test("what is said about a line obeys the law, too")
    func console() async {
        for text in EscapingLaw.hostileTexts {
            let run = await Run(["search", text, text])

            #expect(run.exitCode == .usage)
            #expect(EscapingLaw.offences(in: run.output + run.error, allowing: ["\n"]) == [])
        }
    }

    @Test("a renderer that prints what it is given is found out")
    func lawFindsOffenders() {
        let renderer = CarelessRenderer()

        let caught = EscapingLaw.hostileTexts.filter { text in
            !EscapingLaw.offences(in: renderer.render([.hostile(text)]), allowing: ["\n"]).isEmpty
        }

        // Two are innocent: the one that is empty, and the one with a line feed, which every format ends its lines with.
        #expect(caught.count == EscapingLaw.hostileTexts.count - 2)
    }
}

/// A renderer that breaks the law.
private struct CarelessRenderer: RecordRenderer {
    func render(_ items: [Planet]) -> String { items.map { $0.name + "\n" }.joined() }

    func finish() -> String { "" }
}
