internal import ChallengeTerminal

/// The command `repository`, which adds the domain, the repository and their tests, and changes nothing else.
struct RepositoryCommand {
    enum Kind: String, CaseIterable { case cached, remote, local, memory, persistent }
    enum Policy: String, CaseIterable { case localFirst, remoteFirst, noCache }

    private static let feature = Argument("FEATURE", .text, help: "The name of the feature")
    private static let kind = Option(
        "kind", ValueKind<Kind>.anyCase, placeholder: "KIND",
        help: """
            The kind: cached or remote for an API; local, memory or persistent for data of the user. Without it, the \
            data sources decide
            """)
    private static let policy = Option(
        "policy", ValueKind<Policy>.anyCase, placeholder: "POLICY",
        help: "The policy of all calls of a cached repository; without it, each caller chooses")

    let writer: FeatureWriter

    var command: Command {
        Command(
            "repository", summary: "Add a repository with its model, error and mappers, and no commands",
            arguments: [Self.feature], options: [Self.kind, Self.policy] + FeatureWriter.options,
            examples: [
                Example("./generate.sh repository Planet", summary: "the kind that fits the data sources"),
                Example("./generate.sh repository Planet --policy localFirst", summary: "a cache with a fixed policy"),
                Example("./generate.sh repository Planet --kind remote", summary: "no cache"),
            ], run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        var spec = try writer.project.generated(invocation[Self.feature][0]).spec
        let (kind, policy) = (invocation[Self.kind], invocation[Self.policy])
        guard let usual = spec.kinds.first else {
            throw CommandError(
                "\(spec.name) has no data source.", advice: "Run \(Self.dataSource(of: kind ?? .cached, for: spec)).")
        }
        if policy != nil, usual.isLocal || kind ?? .cached != .cached {
            throw CommandError("Only the kind cached has a policy.", advice: "Leave out --policy.")
        }
        var wanted = spec.kind ?? usual
        if let policy {
            wanted = FeatureSpec.Kind(rawValue: policy.rawValue) ?? .remote
        } else if let kind, kind != .local || !usual.isLocal {
            wanted = FeatureSpec.Kind(rawValue: kind.rawValue) ?? .memory
        }
        guard spec.kinds.contains(wanted) else {
            let isOtherData = spec.path != nil && wanted.isLocal
            throw CommandError(
                "The data source of \(spec.name) does not fit the kind '\((kind ?? .cached).rawValue)'.",
                advice: isOtherData
                    ? "Use --kind \(usual.rawValue), or remove the feature, because it has the data of an API."
                    : "Run \(Self.dataSource(of: kind ?? .cached, for: spec)).")
        }
        spec.kind = wanted
        try await writer.write(spec, invocation, console)
    }

    /// Returns the command that makes the data sources of a kind.
    private static func dataSource(of kind: Kind, for spec: FeatureSpec) -> String {
        let remote = spec.path == nil ? " --remote /\(spec.noun.command)" : ""
        let options = [.cached: "\(remote) --persistent", .remote: remote, .persistent: " --persistent"][kind]
        return "./generate.sh datasource \(spec.name)\(options ?? " --memory")"
    }
}
