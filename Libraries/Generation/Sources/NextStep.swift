/// The command to type after a feature was generated or changed.
struct NextStep {
    private let spec: FeatureSpec
    private let before: FeatureSpec?

    /// - Parameter before: The specification before the change; `nil` for a new feature.
    init(of spec: FeatureSpec, from before: FeatureSpec? = nil) {
        self.spec = spec
        self.before = before
    }

    /// The part that the feature lacks; `nil` if it is complete.
    var lack: String? {
        if spec.sources.isEmpty { return "a data source" }
        return spec.repository == nil ? "a repository" : nil
    }

    /// The command that adds the lacking part, or tries the feature if it lacks none.
    var command: String {
        let noun = spec.noun
        if spec.sources.isEmpty {
            let own = ", or without --remote for the user's own \(noun.pluralWords)"
            return "./generate.sh datasource \(spec.name) --remote /\(noun.command) --persistent"
                + (spec.firstLink == nil ? own : "")
        }
        if spec.repository == nil { return "./generate.sh repository \(spec.name) --kind \(kind)" }
        if !fieldsWithoutBundledValues.isEmpty { return "./generate.sh datasource \(spec.name) --snapshot FILE" }
        return spec.hasCommands
            ? "swift run challenge \(noun.pluralCommand) list" : "swift test --filter Challenge\(spec.name)Tests"
    }

    /// The step that the change added to the schema; `nil` if it added none.
    var schemaStep: String? {
        guard let before, before.earlierVersions?.count ?? 0 < spec.earlierVersions?.count ?? 0 else { return nil }
        let number = "Step \(spec.lastStep) of the schema"
        if spec.hasCacheTable { return "\(number) empties the users' cache of \(spec.noun.pluralWords)." }
        return "\(number): \(spec.lastStatements.joined(separator: "; "))"
    }

    /// The names of the fields that users lose; none without a table of their own data.
    var lostFields: [String] {
        guard schemaStep != nil, spec.repository == .persistent else { return [] }
        return names(of: before, without: spec)
    }

    /// The names of the new fields, for which the items of the snapshot have no values.
    var fieldsWithoutBundledValues: [String] {
        before != nil && spec.sources.snapshot == true ? names(of: spec, without: before) : []
    }

    /// The new title and the command that sets it; `nil` if the title stays.
    var titleChange: String? {
        guard let before, let title = spec.title, spec.hasCommands, before.title?.name != title.name else { return nil }
        let example = spec.isCollection ? "search TEXT" : "add \(title.name.uppercased())"
        return "The title of \(spec.noun.article) \(spec.noun.words) is now '\(title.name)': "
            + "challenge \(spec.noun.pluralCommand) \(example)"
    }

    /// The line that announces the commands, or the changed fields; `nil` if the feature has no commands.
    var changelogLine: String? {
        guard spec.hasCommands else { return nil }
        let noun = spec.noun
        let commands = "`\(noun.pluralCommand)"
        if let before, before.repository == spec.repository, before.fields != spec.fields {
            let changes = [
                ("added", names(of: spec, without: before)), ("removed", names(of: before, without: spec)),
            ].filter { !$0.1.isEmpty }.map { "\($0) `\($1.joined(separator: "`, `"))`" }
            return changes.isEmpty ? nil : "- \(commands)`: \(changes.joined(separator: ", "))."
        }
        if spec.isCollection {
            return "- \(commands) list`, \(commands) search` and `\(noun.command)`, from the API"
                + (spec.isCached ? " or the cache." : ".")
        }
        return "- \(commands)`: the user's \(noun.pluralWords), which are stored on this machine."
    }

    private func names(of spec: FeatureSpec?, without other: FeatureSpec?) -> [String] {
        (spec?.fields ?? []).filter { !$0.isColumn(in: other?.fields ?? []) }.map(\.name)
    }

    /// The kind of repository that uses all data sources.
    private var kind: String {
        let sources = spec.sources
        if sources.remote != nil { return sources.persistent || sources.memory ? "cached" : "remote" }
        return sources.persistent ? "persistent" : "local"
    }
}
