import ChallengeCore
import ChallengeScreen
import ChallengeTerminal
import Testing

@testable import ChallengeCollections

struct ChooserTests {
    private static let names = ["Morty Smith", "Summer Smith", "Beth Smith", "Jerry Smith", "Beth's Mytholog"]

    private let items = Self.names.enumerated().map { index, name in
        NamedItem(
            key: .number(index + 1), name: name, shortName: "c\(index + 1)",
            distinctions: [["Earth", "Mars", "Venus", "Pluto", "Gaia"][index]])
    }

    private func chooser(columns: Int = 40, rows: Int = 7, omitted: Int = 0, _ keys: [Key] = []) -> Chooser {
        var sut = Chooser(
            named: "smith", "character.noun", items, omitted: omitted, texts: items.map { "\($0.key)  \($0.name)" })
        _ = sut.update(.terminal(.resized(Size(columns: columns, rows: rows))))
        for key in keys { _ = sut.update(.terminal(.key(key))) }
        return sut
    }

    private func cells(_ sut: Chooser, columns: Int = 40, rows: Int = 7) -> CellBuffer {
        var canvas = Canvas(size: Size(columns: columns, rows: rows))
        sut.draw(on: &canvas)
        return canvas.buffer
    }

    private func rows(_ sut: Chooser, columns: Int = 40, rows: Int = 7) -> [String] {
        let cells = cells(sut, columns: columns, rows: rows)
        return (0..<rows).map { row in
            let text = (0..<columns).map { cells[$0, row].text }.joined()
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }

    private func selected(_ sut: Chooser) -> [Int] {
        let cells = cells(sut)
        return (0..<cells.size.rows).filter { cells[0, $0].style.isReversed }
    }

    private func typed(_ text: String) -> [Key] { text.map { .character($0) } }

    @Test func `the rows are the question, the items and the keys`() {
        let sut = chooser()

        #expect(
            rows(sut) == [
                "smith: which character?           5 of 5", "1  Morty Smith", "2  Summer Smith", "3  Beth Smith",
                "4  Jerry Smith", "5  Beth's Mytholog", "↵ choose  Esc leave",
            ])
        #expect(selected(sut) == [1])
        #expect(sut.cursor == Position(column: 24, row: 0))
        #expect(sut.rows == 7)
    }

    @Test func `there are at most twelve rows`() {
        let many = (1...11).map { NamedItem(key: .number($0), name: "Earth", distinctions: []) }
        let count = { Chooser(named: "e", "location.noun", Array(many.prefix($0)), omitted: 0, texts: []).rows }

        #expect([2, 9, 10, 11].map(count) == [4, 11, 12, 12])
    }

    @Test(
        arguments: [
            ([.enter], .chosen(1)), ([.down, .enter], .chosen(2)),
            ([.control("n"), .control("j"), .enter], .chosen(3)), ([.down, .down, .up, .enter], .chosen(2)),
            ([.pageDown, .control("p"), .enter], .chosen(4)), ([.pageDown, .control("k"), .enter], .chosen(4)),
            ([.pageDown, .pageUp, .enter], .chosen(1)), ([.up, .enter], .chosen(1)),
            ([.pageDown, .down, .enter], .chosen(5)), ([.escape], .left), ([.control("c")], .interrupted),
            ([.down, .left, .tab], nil),
        ] as [([Key], Chooser.Outcome?)])
    func `keys select an item and end the chooser`(keys: [Key], outcome: Chooser.Outcome?) {
        #expect(chooser(keys).outcome == outcome)
    }

    @Test func `a page is the height of the list`() {
        #expect(chooser(rows: 5, [.pageDown, .enter]).outcome == .chosen(4))
    }

    @Test(arguments: [
        ("beth", [3, 5]), ("^summer", [2]), ("s !beth", [1, 2, 4]), ("pluto", [4]), ("c2", [2]), ("4", [4]),
        ("je|mo", [1, 4]), ("bth", []), ("!", []), ("", [1, 2, 3, 4, 5]),
    ])
    func `the typed text finds items as a search does`(text: String, found: [Int]) {
        let rows = rows(chooser(typed(text)))

        #expect(rows[0].hasPrefix("smith: which character? \(text)"))
        #expect(rows[0].hasSuffix("\(found.count) of 5"))
        #expect(Set(rows[1..<6].compactMap(\.first?.wholeNumberValue)) == Set(found))
        #expect(rows[1] == (found.isEmpty ? "No match." : "\(found[0])  \(Self.names[found[0] - 1])"))
    }

    @Test func `without a match, Enter does nothing, and the removed text brings the items back`() {
        let sut = chooser(typed("xx") + [.down, .up, .enter])

        #expect(sut.outcome == nil)
        #expect(chooser(typed("xx") + [.down, .control("u"), .enter]).outcome == .chosen(1))
    }

    @Test func `typing selects the best match, and moving in the text keeps the selection`() {
        #expect(selected(chooser([.down, .down] + typed("s"))) == [1])
        #expect(selected(chooser(typed("s") + [.down, .left, .home])) == [2])
        #expect(selected(chooser([.down, .down])) == [3])
    }

    @Test func `a pasted text is a filter`() {
        var sut = chooser()
        _ = sut.update(.terminal(.paste("jerry\n")))

        #expect(rows(sut)[1] == "4  Jerry Smith")
    }

    @Test func `a small window has no keys, and shows the selected item`() {
        let sut = chooser(columns: 24, rows: 3, [.down, .down])

        #expect(rows(sut, columns: 24, rows: 3) == ["smith: …          5 of 5", "2  Summer Smith", "3  Beth Smith"])
        #expect(sut.cursor == Position(column: 9, row: 0))
    }

    @Test func `four rows have the keys, and texts are cut off`() {
        let sut = chooser(columns: 14, rows: 4, typed("smith"))

        #expect(rows(sut, columns: 14, rows: 4) == ["smith   4 of 5", "1  Morty Smith", "2  Summer Smi…", "↵ choose"])
    }

    @Test func `a window without room is no error`() {
        for columns in 0...9 {
            for rows in 0...2 {
                let sut = chooser(columns: columns, rows: rows, typed("x") + [.down])
                #expect(self.rows(sut, columns: columns, rows: rows).count == rows)
                #expect(sut.cursor != nil)
            }
        }
    }

    @Test func `the last row has the number of the omitted matches`() {
        #expect(rows(chooser(omitted: 7)).last == "↵ choose  Esc leave        7 more match.")
        #expect(rows(chooser(columns: 24, omitted: 7), columns: 24).last == "↵ choose   7 more match.")
    }
}
