@testable import ChallengeGeneration

/// Compares the files of a feature with those that the generator makes.
struct Regeneration {
    /// A file with hand-written code.
    struct Addition {
        let path: String
        let reason: String
        /// The generated lines that are not in the file, without their indentation.
        var replacedLines: [String] = []
    }

    /// The texts by path.
    let generated: [String: String]
    let present: [String: String]
    let additions: [Addition]

    /// Returns a description of each file that differs in a way that is not listed, or that is listed and does not differ.
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
                return "\(path) replaces other lines than those that are listed:\n\(diff.text)"
            }
        }
    }
}
