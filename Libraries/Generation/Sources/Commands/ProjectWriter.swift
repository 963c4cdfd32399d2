internal import ChallengeCore
internal import ChallengeTerminal

/// Writes the changes of a command to the project, or only lists the files with `--dry-run`.
struct ProjectWriter {
    private static let dryRun = Option.flag(
        "dry-run", help: "List the files that would change, without writing any file")
    static let isForced = Option.flag(
        "force",
        help: "Overwrite edited files whose generated code changes; 'remove' deletes edited and handwritten files")

    static let options: [any AnyOption] = [dryRun, isForced]

    private let project: Project
    private let invocation: Invocation
    private let console: Console

    init(project: Project, _ invocation: Invocation, _ console: Console) {
        self.project = project
        self.invocation = invocation
        self.console = console
    }

    /// - Parameter snapshot: The new items of the snapshot.
    func write(from before: FeatureSpec?, to after: FeatureSpec, snapshot: SnapshotItems? = nil) throws {
        try after.check()
        try after.checkOptions(in: project)
        let generator = FeatureGenerator(
            project: project, before: before, after: after, isForced: invocation.has(Self.isForced), snapshot: snapshot)
        let set = try apply(generator.changes)
        if set.changes.isEmpty { return console.note("Nothing to change.") }
        noteMissingTranslations(set.untranslatedKeys, of: after)
        let guide = NextStep(spec: after)
        console.note(SafeText("Next: \(guide.command)"))
        if let line = guide.changelogLine { console.note(SafeText("Line for CHANGELOG.md: \(line)")) }
    }

    /// Removes a feature.
    func remove(_ spec: FeatureSpec) throws {
        let removal = FeatureRemoval(project: project, spec: spec, isForced: invocation.has(Self.isForced))
        _ = try apply(removal.changes)
    }

    /// Computes the changes, applies and prints them.
    private func apply(_ changes: () throws -> ChangeSet) throws -> ChangeSet {
        let isDry = invocation.has(Self.dryRun)
        let set = try project.exclusively {
            let set = try changes()
            if !isDry { try set.apply(to: project) }
            return set
        }
        try UnprintedChange.reporting("The files were changed.", isMade: !set.changes.isEmpty && !isDry) {
            for change in set.changes { try console.print(SafeText("\(change.action) \(change.path)")) }
        }
        return set
    }

    private func noteMissingTranslations(_ keys: [String], of spec: FeatureSpec) {
        if keys.isEmpty { return }
        if spec.lacksSpanishNoun {
            console.note(
                SafeText(
                    "The Spanish texts use '\(spec.spanish.one)' and '\(spec.spanish.many)'. Run ./generate.sh feature "
                        + "\(spec.name) --spanish SINGULAR,PLURAL to translate them."))
        }
        console.note(
            SafeText(
                "Not translated into Spanish: \(keys.joined(separator: ", ")). Translate them in "
                    + "\(StringsCatalogEdit.path), and set their state to \"translated\"."))
    }
}

extension FileChange {
    /// The verb for the change: `create`, `update` or `delete`.
    fileprivate var action: String { before == nil ? "create" : after == nil ? "delete" : "update" }
}
