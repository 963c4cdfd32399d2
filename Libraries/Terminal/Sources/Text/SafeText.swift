/// Text that can do a terminal no harm: the one gate for whatever a person is shown.
///
/// It is one line, because a line break is a control character like any other: lines are a matter of whoever prints.
/// Literals pass the gate, too, and so does what is put into them.
public struct SafeText: Sendable, Hashable, ExpressibleByStringInterpolation {
    struct Run: Sendable, Hashable {
        let text: Substring
        let style: TextStyle
    }

    let runs: [Run]

    init(runs: [Run]) {
        self.runs = runs.filter { !$0.text.isEmpty }
    }

    public init(_ untrusted: String, style: TextStyle = .plain) {
        self.init(runs: [Run(text: TextGate.clean(untrusted)[...], style: style)])
    }

    public init(stringLiteral literal: String) {
        self.init(literal)
    }

    public static let empty = SafeText(runs: [])

    public var isEmpty: Bool { runs.isEmpty }

    /// The text without its style.
    public var plain: String { runs.map(\.text).joined() }

    /// How many columns it takes.
    public var width: Int { runs.reduce(0) { $0 + TextWidth.of($1.text) } }

    /// The text with this style on top of its own.
    public func styled(_ style: TextStyle) -> SafeText {
        SafeText(runs: runs.map { Run(text: $0.text, style: $0.style.adding(style)) })
    }

    /// What goes to the stream.
    public func rendered(inColor isColored: Bool) -> String {
        isColored ? runs.map { $0.style.wrap($0.text) }.joined() : plain
    }

    public static func + (left: SafeText, right: SafeText) -> SafeText {
        SafeText(runs: left.runs + right.runs)
    }

    public static func spaces(_ count: Int) -> SafeText {
        SafeText(String(repeating: " ", count: max(0, count)))
    }
}

extension SafeText: CustomStringConvertible {
    public var description: String { plain }
}

extension Sequence<SafeText> {
    public func joined(separator: SafeText = .empty) -> SafeText {
        var runs: [SafeText.Run] = []
        for (index, text) in enumerated() {
            runs += index == 0 ? text.runs : separator.runs + text.runs
        }
        return SafeText(runs: runs)
    }
}
