internal import ChallengeTerminal

/// Checks the features against the patterns.
struct PatternCheck {
    let project: Project

    /// Returns the findings feature by feature.
    func findings() throws -> [Finding] {
        let features = project.names(in: "Features")
        if features.isEmpty {
            throw GenerationError("There are no features here to be checked.", exitCode: .dataError)
        }
        let tree = try SourceTree(root: project.root, folders: ["Features"])
        return try features.flatMap { feature in
            _ = try FeatureSpec(feature, in: project)
            return try PatternRules(feature, in: project).all.flatMap { $0.findings(in: tree) }
        }
    }
}
