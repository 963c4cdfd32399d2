/// The command to type after a feature was generated or changed.
struct NextStep {
    let spec: FeatureSpec

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
        return spec.hasCommands
            ? "swift run challenge \(noun.pluralCommand) list" : "swift test --filter Challenge\(spec.name)Tests"
    }

    /// The line that announces the commands; `nil` if the feature has no commands.
    var changelogLine: String? {
        guard spec.hasCommands else { return nil }
        let noun = spec.noun
        let commands = "`\(noun.pluralCommand)"
        if spec.isCollection {
            return "- \(commands) list`, \(commands) search` and `\(noun.command)`, from the API"
                + (spec.isCached ? " or the cache." : ".")
        }
        return "- \(commands)`: the user's \(noun.pluralWords), which are stored on this machine."
    }

    /// The kind of repository that uses all data sources.
    private var kind: String {
        let sources = spec.sources
        if sources.remote != nil { return sources.persistent || sources.memory ? "cached" : "remote" }
        return sources.persistent ? "persistent" : "local"
    }
}
