internal import ChallengeTerminal

/// Writes and removes features, or only lists the files with `--dry-run`.
struct FeatureWriter {
    static let dryRun = Flag("dry-run", help: "List the files that would change, without changing them")
    static let isForced = Flag("force", help: "Overwrite or delete files that were edited")
    static let options: [any AnyOption] = [dryRun, isForced]

    let project: Project
    let formatter: Formatter

    /// Writes the feature as it is now specified.
    func write(_ spec: FeatureSpec, _ invocation: Invocation, _ console: Console) async throws {
        let before = try GeneratedFeature(spec.name, in: project)
        let files = try await formatter.format(Blueprint(project: project, spec: spec).files())
        var texts: [String: String?] = files.mapValues { $0 }
        for path in before?.files.keys ?? [:].keys where files[path] == nil { texts[path] = .some(nil) }
        let after = GeneratedFeature(spec, files: files)
        // An edited file is kept if the generator would write the same as before.
        if !invocation.has(Self.isForced) {
            for path in after.files.keys where after.files[path] == before?.files[path] { texts[path] = nil }
        }
        texts[GeneratedFeature.path(of: spec.name)] = try after.text()
        for (path, text) in try SharedFiles(project: project).adding(spec, insteadOf: before?.spec) {
            texts[path] = text
        }
        if spec.kinds != [.memory] {
            let fields = spec.kinds == [.persistent] ? spec.fields : spec.filterFields + spec.relations
            try UsedNames(project).check(fields.filter { $0 != spec.title })
        }
        try refuseEdited(before, changing: texts, invocation)
        try apply(texts, invocation, console)
        console.note(SafeText("Next: \(spec.next ?? spec.lastCommand)"))
    }

    /// Removes the feature with its lines and texts in shared files.
    func remove(_ feature: GeneratedFeature, _ invocation: Invocation, _ console: Console) throws {
        var texts: [String: String?] = [:]
        for path in project.files(below: feature.spec.folder) { texts[path] = .some(nil) }
        for (path, text) in try SharedFiles(project: project).removing(feature.spec) { texts[path] = text }
        try refuseEdited(feature, changing: texts, invocation)
        try refuseUsed(feature.spec, beside: texts)
        try apply(texts, invocation, console)
    }

    private func refuseEdited(
        _ feature: GeneratedFeature?, changing texts: [String: String?], _ invocation: Invocation
    ) throws {
        if invocation.has(Self.isForced) { return }
        let edited = try feature?.editedFiles(in: project).filter { path in
            if case let text? = texts[path] { try project.text(of: path) != text } else { false }
        }
        guard let edited, !edited.isEmpty else { return }
        throw CommandError(
            "These files were edited: \(edited.joined(separator: ", ")).", advice: "Use --force to lose the changes.")
    }

    /// Refuses to remove a feature whose module other code imports, or to which another one refers.
    ///
    /// - Parameter texts: The new texts of shared files, from which the lines of the feature are removed.
    private func refuseUsed(_ spec: FeatureSpec, beside texts: [String: String?]) throws {
        let module = try Regex("(?m)^ *(?:@\\w+ )?(?:\\w+ )?import (?:\\w+ )?Challenge\(spec.name)(?!\\w)")
        let relation = try Regex("\\bto: \"\(spec.noun.command)\",\\s+noun:")
        var users = try ["Libraries", "Features", "App", "Tests"].flatMap(project.files).filter { path in
            guard path.hasSuffix(".swift"), !path.hasPrefix(spec.folder + "/") else { return false }
            let text = try texts[path] ?? project.text(of: path)
            return text?.contains(module) == true
                || path.hasPrefix("Features/") && text?.contains(relation) == true
        }
        if texts[SharedFiles.manifest]??.contains("\"\(spec.name)\"") == true { users.append(SharedFiles.manifest) }
        if users.isEmpty { return }
        throw CommandError(
            "Other code uses \(spec.name): \(users.joined(separator: ", ")).", advice: "Remove these uses first.")
    }

    private func apply(_ texts: [String: String?], _ invocation: Invocation, _ console: Console) throws {
        let changed = try texts.filter { path, text in try project.text(of: path) != text }
        if changed.isEmpty { return console.note("Nothing to change.") }
        let changes = Changes(texts: changed)
        let lines = changes.descriptions(in: project)
        if !invocation.has(Self.dryRun) { try changes.apply(to: project) }
        for line in lines { try console.print(SafeText(line)) }
    }
}
