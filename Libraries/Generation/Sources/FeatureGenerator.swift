internal import ChallengeTerminal

/// Brings a feature from what it was told before to what it is told now.
struct FeatureGenerator {
    let project: Project
    let before: FeatureSpec?
    let after: FeatureSpec
    /// Whether what a person has changed is written over.
    let isForced: Bool

    /// The files that the feature is made of now, formatted, by their paths.
    func files() throws -> [String: String] {
        try files(of: after, blueprint())
    }

    /// What the catalog knows no Spanish for, of the fields that have come with this change.
    func untranslatedFields() throws -> [String] {
        let spanish = try catalog().spanishOfFields()
        let known = before?.fields.map(\.heading) ?? []
        return after.fields.map(\.heading).filter { spanish[$0] == nil && !known.contains($0) }
    }

    /// What has to change; what a person has edited in the meantime stops it.
    func changes() throws -> ChangeSet {
        let blueprint = try blueprint()
        let old = try before.map { try files(of: $0, blueprint) } ?? [:]
        let new = try files(of: after, blueprint)

        var conflicts: [String] = []
        let changes = [
            try ownChanges(old: old, new: new, &conflicts),
            [try catalogChange(blueprint, old: old, new: new)],
            try sharedChanges(old: old, new: new, &conflicts),
        ]
        guard conflicts.isEmpty else {
            throw GenerationError(
                "Edited since they were generated: \(conflicts.joined(separator: ", "))",
                advice:
                    "Nothing was changed. --force writes over them; --dry-run --force shows what that would change.",
                exitCode: .failure)
        }
        return ChangeSet(changes.flatMap { $0 })
    }

    /// The feature's files.
    ///
    /// What a person made of one stays, as long as this command has nothing new to say of it.
    private func ownChanges(
        old: [String: String], new: [String: String], _ conflicts: inout [String]
    ) throws -> [FileChange] {
        var changes: [FileChange] = []
        for (path, text) in new.sorted(by: { $0.key < $1.key }) {
            let present = try project.text(of: path)
            if let present, present != text, present != old[path] {
                if old[path] == text { continue }
                if !isForced { conflicts.append(path) }
            }
            changes.append(FileChange(path: path, before: present, after: text))
        }
        for (path, text) in old.sorted(by: { $0.key < $1.key }) where new[path] == nil {
            guard let present = try project.text(of: path) else { continue }
            if present != text, !isForced {
                conflicts.append(path)
            } else {
                changes.append(FileChange(path: path, before: present, after: nil))
            }
        }
        return changes
    }

    /// The texts that people read: those that are as they were generated follow, and what a person has worded stays.
    private func catalogChange(
        _ blueprint: Blueprint, old: [String: String], new: [String: String]
    ) throws -> FileChange {
        let catalog = try needed(StringsCatalogEdit.path)
        let changed = StringsCatalogEdit(catalog).replacing(
            try before.map { try blueprint.strings(usedIn: old, of: $0) } ?? [],
            with: try blueprint.strings(usedIn: new, of: after))
        return FileChange(path: StringsCatalogEdit.path, before: catalog, after: changed)
    }

    /// The manifest and the app, which every feature has to be in.
    private func sharedChanges(
        old: [String: String], new: [String: String], _ conflicts: inout [String]
    ) throws -> [FileChange] {
        let imports = { (files: [String: String]) in ModuleImports(files: files, of: after.name) }
        let isForced = isForced && before != after
        let manifest = ManifestEdit(
            feature: after.name, before: before == nil ? nil : imports(old), after: imports(new), isForced: isForced)
        let app = AppContainerEdit(before: before, after: after, isForced: isForced)
        var changes: [FileChange] = []
        for (path, edit) in [
            (ManifestEdit.path, manifest.applied), (AppContainerEdit.path, app.applied),
        ] as [(String, (String) throws -> String)] {
            let text = try needed(path)
            do {
                changes.append(FileChange(path: path, before: text, after: try formatted(try edit(text), from: text)))
            } catch is EditConflict {
                // Whoever wired it by hand knows better, as long as nothing else is asked for.
                if before != after { conflicts.append(path) }
            }
        }
        return changes
    }

    /// The edit, formatted if the text was, so that nothing but the edit shows.
    private func formatted(_ edited: String, from text: String) throws -> String {
        if edited == text { return text }
        let both = try SwiftFormatter(project: project).formatted([text, edited])
        return both[0] == text ? both[1] : edited
    }

    private func files(of spec: FeatureSpec, _ blueprint: Blueprint) throws -> [String: String] {
        var files = try blueprint.files(of: spec)
        let sources = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
        let texts = try SwiftFormatter(project: project).formatted(sources.map(\.value))
        for (path, text) in zip(sources.map(\.key), texts) { files[path] = text }
        files[spec.path] = try spec.text()
        return files
    }

    private func blueprint() throws -> Blueprint {
        Blueprint(project: project, spanish: try catalog().spanishOfFields())
    }

    private func catalog() throws -> StringsCatalogEdit { StringsCatalogEdit(try needed(StringsCatalogEdit.path)) }

    private func needed(_ path: String) throws -> String {
        guard let text = try project.text(of: path) else {
            throw GenerationError(
                "\(path) was not found.", advice: "Is this the root of the project?", exitCode: .dataError)
        }
        return text
    }
}
