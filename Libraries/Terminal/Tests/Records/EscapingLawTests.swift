import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

struct EscapingLawTests {
    private func ownCharacters(of format: OutputFormat) -> Set<Unicode.Scalar> {
        switch format {
        case .table, .json, .jsonl, .markdown, .envelope: ["\n"]
        case .csv: ["\r", "\n"]
        case .tsv: ["\t", "\n"]
        }
    }

    @Test(arguments: OutputFormat.allCases)
    func `no format prints a control character`(format: OutputFormat) throws {
        for text in EscapingLaw.hostileTexts {
            let planet = Planet.hostile(text)
            let outputs = [
                try printed([[planet, planet]], format), try printed([[planet]], format, terminalColumns: 40),
                try printedOne(planet, format), try printedOne(planet, format, terminalColumns: 20),
            ]

            for output in outputs {
                #expect(EscapingLaw.violations(in: output, allowing: ownCharacters(of: format)) == [])
            }
        }
    }

    @Test(arguments: [(OutputFormat.table, 2), (.jsonl, 1), (.tsv, 1), (.markdown, 3)])
    func `a record with any text has the number of lines of its format`(format: OutputFormat, lines: Int) throws {
        for text in EscapingLaw.hostileTexts {
            let output = try printed([[.hostile(text)]], format, terminalColumns: 60)

            #expect(output.utf8.filter { $0 == UInt8(ascii: "\n") }.count == lines)
        }
    }

    @Test func `a TSV record has the same number of separators with any text`() throws {
        for text in EscapingLaw.hostileTexts {
            #expect(try printed([[.hostile(text)]], .tsv).utf8.filter { $0 == UInt8(ascii: "\t") }.count == 4)
        }
    }

    @Test func `messages about a command line contain no control character`() async {
        for text in EscapingLaw.hostileTexts {
            let run = await Run(["search", text, text])

            #expect(run.exitCode == .usage)
            #expect(EscapingLaw.violations(in: run.output + run.error, allowing: ["\n"]) == [])
        }
    }

    @Test func `the law detects a renderer that escapes nothing`() {
        let renderer = RendererWithoutEscaping()

        let caught = EscapingLaw.hostileTexts.filter { text in
            !EscapingLaw.violations(in: renderer.render([.hostile(text)]), allowing: ["\n"]).isEmpty
        }

        // Two texts cause no violation: the empty one, and the one with a line feed, which ends the lines of every
        // format.
        #expect(caught.count == EscapingLaw.hostileTexts.count - 2)
    }
}

/// A renderer that does not escape.
private struct RendererWithoutEscaping: RecordRenderer {
    func render(_ items: [Planet]) -> String { items.map { $0.name + "\n" }.joined() }
}
