@testable import ChallengeGeneration

/// Compares the files of a feature with the generated files.
struct Regeneration {
    /// A file with hand-written code.
    struct Addition {
        let path: String
        let reason: String
        /// The generated lines that are not in the file, without their indentation.
        var replacedLines: [String] = []
    }

    /// The generated texts, by path.
    let generated: [String: String]
    /// The texts in the repository, by path.
    let present: [String: String]
    let additions: [Addition]

    /// Returns a description of each unlisted difference, and of each listed file without a difference.
    func differences() -> [String] {
        let paths = Set(generated.keys).union(present.keys).union(additions.map(\.path))
        return paths.sorted().compactMap { path in
            let addition = additions.first { $0.path == path }
            guard let text = present[path] else { return "\(path) is missing." }
            let diff = LineDiff(from: generated[path] ?? "", to: text)
            switch addition {
            case nil where diff.count == 0: return nil
            case nil: return "\(path) differs and is not listed:\n\(diff.text)"
            case .some where diff.count == 0: return "\(path) is listed and does not differ."
            case .some(let addition):
                let removed = diff.removed.map { String($0.drop { $0 == " " }) }
                if removed.sorted() == addition.replacedLines.sorted() { return nil }
                return "\(path) replaces lines that are not listed, or keeps listed lines:\n\(diff.text)"
            }
        }
    }
}

extension LineDiff {
    /// The number of lines that only one of the texts has.
    var count: Int { lines.filter { if case .common = $0 { false } else { true } }.count }

    /// The lines that only the first text has.
    var removed: [Substring] { lines.compactMap { if case .removed(let line) = $0 { line } else { nil } } }

    /// The lines that differ, with three lines of context.
    var text: String {
        let changed = lines.indices.filter { if case .common = lines[$0] { false } else { true } }
        let shown = Set(changed.flatMap { ($0 - Self.context)...($0 + Self.context) })
        var result = ""
        var last = -1
        for (index, line) in lines.enumerated() where shown.contains(index) {
            if index != last + 1 { result += "  …\n" }
            last = index
            switch line {
            case .common(let text): result += "  \(text)\n"
            case .removed(let text): result += "- \(text)\n"
            case .added(let text): result += "+ \(text)\n"
            }
        }
        return result
    }
}
