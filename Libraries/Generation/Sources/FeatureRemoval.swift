internal import ChallengeTerminal

/// Computes the changes that take away what the generator made for a feature.
struct FeatureRemoval {
    let project: Project
    let spec: FeatureSpec
    /// `true` if hand-written and hand-edited code of the feature is removed, too.
    let isForced: Bool

    /// Returns the changes, and throws if one of them would remove hand-written code.
    func changes() throws -> ChangeSet {
        let state = try FeatureState(of: spec, in: project)
        let files = try project.files(below: "Features/\(spec.name)").map { path in
            FileChange(path: path, before: try project.text(of: path), after: nil)
        }
        let common = try sharedChanges(files, state.record)
        if !isForced {
            try checkUses()
            let edited = state.edited + state.editedTexts.map { "'\($0)'" } + common.conflicts
            guard edited.isEmpty, state.added.isEmpty else {
                throw GenerationError.kept(edited: edited, added: state.added)
            }
        }
        return ChangeSet(files + common.changes)
    }

    /// Returns the changes of the manifest, the app and the strings catalog, and the files that have edited code.
    private func sharedChanges(
        _ files: [FileChange], _ record: GeneratedRecord
    ) throws -> (changes: [FileChange], conflicts: [String]) {
        let texts = files.reduce(into: [String: String]()) { $0[$1.path] = $1.before }
        let manifest = ManifestRemoval(
            feature: spec.name, imports: ModuleImports(files: texts, of: spec.name), isForced: isForced)
        let app = AppContainerRemoval(spec: spec, isForced: isForced)
        let edits: [(String, (String) throws -> String)] = [
            (ManifestEdit.path, manifest.applied), (AppContainerEdit.path, app.applied),
            (StringsCatalogEdit.path, { StringsCatalogEdit($0).removing(Set(record.texts.keys)) }),
            (SnapshotEdit.path, { spec.sources.snapshot == true ? SnapshotEdit($0).removing(spec.noun.table) : $0 }),
        ]
        var changes: [FileChange] = []
        var conflicts: [String] = []
        for (path, edit) in edits {
            guard let text = try project.text(of: path) else { continue }
            do {
                let edited = try edit(text)
                let isSwift = path.hasSuffix(".swift")
                let after = isSwift ? try project.formatted(edited, from: text) : edited
                changes.append(FileChange(path: path, before: text, after: after))
            } catch is EditConflict {
                conflicts.append(path)
            }
        }
        return (changes, conflicts)
    }

    /// Throws if another module imports the feature.
    private func checkUses() throws {
        let own = "Features/\(spec.name)/"
        let paths = ["App", "Features", "Libraries", "Tests"].flatMap(project.files)
        let users = try paths.filter { path in
            guard path.hasSuffix(".swift"), !path.hasPrefix(own), path != AppContainerEdit.path else { return false }
            return ModuleImports.modules(in: try project.text(of: path) ?? "").contains(spec.name)
        }
        if users.isEmpty { return }
        throw GenerationError(
            "\(spec.name) is used by \(users.joined(separator: ", ")).",
            advice: "No file was changed. Remove these uses first, or use --force.", exitCode: .failure)
    }
}

extension GenerationError {
    /// Returns the error for files and texts that `remove` deletes only with `--force`.
    fileprivate static func kept(edited: [String], added: [String]) -> GenerationError {
        let parts = [("Edited after they were generated", edited), ("Written by hand", added)].filter { !$0.1.isEmpty }
        return GenerationError(
            parts.map { "\($0): \($1.joined(separator: ", "))" }.joined(separator: ". "),
            advice: "No file was changed. Use --force to delete them, or --dry-run --force to list the files.",
            exitCode: .failure)
    }

    /// Returns the error for edited files that a command would overwrite.
    static func edited(_ names: [String]) -> GenerationError {
        GenerationError(
            "Edited after they were generated: \(names.joined(separator: ", "))",
            advice: "No file was changed. Use --force to overwrite them, or --dry-run --force to list the files.",
            exitCode: .failure)
    }
}
