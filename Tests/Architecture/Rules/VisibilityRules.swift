/// The public types of a feature.
enum VisibilityRules {
    static let all = [features]

    /// The members that make the error of a feature presentable, beside its commands.
    private static let presentation: Set<Substring> = ["advice", "exitCode"]

    static let features = Rule(
        "in a feature, only the feature, its dependencies, its ports and its error are public", pattern: 4,
        minimumFiles: 30,
        in: Scope { $0.area == "Features" && $0.isProduct && $0.folder != "Ports" }
    ) { file, _ in
        let open = ["Feature", "Dependencies", "Error", "sError"].map { file.module + $0 }
        return file.numberedLines.filter { _, line in
            let words = SourceFile.words(of: line)
            let isPresentation = words.starts(with: ["public", "var"]) && presentation.contains(words[2])
            return words.first == "public" && !words.contains("import") && !isPresentation
        }
        .filter { _ in !open.contains { file.name == $0 || file.name.hasPrefix($0 + "+") } }
        .map { file.finding(line: $0.number, message: "public") }
    }
}
