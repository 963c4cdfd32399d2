extension Rule {
    /// Returns all findings in the tree, as `file:line: rule: message (pattern 3)`.
    func violations(in tree: SourceTree) -> [String] {
        findings(in: tree).map { finding in
            Finding(
                path: finding.path, line: finding.line, message: "\(description): \(finding.message)", pattern: pattern
            ).description
        }
    }

    /// Returns a finding for each import of a module that is not allowed.
    static func imports(_ file: SourceFile, allowing allowed: Set<String>) -> [Finding] {
        let system: Set<String> = ["ChallengePlatform", "Synchronization", "Dispatch"]
        return file.imports.filter { !allowed.contains($0.module) && !system.contains($0.module) }
            .map { file.finding(line: $0.line, message: "imports \($0.module)") }
    }

    /// Returns a finding for each use of one of the types.
    static func mentions(of types: Set<String>, in file: SourceFile) -> [Finding] {
        file.numberedLines.flatMap { number, line in
            SourceFile.words(of: line).filter { types.contains(String($0)) }
                .map { file.finding(line: number, message: "uses \($0)") }
        }
    }

    /// Returns a finding for each line that contains the text.
    static func lines(with text: String, in file: SourceFile) -> [Finding] {
        file.numberedLines.filter { $0.line.contains(text) }.map { file.finding(line: $0.number, message: text) }
    }
}
