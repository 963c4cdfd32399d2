import ChallengeTerminalMocks
import ChallengeTestSupport
import Testing

@testable import ChallengeTerminal

struct LongTextTests {
    @Test(
        "the time of every format grows with the length of a text, not with its square",
        arguments: OutputFormat.allCases, LongText.kinds)
    func linear(format: OutputFormat, kind: LongText) throws {
        let factor = try Growth.factor(from: 4000, prepare: kind.text) { text in
            let planet = Planet.hostile(text)
            _ = try printed([[planet]], format, terminalColumns: 80)
            _ = try printedOne(planet, format, terminalColumns: 80)
        }

        #expect(factor < Growth.linear)
    }

    @Test("a note is told once, in time that grows with its length", arguments: LongText.kinds)
    func notes(kind: LongText) {
        let factor = Growth.factor(from: 4000, prepare: kind.text) { text in
            let streams = Streams(input: MemoryInput([]), output: MemoryOutput(), error: MemoryOutput())
            let console = Console(streams: streams, environment: [:])
            for _ in 1...2 { console.note(SafeText(text)) }
        }

        #expect(factor < Growth.linear)
    }

    @Test("lines are broken in time that grows with the length of the text", arguments: LongText.kinds.suffix(2))
    func wrapping(kind: LongText) {
        let factor = Growth.factor(
            from: 15_000, prepare: { SafeText(kind.text(scalars: $0)) }, work: { _ = $0.wrapped(to: 80) })

        #expect(factor < Growth.linear)
    }

    @Test("without a window, one long cell does not widen all rows")
    func padding() throws {
        let rows = [Planet.hostile(LongText.kinds[0].text(scalars: 60_000))] + Array(repeating: .earth, count: 1000)

        let output = try printed([rows], .table)

        #expect(output.utf8.count < 4_000_000)
    }

    @Test("of many bars, one long name does not widen all lines")
    func bars() {
        let names = [LongText.kinds[0].text(scalars: 60_000)] + (1...1000).map { "\($0)" }

        let lines = BarChart(names.map { ($0, 1) }).lines()

        #expect(lines.reduce(0) { $0 + $1.utf8.count } < 2_000_000)
        #expect(lines[0].hasSuffix(" 1"))
    }
}
