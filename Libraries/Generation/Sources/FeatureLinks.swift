internal import ChallengeTerminal

/// The links of a feature to items of other features, which need a port of these features.
///
/// A handwritten feature has the port; a generated one gets it with the first link, and loses it with the last one.
struct FeatureLinks {
    let project: Project
    let before: FeatureSpec?
    /// `nil` if the feature is removed.
    let after: FeatureSpec?

    /// Throws if a field links to a feature that does not exist or has no items of an API.
    func check() throws {
        for field in after?.fields ?? [] {
            if let target = field.target { try check(target, of: field) }
        }
    }

    private func check(_ target: String, of field: FieldSpec) throws {
        if try hasItems(target) {
            guard target == after?.name else { return }
            throw GenerationError(
                "The field '\(field.name)' links to its own feature.", advice: "Use Link or [Link] as its type.")
        }
        let all = project.names(in: "Features")
        let targets = try all.filter(hasItems)
        guard all.contains(target) else {
            let types = FieldType.spellings + targets
            let nearest = NearestSpelling.of(target, among: types).map { " Did you mean '\($0)'?" } ?? ""
            throw GenerationError(
                "Unknown field type '\(field.typeName)'.\(nearest)",
                advice: "Use \(types.joined(separator: ", ")), with ? for an optional field.")
        }
        throw GenerationError(
            "\(target) has no items of an API to link to.",
            advice: (targets.isEmpty ? "" : "Link to \(targets.joined(separator: ", ")), or ")
                + "\(targets.isEmpty ? "First" : "first") generate its repository and its commands.")
    }

    /// Returns `true` if the feature can look up the names of its items, or if the generator can add the look-up.
    private func hasItems(_ feature: String) throws -> Bool {
        if let spec = try FeatureSpec(feature, in: project), spec.isCollection, spec.hasCommands { return true }
        return try hasPort(feature)
    }

    private func hasPort(_ feature: String) throws -> Bool {
        try project.text(of: "Features/\(feature)/Sources/Ports/\(feature)Summaries.swift")?
            .contains("func getNames(identifiers:") == true
    }

    /// Throws if a field of another feature links to the feature that is removed.
    func checkRemoval() throws {
        guard let before else { return }
        let links = try others().map { other in
            (feature: other.name, fields: other.fields.filter { $0.target == before.name }.map(\.name))
        }.filter { !$0.fields.isEmpty }
        if links.isEmpty { return }
        let uses = links.flatMap { link in link.fields.map { "the field '\($0)' of \(link.feature)" } }
        let commands = links.map { link in
            "'./generate.sh feature \(link.feature)\(link.fields.map { " --remove-field \($0)" }.joined())'"
        }
        throw GenerationError(
            "\(before.name) is used by \(uses.joined(separator: ", ")).",
            advice: "No file was changed. First run \(commands.joined(separator: " and ")).", exitCode: .failure)
    }

    /// Returns the changes of the generated features that get or lose their port.
    func changes(isForced: Bool) throws -> [FileChange] {
        let targets = (before?.targets ?? []).union(after?.targets ?? [])
        return try targets.sorted().flatMap { target -> [FileChange] in
            guard let present = try FeatureSpec(target, in: project), present.isCollection else { return [] }
            if try present.isReferenced != true && hasPort(target) { return [] }
            var changed = present
            let isReferenced =
                try after?.targets.contains(target) == true || others().contains { $0.targets.contains(target) }
            changed.isReferenced = isReferenced ? true : nil
            if changed == present { return [] }
            // The port changes no shared file. A second change of one would overwrite the change of the command.
            return try FeatureGenerator(project: project, before: present, after: changed, isForced: isForced)
                .changes().changes.filter { $0.path.hasPrefix("Features/\(target)/") }
        }
    }

    /// Returns the specifications of the other generated features.
    private func others() throws -> [FeatureSpec] {
        let own = after?.name ?? before?.name
        return try project.names(in: "Features").filter { $0 != own }.compactMap { try FeatureSpec($0, in: project) }
    }
}
