internal import ChallengeTerminal

/// Writes what a command makes, or shows what it would write.
struct Writing {
    private static let isDry = Option.flag(
        "dry-run", help: "Show the files and what would change in them, and write nothing")
    static let isForced = Option.flag("force", help: "Write over what was edited since it was generated")

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
        try FeatureNames(project: project).checkOptions(of: after)
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
        if before == nil, after.isCalledAlikeInSpanish {
            console.note(
                SafeText(
                    "Spanish says ‘\(after.spanish.one)’ and ‘\(after.spanish.many)’, too: --spanish ONE,MANY says more."
                ))
        }
        if set.changes.isEmpty { console.note("Nothing to change.") }
    }

    private func show(_ change: FileChange) throws {
        let what = change.before == nil ? "new " : change.after == nil ? "gone" : "edit"
        try console.print(SafeText("\(what) \(change.path)"))
        guard invocation.has(Self.isDry), let before = change.before, let after = change.after else { return }
        for line in LineDiff(from: before, to: after).text.split(separator: "\n") {
            try console.print(SafeText("     \(line)"))
        }
    }
}
