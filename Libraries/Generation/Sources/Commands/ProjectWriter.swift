internal import ChallengeTerminal

/// Writes what a command makes, or shows what it would write.
struct ProjectWriter {
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
        try after.check()
        try FeatureNames(project: project).checkOptions(of: after)
        let generator = FeatureGenerator(
            project: project, before: before, after: after, isForced: invocation.has(Self.isForced))
        let set = try project.exclusively {
            let set = try generator.changes()
            if !invocation.has(Self.isDry) { try set.apply(to: project) }
            return set
        }
        try UnprintedChange.reporting(
            "The files were changed.", isMade: !set.changes.isEmpty && !invocation.has(Self.isDry)
        ) {
            for change in set.changes { try show(change) }
        }
        if set.changes.isEmpty {
            console.note("Nothing to change.")
        } else {
            try warnAboutSpanish(generator)
        }
    }

    private func warnAboutSpanish(_ generator: FeatureGenerator) throws {
        let fields = try generator.untranslatedFields()
        if !fields.isEmpty {
            let list = fields.joined(separator: ", ")
            console.note(SafeText("Not known in Spanish, and left in English in \(StringsCatalogEdit.path): \(list)"))
        }
        let words = generator.after.spanish
        if generator.before == nil, generator.after.isCalledAlikeInSpanish {
            console.note(
                SafeText("Spanish says ‘\(words.one)’ and ‘\(words.many)’, too: --spanish ONE,MANY says more."))
        }
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
