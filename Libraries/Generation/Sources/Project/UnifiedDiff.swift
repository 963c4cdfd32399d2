internal import ChallengeCore

/// A change of a file in the format of `diff -u`, which `git apply` and `patch -p1` accept.
struct UnifiedDiff {
    private let change: FileChange

    init(_ change: FileChange) {
        self.change = change
    }

    /// The header and the hunks.
    var text: String {
        let before = change.before.map { _ in "a/\(change.path)" } ?? "/dev/null"
        let after = change.after.map { _ in "b/\(change.path)" } ?? "/dev/null"
        return "--- \(before)\n+++ \(after)\n" + hunks.map(Self.text).joined()
    }

    /// A group of changed lines with the lines around it.
    private struct Hunk {
        var old: Range<Int>
        var new: Range<Int>
        var lines: [String]
    }

    private var hunks: [Hunk] {
        let lines = Self.lines(from: change.before ?? "", to: change.after ?? "")
        let changed = lines.indices.filter { lines[$0].kind != " " }
        let shown = Set(changed.flatMap { ($0 - LineDiff.context)...($0 + LineDiff.context) })
        var hunks: [Hunk] = []
        var last = -2
        var (old, new) = (0, 0)
        for (index, line) in lines.enumerated() {
            let isOld = line.kind != "+"
            let isNew = line.kind != "-"
            if shown.contains(index) {
                if index != last + 1 { hunks.append(Hunk(old: old..<old, new: new..<new, lines: [])) }
                last = index
                var hunk = hunks.removeLast()
                hunk.old = hunk.old.lowerBound..<old + (isOld ? 1 : 0)
                hunk.new = hunk.new.lowerBound..<new + (isNew ? 1 : 0)
                hunk.lines.append("\(line.kind)\(line.text)".replacing(Self.mark, with: Self.markedEnd))
                hunks.append(hunk)
            }
            if isOld { old += 1 }
            if isNew { new += 1 }
        }
        return hunks
    }

    private static func text(of hunk: Hunk) -> String {
        "@@ -\(range(hunk.old)) +\(range(hunk.new)) @@\n" + hunk.lines.map { $0 + "\n" }.joined()
    }

    /// Returns the number of the first line and the number of lines.
    ///
    /// An empty range has the number of the line before it.
    private static func range(_ range: Range<Int>) -> String {
        "\(range.lowerBound + (range.isEmpty ? 0 : 1)),\(range.count)"
    }

    /// Returns the lines of both texts, each with ` `, `-` or `+`.
    private static func lines(from before: String, to after: String) -> [(kind: Character, text: String)] {
        if before.isEmpty { return lines(of: after).map { ("+", $0) } }
        if after.isEmpty { return lines(of: before).map { ("-", $0) } }
        return LineDiff(from: marked(before), to: marked(after)).lines.map { line in
            switch line {
            case .common(let text): (" ", String(text))
            case .removed(let text): ("-", String(text))
            case .added(let text): ("+", String(text))
            }
        }
    }

    private static func lines(of text: String) -> [String] {
        text.isEmpty ? [] : marked(text).lines.map(String.init)
    }

    /// A character that no source has, at the end of a last line without a line break.
    private static let mark = "\0"
    private static let markedEnd = "\n\\ No newline at end of file"

    /// Removes the line break at the end, or marks the last line if it has none.
    private static func marked(_ text: String) -> String {
        text.hasSuffix("\n") ? String(text.dropLast()) : text + mark
    }
}
