import Testing

@testable import ChallengeTerminal

struct TableLayoutTests {
    private let columns = [
        TableColumn(priority: 0, minimumWidth: 3), TableColumn(priority: 1, minimumWidth: 5),
        TableColumn(priority: 2, minimumWidth: 5), TableColumn(priority: 2, minimumWidth: 5),
    ]

    private func widths(_ natural: [Int], empty: Set<Int> = [], window: Int?) -> [Int: Int] {
        let layout = TableLayout(columns: columns, naturalWidths: natural, emptyColumns: empty, window: window)
        return Dictionary(uniqueKeysWithValues: layout.slots.map { ($0.column, $0.width) })
    }

    @Test func `a column has the width of its widest value if there is space`() {
        #expect(widths([3, 10, 6, 8], window: 33) == [0: 3, 1: 10, 2: 6, 3: 8])
        #expect(widths([3, 1000, 6, 8], window: nil) == [0: 3, 1: 1000, 2: 6, 3: 8])
    }

    @Test func `the widest column shrinks first, down to its minimum`() {
        #expect(widths([3, 10, 6, 8], window: 30) == [0: 3, 1: 7, 2: 6, 3: 8])
        #expect(widths([3, 10, 6, 8], window: 24) == [0: 3, 1: 5, 2: 5, 3: 5])
    }

    @Test func `the least important column is removed, and the others take its space`() {
        #expect(widths([3, 10, 6, 8], window: 23) == [0: 3, 1: 10, 2: 6])
        #expect(widths([3, 10, 6, 8], window: 16) == [0: 3, 1: 10])
        #expect(widths([3, 10, 6, 8], window: 9) == [0: 3])
        #expect(widths([3, 10, 6, 8], window: 1) == [0: 1])
    }

    @Test func `columns without values are removed first, except the most important ones`() {
        #expect(widths([3, 10, 6, 8], empty: [2], window: 23) == [0: 3, 1: 8, 3: 8])
        #expect(widths([3, 10, 6, 8], empty: [0, 1], window: 16) == [0: 3, 2: 6])
    }

    @Test(arguments: [(44, [20, 9, 11]), (38, [14, 9, 11]), (37, [20, 9])])
    func `a text that is never removed is shortened before a column is removed`(window: Int, widths: [Int]) {
        let columns = [
            TableColumn(priority: 0, minimumWidth: 24), TableColumn(priority: 1, minimumWidth: 9),
            TableColumn(priority: 2, minimumWidth: 11),
        ]

        let layout = TableLayout(columns: columns, naturalWidths: [20, 9, 11], window: window)

        #expect(layout.slots.map(\.width) == widths)
    }

    @Test func `texts are shorter than their minimum if the most important columns do not fit, but numbers are not`() {
        let columns = [
            TableColumn(alignment: .trailing, priority: 0, minimumWidth: 6), TableColumn(priority: 0, minimumWidth: 20),
        ]
        let layouts = [20, 9].map { TableLayout(columns: columns, naturalWidths: [6, 40], window: $0) }

        #expect(layouts.map { $0.slots.map(\.width) } == [[6, 12], [6, 4]])
    }

    @Test(.timeLimit(.minutes(15)))
    func `a very long value is laid out in linear time`() {
        #expect(widths([3, 1 << 40, 6, 8], window: 40) == [0: 3, 1: 17, 2: 6, 3: 8])
    }
}
