import ChallengeCollections
import ChallengeCore
import ChallengeScreen
import ChallengeTerminal

/// The form for the user's texts about an item.
struct MarkForm: Sendable {
    enum Outcome: Sendable {
        case saved
        case left
    }

    let key: ItemKey
    private let name: String
    private let titles: [SafeText]
    private let texts: [String]
    private var fields: [InputField]
    private var focus = 0

    init(_ key: ItemKey, name: String, _ texts: [ItemMarks.Text]) {
        self.key = key
        self.name = name
        titles = texts.map { SafeText($0.title) }
        self.texts = texts.map(\.value)
        fields = texts.map { InputField($0.value) }
    }

    /// The edited texts; an unchanged one keeps the line breaks that its field does not show.
    var values: [String] {
        zip(fields, texts).map { field, text in field.text == InputField(text).text ? text : field.text }
    }

    /// Changes a text or the focus; returns the outcome if the user saves or leaves the form.
    mutating func handle(_ event: TerminalEvent) -> Outcome? {
        switch event {
        case .key(.enter): return .saved
        case .key(.escape): return .left
        case .key(.tab), .key(.down): focus = (focus + 1) % fields.count
        case .key(.backTab), .key(.up): focus = (focus + fields.count - 1) % fields.count
        default: _ = fields[focus].handle(event)
        }
        return nil
    }

    func draw(on canvas: inout Canvas, in rect: Rect) {
        canvas.sub(rect) { $0.draw(SafeText(name, style: .bold).truncated(to: rect.width), row: 0) }
        for (index, field) in fields.enumerated() {
            canvas.sub(rect) { canvas in
                canvas.draw((index == focus ? "› " : "  ") + titles[index].styled(.dim), row: index + 2)
            }
            field.draw(on: &canvas, in: self.rect(of: index, in: rect))
        }
    }

    /// Returns the position of the cursor in a form in the rectangle.
    func cursor(in rect: Rect) -> Position { fields[focus].cursor(in: self.rect(of: focus, in: rect)) }

    private func rect(of index: Int, in rect: Rect) -> Rect {
        let indentation = (titles.map(\.width).max() ?? 0) + 4
        return Rect(
            column: rect.column + indentation, row: rect.row + index + 2, width: rect.width - indentation, height: 1)
    }
}
