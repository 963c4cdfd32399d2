import ChallengeScreen
import ChallengeTerminal

/// The menu of the fields by which a list can be sorted.
struct SortMenu: Sendable {
    enum Outcome: Sendable {
        case chosen(fieldName: String)
        case left
    }

    private let names: [String]
    private let titles: [SafeText]
    private var selected: Int

    /// - Parameter order: The present order, whose field is selected.
    init(_ fields: [Field<AnyRecord>], _ order: ItemOrder?) {
        names = fields.map(\.name)
        titles = fields.map { field in
            SafeText(field.title) + SafeText(field.name == order?.fieldName ? " " + (order?.arrow ?? "") : "")
        }
        selected = names.firstIndex { $0 == order?.fieldName } ?? 0
    }

    /// The size with the frame.
    var size: Size { Size(columns: (titles.map(\.width).max() ?? 0) + 6, rows: names.count + 2) }

    mutating func handle(_ event: TerminalEvent, in rect: Rect) -> Outcome? {
        switch event {
        case .key(.enter): return names.isEmpty ? .left : .chosen(fieldName: names[selected])
        case .key(.escape), .key(.left), .key(.character("h")), .key(.backspace), .key(.character("q")): return .left
        case .key(.down), .key(.character("j")), .key(.character("s")): move(by: 1)
        case .key(.up), .key(.character("k")): move(by: -1)
        case .key(.home), .key(.character("g")): selected = 0
        case .key(.end), .key(.character("G")): selected = names.count - 1
        case .mouse(let event):
            guard event.action == .press(.left) else { return nil }
            let inner = FrameView.inner(rect)
            guard let row = list(height: inner.height).index(at: event.position, in: inner) else { return .left }
            return .chosen(fieldName: names[row])
        default: break
        }
        return nil
    }

    private mutating func move(by rows: Int) { selected = (selected + rows + names.count) % max(1, names.count) }

    private func list(height: Int) -> ListView {
        var scroll = ScrollPosition()
        scroll.reveal(selected, count: titles.count, height: height)
        return ListView(titles.map { " " + $0 + " " }, selected: selected, scroll: scroll)
    }

    func draw(title: SafeText, on canvas: inout Canvas, in rect: Rect) {
        FrameView(title: title, isFocused: true).draw(on: &canvas, in: rect)
        let inner = FrameView.inner(rect)
        list(height: inner.height).draw(on: &canvas, in: inner)
    }
}
