internal import ChallengeTerminal

/// Writes what a command makes, or shows what it would write.
struct Writing {
    private static let isDry = Option.flag(
        "dry-run", help: "Show the files and what would change in them, and write nothing")
    private static let isForced = Option.flag("force", help: "Write over what was edited since it was generated")

    static let options: [any AnyOption] = [isDry, isForced]

    private let project: Project
    private let invocation: Invocation
    private let console: Console

    init(project: Project, _ invocation: Invocation, _ console: Console) {
        self.project = project
        self.invocation = invocation
        self.console = console
    }

    func write(from before: FeatureSpec?, to after: FeatureSpec) throws {
        let generator = FeatureGenerator(
            project: project, before: before, after: after, isForced: invocation.has(Self.isForced))
        let set = try generator.changes()
        let untranslated = try generator.untranslatedFields()
        if !invocation.has(Self.isDry) { try set.apply(to: project) }
        for change in set.changes { try show(change) }
        if !untranslated.isEmpty, !set.changes.isEmpty {
            console.note(
                SafeText(
                    "Not known in Spanish, and left in English in \(StringsCatalogEdit.path): "
                        + untranslated.joined(separator: ", ")))
        }
        if set.changes.isEmpty { console.note("Nothing to change.") }
    }

    private func show(_ change: FileChange) throws {
        try console.print(SafeText("\(change.before == nil ? "new " : "edit") \(change.path)"))
        guard invocation.has(Self.isDry), let before = change.before else { return }
        for line in LineDiff(from: before, to: change.after).text.split(separator: "\n") {
            try console.print(SafeText("     \(line)"))
        }
    }
}
