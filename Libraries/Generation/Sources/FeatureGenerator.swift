internal import ChallengeTerminal

/// Computes the files that change when a feature's specification changes.
struct FeatureGenerator {
    let project: Project
    let before: FeatureSpec?
    let after: FeatureSpec
    /// `true` if hand-edited files are overwritten.
    let isForced: Bool
    /// The new items of the snapshot; `nil` if they stay.
    var snapshot: SnapshotItems?

    /// Returns the formatted files of the new specification, by path.
    func files() throws -> [String: String] {
        try files(of: after, blueprint())
    }

    /// Returns all changes, and throws if one of them would overwrite a hand-edited file or the change of another
    /// command.
    func changes() throws -> ChangeSet {
        guard try FeatureSpec(after.name, in: project) == before else {
            throw GenerationError(
                "Another command changed \(after.name) meanwhile.", advice: "Run the command again.",
                exitCode: .temporaryFailure)
        }
        let blueprint = try blueprint()
        let old = try before.map { try files(of: $0, blueprint) } ?? [:]
        let new = try files(of: after, blueprint)
        let record = try GeneratedRecord(of: after.name, in: project)

        var conflicts: [String] = []
        let own = try fileChanges(old: old, new: new, record, &conflicts)
        let oldPhrases = try before.map { try blueprint.strings(usedIn: old, of: $0) } ?? []
        let phrases = try blueprint.strings(usedIn: new, of: after)
        let catalog = try catalogChange(from: oldPhrases, to: phrases)
        let common = try sharedChanges(own, old: old, &conflicts)
        guard conflicts.isEmpty else { throw GenerationError.edited(conflicts) }
        let changes = ChangeSet(own + [catalog] + common).changes
        if changes.isEmpty, before == after { return ChangeSet([]) }
        return ChangeSet(
            changes + [try recordChange(own, catalog, new, phrases, record)],
            untranslatedKeys: phrases.filter { !$0.isTranslated && !oldPhrases.contains($0) }.map(\.key))
    }

    /// Returns the hashes of the generated files and texts.
    func record() throws -> GeneratedRecord {
        let blueprint = try blueprint()
        var files = try files(of: after, blueprint)
        let phrases = try blueprint.strings(usedIn: files, of: after)
        files[after.path] = nil
        return GeneratedRecord(files: files.mapValues(GeneratedRecord.hash), phrases: phrases)
    }

    /// Returns the change of `generated.json`.
    ///
    /// A file or text that this command keeps also keeps its hash.
    private func recordChange(
        _ changes: [FileChange], _ catalog: FileChange, _ new: [String: String], _ phrases: [Phrase],
        _ old: GeneratedRecord?
    ) throws -> FileChange {
        let written = Set(changes.map(\.path))
        var record = GeneratedRecord(files: new.mapValues(GeneratedRecord.hash), phrases: phrases)
        record.files[after.path] = nil
        for path in record.files.keys where !written.contains(path) {
            record.files[path] = old?.files[path] ?? record.files[path]
        }
        let present = StringsCatalogEdit(catalog.after ?? "").hashes(of: Set(record.texts.keys))
        for key in record.texts.keys where old?.texts[key] == present[key] {
            record.texts[key] = present[key] ?? record.texts[key]
        }
        return FileChange(
            path: after.path, before: try project.text(of: after.path), after: try after.text(with: record))
    }

    /// Returns the changes in the feature's folder.
    ///
    /// A hand-edited file stays as it is if this command does not change its generated text.
    private func fileChanges(
        old: [String: String], new: [String: String], _ record: GeneratedRecord?, _ conflicts: inout [String]
    ) throws -> [FileChange] {
        var changes: [FileChange] = []
        for (path, text) in new.sorted(by: { $0.key < $1.key }) where path != after.path {
            let present = try project.text(of: path)
            if let present, present != text, present != old[path] {
                if old[path] == text { continue }
                if !isForced, record?.isUnedited(path, present) != true { conflicts.append(path) }
            }
            changes.append(FileChange(path: path, before: present, after: text))
        }
        for (path, text) in old.sorted(by: { $0.key < $1.key }) where new[path] == nil {
            guard let present = try project.text(of: path) else { continue }
            if present != text, record?.isUnedited(path, present) != true, !isForced {
                conflicts.append(path)
            } else {
                changes.append(FileChange(path: path, before: present, after: nil))
            }
        }
        return changes
    }

    /// Returns the change of the strings catalog, which keeps hand-edited texts.
    private func catalogChange(from old: [Phrase], to new: [Phrase]) throws -> FileChange {
        let catalog = try requiredText(of: StringsCatalogEdit.path)
        return FileChange(
            path: StringsCatalogEdit.path, before: catalog,
            after: StringsCatalogEdit(catalog).replacing(old, with: new))
    }

    /// Returns the changes of the manifest and the app.
    ///
    /// The manifest gets the imports of all files, also of those that were written by hand.
    private func sharedChanges(
        _ own: [FileChange], old: [String: String], _ conflicts: inout [String]
    ) throws -> [FileChange] {
        let present = try project.files(below: "Features/\(after.name)").reduce(into: [String: String]()) {
            $0[$1] = try project.text(of: $1)
        }
        let imports = { (files: [String: String]) in ModuleImports(files: files, of: after.name) }
        let isForced = isForced && before != after
        let isInApp = after.isDataOnly != true
        let manifest = ManifestEdit(
            feature: after.name, known: before == nil ? [] : [imports(old), imports(present)],
            after: imports(own.reduce(into: present) { $0[$1.path] = $1.after }), isInApp: isInApp, isForced: isForced)
        let app = AppContainerEdit(before: before, after: after, isForced: isForced)
        var edits: [(String, (String) throws -> String)] = [(ManifestEdit.path, manifest.applied)]
        if isInApp { edits.append((AppContainerEdit.path, app.applied)) }
        var changes: [FileChange] = []
        for (path, edit) in edits {
            let text = try requiredText(of: path)
            do {
                changes.append(
                    FileChange(
                        path: path, before: text,
                        after: try project.formatted(try edit(text), from: text)))
            } catch is EditConflict {
                // The hand-edited code stays if the specification is the same.
                if before != after { conflicts.append(path) }
            }
        }
        return try changes + snapshotChanges()
    }

    private func snapshotChanges() throws -> [FileChange] {
        guard let snapshot else { return [] }
        let text = try requiredText(of: SnapshotEdit.path)
        let edited = SnapshotEdit(text).replacing(after.noun.table, with: snapshot.lines)
        return [FileChange(path: SnapshotEdit.path, before: text, after: edited)]
    }

    private func files(of spec: FeatureSpec, _ blueprint: Blueprint) throws -> [String: String] {
        var files = try blueprint.files(of: spec)
        let sources = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
        let texts = try project.formatted(sources.map(\.value)) { index, line in
            try blueprint.place(ofLine: line, in: sources[index].key, of: spec)
        }
        for (path, text) in zip(sources.map(\.key), texts) { files[path] = text }
        files[spec.path] = try spec.text()
        return files
    }

    private func blueprint() throws -> Blueprint {
        Blueprint(project: project, spanish: try catalog().spanishFieldNames())
    }

    private func catalog() throws -> StringsCatalogEdit {
        StringsCatalogEdit(try requiredText(of: StringsCatalogEdit.path))
    }

    private func requiredText(of path: String) throws -> String {
        guard let text = try project.text(of: path) else {
            throw GenerationError(
                "'\(path)' was not found.", advice: "Check that '\(project.root)' is the root of the project.",
                exitCode: .dataError)
        }
        return text
    }
}
