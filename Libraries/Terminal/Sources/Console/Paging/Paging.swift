internal import ChallengeCore

/// The state of the output to the terminal: direct, or through a pager if it is longer than the window.
struct Paging: Sendable {
    /// The pager for long output; `nil` if all output is written directly.
    var command: PagerCommand?

    /// The running pager.
    var pager: Pager?

    /// The task that ends with the pager.
    var end: Task<Void, Never>?

    /// The output that waits until it is known whether it is longer than the window.
    var output = ""

    /// The messages that follow the output, because they would disturb the screen of the pager.
    var messages = ""

    /// The lines of the window that the waiting output and messages need.
    var lines = 0

    /// `true` if the waiting output does not fit into the window.
    var isLong: Bool { command.map { lines >= $0.height } ?? false }

    /// The signal that the program received while the pager ran.
    var signal: Int32?

    /// `true` if the pager ended before the command.
    var isLeft = false

    /// Cancels the command.
    var cancel: @Sendable () -> Void = {}

    /// Removes the waiting texts and returns them.
    mutating func takeTexts() -> (output: String, messages: String) {
        defer { (output, messages, lines) = ("", "", 0) }
        return (output, messages)
    }
}

extension String {
    /// Returns the number of lines that the text needs in a window of this width, in which long lines are wrapped.
    func lines(inWindowOf columns: Int) -> Int {
        lines.dropLast().reduce(0) { count, line in
            if line.utf8.count <= columns { return count + 1 }
            return count + max(1, (TextWidth.of(line.withoutStyles) + columns - 1) / max(1, columns))
        }
    }
}

extension Substring {
    /// The text without escape sequences: styles end with the letter `m`, and hyperlinks with a backslash.
    fileprivate var withoutStyles: String {
        let parts = unicodeScalars.split(separator: "\u{1B}", omittingEmptySubsequences: false)
        var text = String.UnicodeScalarView(parts[0])
        for part in parts.dropFirst() where part.first != "]" {
            text.append(contentsOf: part.first == "\\" ? part.dropFirst() : part.drop { $0 != "m" }.dropFirst())
        }
        return String(text)
    }
}
