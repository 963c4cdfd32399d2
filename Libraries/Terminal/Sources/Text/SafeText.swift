internal import ChallengeCore

/// Text in which unsafe characters are escaped, for messages, help and tables.
///
/// It is a single line, because line breaks are escaped like other control characters. The caller prints the line ends.
/// Literals and interpolated values are escaped, too.
public struct SafeText: Sendable, Hashable, ExpressibleByStringInterpolation {
    package struct Run: Sendable, Hashable {
        package let text: Substring
        package let style: TextStyle
    }

    package let runs: [Run]

    init(runs: [Run]) { self.runs = runs.filter { !$0.text.isEmpty } }

    public init(_ untrusted: String, style: TextStyle = .plain) {
        self.init(runs: [Run(text: TextGate.clean(untrusted)[...], style: style)])
    }

    /// Creates a line of a text file, whose tabs a terminal shows as spaces.
    public init(lineOfFile untrusted: String) {
        self.init(runs: [Run(text: TextGate.clean(untrusted, keeping: ["\t"])[...], style: .plain)])
    }

    public init(stringLiteral literal: String) { self.init(literal) }

    public static let empty = SafeText(runs: [])

    public var isEmpty: Bool { runs.isEmpty }

    /// The text without its styles.
    public var plain: String { runs.map(\.text).joined() }

    /// The number of columns in a terminal.
    public var width: Int { runs.reduce(0) { $0 + TextWidth.of($1.text) } }

    /// Returns the text with the style added to its own styles.
    public func styled(_ style: TextStyle) -> SafeText {
        SafeText(runs: runs.map { Run(text: $0.text, style: $0.style.adding(style)) })
    }

    /// Returns the text with its escape sequences if color is allowed.
    public func rendered(inColor isColored: Bool) -> String {
        isColored ? runs.map { $0.style.wrap($0.text) }.joined() : plain
    }

    public static func + (left: SafeText, right: SafeText) -> SafeText { SafeText(runs: left.runs + right.runs) }

    public static func spaces(_ count: Int) -> SafeText { SafeText(String(repeating: " ", count: max(0, count))) }
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

extension String {
    /// `true` if the text has no unsafe character, so that messages and command lines show it as it is.
    public var isSafe: Bool { SafeText(self).plain.isBytewiseEqual(to: self) }
}
