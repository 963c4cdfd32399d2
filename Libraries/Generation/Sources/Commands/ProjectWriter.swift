internal import ChallengeTerminal

/// Writes the changes of a command to the project, or prints them with `--dry-run`.
struct ProjectWriter {
    private static let dryRun = Option.flag(
        "dry-run", help: "Show the changes without writing any file")
    static let isForced = Option.flag("force", help: "Overwrite files that were edited after they were generated")

    static let options: [any AnyOption] = [dryRun, isForced]

    private let project: Project
    private let invocation: Invocation
    private let console: Console

    init(project: Project, _ invocation: Invocation, _ console: Console) {
        self.project = project
        self.invocation = invocation
        self.console = console
    }

    func write(from before: FeatureSpec?, to after: FeatureSpec) throws {
        try after.check()
        try FeatureNames(project: project).checkOptions(of: after)
        let generator = FeatureGenerator(
            project: project, before: before, after: after, isForced: invocation.has(Self.isForced))
        let set = try project.exclusively {
            let set = try generator.changes()
            if !invocation.has(Self.dryRun) { try set.apply(to: project) }
            return set
        }
        try UnprintedChange.reporting(
            "The files were changed.", isMade: !set.changes.isEmpty && !invocation.has(Self.dryRun)
        ) {
            for change in set.changes { try show(change) }
        }
        if set.changes.isEmpty {
            console.note("Nothing to change.")
        } else {
            try noteMissingTranslations(generator)
        }
    }

    private func noteMissingTranslations(_ generator: FeatureGenerator) throws {
        let fields = try generator.untranslatedFields()
        if !fields.isEmpty {
            let list = fields.joined(separator: ", ")
            console.note(SafeText("No Spanish translation for \(list). Add it to \(StringsCatalogEdit.path)."))
        }
        let words = generator.after.spanish
        if generator.before == nil, generator.after.lacksSpanishNoun {
            console.note(
                SafeText(
                    "The Spanish texts use '\(words.one)' and '\(words.many)'. Use --spanish SINGULAR,PLURAL to translate them."
                ))
        }
    }

    private func show(_ change: FileChange) throws {
        let action = change.before == nil ? "create" : change.after == nil ? "delete" : "update"
        try console.print(SafeText("\(action) \(change.path)"))
        guard invocation.has(Self.dryRun), let before = change.before, let after = change.after else { return }
        for line in LineDiff(from: before, to: after).text.split(separator: "\n") {
            try console.print(SafeText("       \(line)"))
        }
    }
}
