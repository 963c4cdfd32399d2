import ChallengeCore
import ChallengeJSON
import ChallengeResources
import Testing

@testable import ChallengeTerminal

/// Charts of the moons of planets: their places in seasons, and their states.
struct RelationChartTests {
    private struct Moon: Sendable {
        let season: Int?
        let number: Int
        var state = ""
        var shown: String?
    }

    private static let fields = RecordSchema<Moon>(fields: [
        Field("season", header: "season", json: { .integer($0.season) }),
        Field("number", header: "number", json: { .integer($0.number) }),
        Field(
            "state", header: "state", json: { .string($0.state) }, screenText: { $0.shown ?? $0.state },
            style: { $0.state == "full" ? .green : .dim }),
    ]).erasedFields

    private static let strip = RelationChart.strip(
        rows: "season", cells: "number", title: "character.seasons", row: "character.season %lld")

    private func lines(
        _ chart: RelationChart, _ related: [Moon], all: [Moon] = [], width: Int = 80, isASCII: Bool = false
    ) -> [SafeText] {
        chart.lines(
            related: related.map { AnyRecord($0) }, all: all.map { AnyRecord($0) }, fields: Self.fields, width: width,
            isASCII: isASCII)
    }

    private func moons(_ season: Int?, _ numbers: Int...) -> [Moon] { numbers.map { Moon(season: season, number: $0) } }

    /// Returns moons with the same state.
    private func moons(_ count: Int, _ state: String, _ shown: String? = nil) -> [Moon] {
        Array(repeating: Moon(season: nil, number: 0, state: state, shown: shown), count: count)
    }

    @Test func `a strip has sorted rows and cells, without numbers that no record has`() {
        let all = moons(10, 1) + moons(2, 7, 2, 4) + moons(1, 3, 1) + moons(nil, 5)

        #expect(lines(Self.strip, moons(2, 4, 2) + moons(3, 1), all: all).map(\.plain) == ["S1  ··    S2  ▪▪·   S10 ·"])
        #expect(
            lines(Self.strip, moons(1, 3), all: all, isASCII: true).map(\.plain) == ["S1  .#    S2  ...   S10 ."])
        #expect(lines(Self.strip, moons(1, 3)).isEmpty)
        #expect(lines(Self.strip, [], width: .max).isEmpty)
        Localization.$language.withValue(.spanish) {
            #expect(lines(Self.strip, [], all: moons(4, 1)).map(\.plain) == ["T4 ·"])
            #expect(Self.strip.title == "Temporadas")
        }
    }

    @Test func `the marks of a strip have their own styles`() {
        let line = lines(Self.strip, moons(1, 2), all: moons(1, 1, 2)).first

        #expect(line == "S1 " + SafeText("·", style: .dim) + SafeText("▪", style: .green))
    }

    @Test(arguments: [
        (24, ["S1  ··   S2  ··   S10 ··"]), (23, ["S1  ··  S2  ··  S10 ··"]), (20, ["S1  ·· S2  ·· S10 ··"]),
        (19, ["S1  ··   S2  ··", "S10 ··"]), (12, ["S1  ··", "S2  ··", "S10 ··"]),
        (5, ["S1 ", "··", "S2 ", "··", "S10", "··"]),
    ])
    func `a line of a strip has as many rows as the width allows, aligned below each other`(
        width: Int, expected: [String]
    ) {
        let all = moons(1, 1, 2) + moons(2, 1, 2) + moons(10, 1, 2)

        #expect(lines(Self.strip, [], all: all, width: width).map(\.plain) == expected)
    }

    @Test func `a bar has the symbols and the counts of the values, starting with the most common`() {
        let related = moons(1, "new", "? New") + moons(4, "full", "● Full") + moons(1, "half", "Half")

        #expect(lines(.bar(of: "state"), related).map(\.plain) == ["●●●●█? 4 Full · 1 Half · 1 New"])
        #expect(
            lines(.bar(of: "state"), related, isASCII: true).map(\.plain) == ["FFFFHN 4 Full, 1 Half, 1 New"])
        #expect(
            lines(.bar(of: "state"), moons(1, "full", "● Full")) == [
                SafeText("●", style: .green) + " " + SafeText("1 Full", style: .green)
            ])
        #expect(RelationChart.bar(of: "state").title == nil)
    }

    @Test func `a bar is proportional, and each value has a character`() {
        func bar(_ counts: Int..., width: Int = 80) -> String? {
            let related = counts.enumerated().flatMap { moons($1, "\($0)", ["● a", "✗ b", "? c"][$0]) }
            return lines(.bar(of: "state"), related, width: width).first?.plain.prefix { !$0.isASCII || $0 == "?" }
                .description
        }

        #expect(bar(400, 200) == String(repeating: "●", count: 20) + String(repeating: "✗", count: 10))
        #expect(bar(1000, 1, 1) == String(repeating: "●", count: 28) + "✗?")
        #expect(bar(50, 50, 1, width: 30) == "●●●●●●✗✗✗✗✗?")
    }

    @Test(arguments: [
        (28, ["●●●●●●●●✗✗ 10 Full · 2 Empty"]), (27, ["●●●●●●●●●●✗✗", "10 Full · 2 Empty"]),
        (16, ["●●●●●●●●●●✗✗", "10 Full", "2 Empty"]), (1, ["●", "1", "0", "F", "u", "l", "l", "2", "E", "m", "p"]),
    ])
    func `the counts of a bar are below it in a narrow window`(width: Int, expected: [String]) {
        let lines = lines(.bar(of: "state"), moons(10, "full", "● Full") + moons(2, "empty", "✗ Empty"), width: width)

        #expect(Array(lines.map(\.plain).prefix(11)) == expected)
    }

    @Test func `no line is wider than the width`() {
        let related = "abcdefghijkl".flatMap { moons(1, "\($0)") }
        let all = (1...4).flatMap { moons($0 * 5, 1, 2, 3, 4) }

        for width in 1...90 {
            let lines = lines(.bar(of: "state"), related, width: width) + lines(Self.strip, [], all: all, width: width)
            #expect(lines.allSatisfy { $0.width <= width }, "\(width)")
        }
    }

    @Test func `records are grouped by the value for programs, under the last of their words`() {
        let related = moons(2, "full", "● llena") + moons(1, "full", "● lleno") + moons(3, "") + moons(1, "new")

        #expect(lines(.bar(of: "state"), related).map(\.plain) == ["●●●█ 3 lleno · 1 new"])
        #expect(lines(.bar(of: "state"), moons(2, "")).isEmpty)
    }

    @Test func `a text is not a symbol if it is wide, unsafe, a word or without a word`() {
        let texts = ["🌕 Full", "\u{1B} Full", "a Full", "7 Full", "●", "●Full"]

        #expect(
            texts.map { lines(.bar(of: "state"), moons(1, "x", $0)).first?.plain.prefix(2) }
                == Array(repeating: "█ ", count: 6))
        #expect(lines(.bar(of: "state"), moons(1, "x", "é"), isASCII: true).first?.plain == "# 1 é")
    }

    @Test func `an unknown field has no chart`() {
        #expect(lines(.bar(of: "mass"), moons(1, "full")).isEmpty)
        let strip = RelationChart.strip(rows: "season", cells: "mass", title: "", row: "")
        #expect(lines(strip, [], all: moons(1, 1)).isEmpty)
    }

    @Test func `erased fields keep the chart and the companions of a relation`() {
        let schema = RecordSchema<Moon>(fields: [
            Field(
                "sisters", header: "name", links: { [$0.number] }, to: "moon", noun: "character.noun",
                chart: .bar(of: "state"), companions: RelationCompanions(relation: "sisters", title: "t"))
        ])

        let relation = schema.erasedFields[0].relation
        #expect(relation?.companions?.relation == "sisters")
        guard case .bar(of: "state") = relation?.chart else { return #expect(Bool(false)) }
    }
}
