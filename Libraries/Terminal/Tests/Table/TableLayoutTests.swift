import Testing

@testable import ChallengeTerminal

struct TableLayoutTests {
    private let columns = [
        TableColumn(priority: 0, minimumWidth: 3), TableColumn(priority: 1, minimumWidth: 5),
        TableColumn(priority: 2, minimumWidth: 5), TableColumn(priority: 2, minimumWidth: 5),
    ]

    private func widths(_ natural: [Int], window: Int?, mayDrop: Bool = true) -> [Int: Int] {
        let layout = TableLayout(columns: columns, naturalWidths: natural, window: window, mayDrop: mayDrop)
        return Dictionary(uniqueKeysWithValues: layout.slots.map { ($0.column, $0.width) })
    }

    @Test("where there is room, a column is as wide as its widest value")
    func natural() {
        #expect(widths([3, 10, 6, 8], window: 33) == [0: 3, 1: 10, 2: 6, 3: 8])
        #expect(widths([3, 1000, 6, 8], window: nil) == [0: 3, 1: 1000, 2: 6, 3: 8])
    }

    @Test("the widest gives way first, none below its minimum")
    func shrinks() {
        #expect(widths([3, 10, 6, 8], window: 30) == [0: 3, 1: 7, 2: 6, 3: 8])
        #expect(widths([3, 10, 6, 8], window: 24) == [0: 3, 1: 5, 2: 5, 3: 5])
    }

    @Test("then the least important leaves, the last of equals first, and the rest breathes again")
    func drops() {
        #expect(widths([3, 10, 6, 8], window: 23) == [0: 3, 1: 10, 2: 6])
        #expect(widths([3, 10, 6, 8], window: 16) == [0: 3, 1: 10])
        #expect(widths([3, 10, 6, 8], window: 9) == [0: 3])
        #expect(widths([3, 10, 6, 8], window: 1) == [0: 1])
    }

    @Test("where none may leave, all shrink to their minimum at most")
    func keeps() {
        #expect(widths([3, 10, 4, 8], window: 5, mayDrop: false) == [0: 3, 1: 5, 2: 4, 3: 5])
    }

    @Test("a value as long as a book does not keep anybody waiting", .timeLimit(.minutes(1)))
    func endlessValue() {
        #expect(widths([3, 1 << 40, 6, 8], window: 40) == [0: 3, 1: 17, 2: 6, 3: 8])
    }
}
