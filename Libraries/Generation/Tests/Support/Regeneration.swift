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
