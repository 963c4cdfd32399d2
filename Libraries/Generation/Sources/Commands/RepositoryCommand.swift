internal import ChallengeCore
internal import ChallengeTerminal

/// The command `repository`, which adds a repository and the commands that use it.
struct RepositoryCommand {
    private enum Kind: String, CaseIterable {
        case remote
        case local
        case persistent
        case cached
    }

    private enum Policy: String, CaseIterable {
        case localFirst
        case remoteFirst
        case noCache
        case configurable
    }

    private static let name = Argument("FEATURE", .text, help: "The name of the feature")
    private static let kind = Option(
        "kind", ValueKind<Kind>.anyCase, placeholder: "KIND", help: "The kind of the repository")
    private static let policy = Option(
        "policy", ValueKind<Policy>.anyCase, placeholder: "POLICY",
        help: "The cache policy: fixed, or chosen by the user; only with --kind cached",
        default: "configurable")

    let project: Project

    var command: Command {
        Command(
            "repository",
            summary: "Add a repository with its tests, and the commands that use it",
            arguments: [Self.name],
            options: [Self.kind, Self.policy] + ProjectWriter.options,
            examples: [
                Example("./generate.sh repository Planet --kind cached", summary: "the user chooses the policy"),
                Example(
                    "./generate.sh repository Planet --kind cached --policy remoteFirst",
                    summary: "always the same policy"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        for name in invocation[Self.name] {
            let before = try FeatureSpec(known: name, in: project)
            guard let kind = invocation[Self.kind] else {
                throw GenerationError(
                    "No kind was given.",
                    advice: "Use --kind \(Kind.allCases.map(\.rawValue).joined(separator: ", --kind ")).")
            }
            if kind != .cached, invocation[Self.policy] != nil {
                throw GenerationError(
                    "A \(kind) repository has no cache policy.", advice: "Use --policy only with --kind cached.")
            }
            var after = before
            after.repository = Self.repository(kind, invocation[Self.policy], replacing: before.repository)
            try Self.check(after, kind)
            if let present = before.repository, let wanted = after.repository, !present.canBecome(wanted) {
                throw GenerationError(
                    "\(name) already has a repository of kind '\(present.rawValue)'.",
                    advice: "Create another feature for another kind.")
            }
            try ProjectWriter(project: project, invocation, console).write(from: before, to: after)
        }
    }

    /// Returns the wanted kind of repository; a cached one keeps its policy if the user names none.
    private static func repository(
        _ kind: Kind, _ policy: Policy?, replacing present: RepositoryKind?
    ) -> RepositoryKind {
        switch kind {
        case .remote: return .remote
        case .local: return .local
        case .persistent: return .persistent
        case .cached:
            if policy == nil, let present, case .cached = present { return present }
            return .cached(policy.flatMap { CachePolicy(rawValue: $0.rawValue) }.map { .fixed($0) } ?? .configurable)
        }
    }

    /// Throws if the feature lacks a data source that the kind needs.
    private static func check(_ spec: FeatureSpec, _ kind: Kind) throws {
        let sources = spec.sources
        if sources.remote != nil, kind == .local || kind == .persistent {
            throw GenerationError(
                "\(spec.name) loads its items from an API.", advice: "Use --kind remote or --kind cached.")
        }
        if !sources.isEmpty, sources.remote == nil, kind == .remote || kind == .cached {
            throw GenerationError.localOnly(spec.name)
        }
        let missing: String? =
            switch kind {
            case .remote: sources.remote == nil ? "--remote PATH" : nil
            case .cached:
                sources.remote == nil
                    ? "--remote PATH --persistent"
                    : spec.isCached && !sources.persistent && !sources.memory ? "--persistent" : nil
            case .local: sources.memory ? nil : "--memory"
            case .persistent: sources.persistent ? nil : "--persistent"
            }
        if let missing {
            throw GenerationError(
                "\(spec.name) lacks a data source for a \(kind) repository.",
                advice: "Run ./generate.sh datasource \(spec.name) \(missing).")
        }
        if sources.snapshot == true, !spec.isCached {
            throw GenerationError(
                "\(spec.name) has a snapshot, which only a repository with a cache returns.",
                advice: "Use --kind cached with another policy than noCache.")
        }
    }
}
