import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The form for the user's texts about an item.
struct MarkForm: Sendable {
    enum Outcome: Sendable {
        case saved
        case left
    }

    private struct Field: Sendable {
        let title: SafeText
        /// The text that the user edits.
        var old: String
        var input: InputField
        /// `true` if `old` was stored elsewhere after the user had begun.
        var hasConflict = false

        init(_ text: ItemMarks.Text) {
            title = SafeText(text.title)
            old = text.value
            input = Self.input(text.value)
        }

        /// Creates a field that changes nothing but what the user edits, however long the text is.
        static func input(_ text: String) -> InputField {
            InputField(text, limit: max(10_000, text.count), keepsLineBreaks: true)
        }
    }

    let key: ItemKey
    let name: String
    /// `true` while the texts are being stored; then the user can only leave the form.
    var isSaving = false
    private var fields: [Field]
    private var focus = 0

    init(_ key: ItemKey, name: String, _ texts: [ItemMarks.Text]) {
        self.key = key
        self.name = name
        fields = texts.map { Field($0) }
    }

    /// `true` after Esc, which leaves changed texts only if the user presses it twice.
    private(set) var asksToLeave = false

    var edits: [ItemMarks.Edit] { fields.map { ItemMarks.Edit(old: $0.old, new: $0.input.text) } }

    var isChanged: Bool { edits.contains { $0.old != $0.new } }

    /// `true` if saving overwrites texts that were stored elsewhere after the user had begun.
    var hasConflict: Bool { fields.contains(where: \.hasConflict) }

    /// Continues after other texts were stored elsewhere.
    ///
    /// - Parameter values: The stored texts by their positions.
    mutating func setConflicts(_ values: [Int: String]) {
        for position in fields.indices {
            fields[position].hasConflict = values[position] != nil
            if let value = values[position] { fields[position].old = value }
        }
    }

    /// Changes a text or the focus; returns the outcome if the user saves or leaves the form.
    mutating func handle(_ event: TerminalEvent) -> Outcome? {
        if event == .key(.escape) {
            defer { asksToLeave = true }
            return asksToLeave || !isChanged || isSaving ? .left : nil
        }
        asksToLeave = false
        if isSaving { return nil }
        switch event {
        case .key(.enter): return .saved
        case .key(.tab), .key(.down): focus = (focus + 1) % fields.count
        case .key(.backTab), .key(.up): focus = (focus + fields.count - 1) % fields.count
        default: _ = fields[focus].input.handle(event)
        }
        return nil
    }

    func draw(on canvas: inout Canvas, in rect: Rect) {
        canvas.sub(rect) { canvas in
            for (index, field) in fields.enumerated() {
                canvas.draw((index == focus ? "› " : "  ") + field.title.styled(.dim), row: index)
            }
            for (row, line) in conflictLines.enumerated() {
                canvas.draw(line.truncated(to: rect.width), row: fields.count + row)
            }
        }
        for (index, field) in fields.enumerated() {
            field.input.draw(on: &canvas, in: self.rect(of: index, in: rect))
        }
    }

    /// The texts that were stored elsewhere and differ from those of the user.
    private var conflictLines: [SafeText] {
        fields.filter { $0.hasConflict && $0.old != $0.input.text }.map { field in
            let value = field.old.isEmpty ? "–" : Field.input(field.old).shownText
            return SafeText("browse.elsewhere %@".localized(field.title.plain)) + " " + value
        }
    }

    /// Returns the position of the cursor in a form in the rectangle.
    func cursor(in rect: Rect) -> Position { fields[focus].input.cursor(in: self.rect(of: focus, in: rect)) }

    private func rect(of index: Int, in rect: Rect) -> Rect {
        let indentation = (fields.map(\.title.width).max() ?? 0) + 4
        return Rect(
            column: rect.column + indentation, row: rect.row + index, width: rect.width - indentation, height: 1)
    }
}
