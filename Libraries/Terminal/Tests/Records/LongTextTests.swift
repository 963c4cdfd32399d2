import ChallengeTerminalMocks
import ChallengeTestSupport
import Testing

@testable import ChallengeTerminal

struct LongTextTests {
    @Test(arguments: OutputFormat.allCases, LongText.kinds)
    func `every format is written in linear time`(format: OutputFormat, kind: LongText) throws {
        let factor = try Growth.factor(from: 400, prepare: kind.text) { text in
            let planet = Planet.hostile(text)
            _ = try printed([[planet]], format, terminalColumns: 80)
            _ = try printedOne(planet, format, terminalColumns: 80)
        }

        #expect(factor < Growth.linear)
    }

    @Test(arguments: LongText.kinds)
    func `repeated notes are recognized in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 4000, prepare: kind.text) { text in
            let streams = Streams(input: MemoryInput([]), output: MemoryOutput(), error: MemoryOutput())
            let console = Console(streams: streams, environment: [:])
            for _ in 1...2 { console.note(SafeText(text)) }
        }

        #expect(factor < Growth.linear)
    }

    @Test(arguments: LongText.kinds.suffix(2))
    func `lines are wrapped in linear time`(kind: LongText) {
        let factor = Growth.factor(
            from: 5000, prepare: { SafeText(kind.text(scalars: $0)) }, work: { _ = $0.wrapped(to: 80) })

        #expect(factor < Growth.linear)
    }

    @Test func `one long cell does not widen all rows without a window`() throws {
        let rows = [Planet.hostile(LongText.kinds[0].text(scalars: 60_000))] + Array(repeating: .earth, count: 1000)

        let output = try printed([rows], .table)

        #expect(output.utf8.count < 4_000_000)
    }

    @Test func `one long name does not widen all bars`() {
        let names = [LongText.kinds[0].text(scalars: 60_000)] + (1...1000).map { "\($0)" }

        let lines = BarChart(names.map { ($0, 1) }).lines()

        #expect(lines.reduce(0) { $0 + $1.utf8.count } < 2_000_000)
        #expect(lines[0].hasSuffix(" 1"))
    }
}
