internal import ChallengeTerminal

/// The command `repository`, which adds a repository, and the commands that use it to the app.
struct RepositoryCommand {
    enum Kind: String, CaseIterable { case cached, remote, local, memory, persistent }

    private static let feature = Argument("FEATURE", .text, help: "The name of the feature")
    private static let kind = Option(
        "kind", ValueKind<Kind>.anyCase, placeholder: "KIND",
        help: "The kind: cached or remote for an API; local, memory or persistent for data of the user")
    private static let policy = Option(
        "policy", ValueKind<FeatureSpec.Policy>.anyCase, placeholder: "POLICY",
        help: "The policy of all commands of a cached feature; without it, the user chooses with --policy")
    private static let onlyData = Flag("only-data", help: "Add no commands, and do not change the app")

    let writer: FeatureWriter

    var command: Command {
        Command(
            "repository", summary: "Add a repository, and the commands that use it",
            arguments: [Self.feature], options: [Self.kind, Self.policy, Self.onlyData] + FeatureWriter.options,
            examples: [
                Example("./generate.sh repository Planet --kind cached", summary: "the user chooses the policy"),
                Example("./generate.sh repository Planet --kind cached --policy localFirst", summary: "a fixed policy"),
                Example("./generate.sh repository Planet --kind remote", summary: "an API without a cache"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        var spec = try writer.project.feature(invocation[Self.feature][0])
        guard spec.path != nil || spec.store != nil else {
            throw CommandError(
                "\(spec.name) has no data source.",
                advice: "Run ./generate.sh datasource \(spec.name) --remote /\(spec.noun.command).")
        }
        try Self.check(invocation[Self.kind], of: spec)
        let (kind, policy) = (invocation[Self.kind], invocation[Self.policy])
        if policy != nil, spec.store != nil || kind == .remote {
            throw CommandError("Only the kind cached has a policy.", advice: "Leave out --policy.")
        }
        if kind != nil || policy != nil { spec.policy = kind == .remote ? .noCache : policy }
        spec.hasRepository = true
        spec.hasCommands = !invocation.has(Self.onlyData)
        try await writer.write(spec, invocation, console)
        if !spec.isInApp {
            console.note("The feature has no commands; its container makes the repository.")
        } else {
            console.note(SafeText("Next: swift run challenge \(spec.noun.listCommand) list"))
        }
    }

    private static func check(_ kind: Kind?, of spec: FeatureSpec) throws {
        let kinds: [Kind] =
            switch spec.store {
            case nil: [.cached, .remote]
            case .memory: [.local, .memory]
            case .persistent: [.local, .persistent]
            }
        if let kind, !kinds.contains(kind) {
            throw CommandError(
                "The data source of \(spec.name) does not fit the kind '\(kind.rawValue)'.",
                advice: "Use --kind \(kinds.map(\.rawValue).joined(separator: " or ")), or another data source.")
        }
    }
}
