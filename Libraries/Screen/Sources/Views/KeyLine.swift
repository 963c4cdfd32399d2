public import ChallengeTerminal

/// The most important keys with their meanings, in one row.
public struct KeyLine {
    private let entries: [SafeText]

    /// - Parameter keys: The keys in order of importance; those at the end are omitted in a narrow window.
    public init(_ keys: [(key: SafeText, meaning: SafeText)]) {
        entries = keys.map { $0.key.styled(.bold) + " " + $0.meaning }
    }

    public func draw(on canvas: inout Canvas, in rect: Rect) {
        canvas.sub(rect) { canvas in
            var column = 0
            for entry in entries {
                if column + entry.width > canvas.size.columns { return }
                canvas.draw(entry, row: 0, column: column)
                column += entry.width + 2
            }
        }
    }
}
