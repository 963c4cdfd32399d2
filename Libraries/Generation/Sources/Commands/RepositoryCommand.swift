internal import ChallengeCore
internal import ChallengeTerminal

/// `repository`: contracts, implementations and tests of one of the kinds, and the commands that use it.
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

    private static let name = Argument("FEATURE", .text, help: "The feature")
    private static let kind = Option(
        "kind", ValueKind<Kind>.anyCase, placeholder: "KIND", help: "Where its things come from")
    private static let policy = Option(
        "policy", ValueKind<Policy>.anyCase, placeholder: "POLICY", help: "Which policy a cached one has",
        default: "configurable")

    let project: Project

    var command: Command {
        Command(
            "repository",
            summary: "Contracts, implementations, tests, and the commands that use them",
            arguments: [Self.name],
            options: [Self.kind, Self.policy] + ProjectWriter.options,
            examples: [
                Example("./generate.sh repository Planet --kind cached", summary: "every call says its policy"),
                Example(
                    "./generate.sh repository Planet --kind cached --policy remoteFirst", summary: "one policy for all"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        for name in invocation[Self.name] {
            let before = try FeatureSpec(known: name, in: project)
            guard let kind = invocation[Self.kind] else {
                throw GenerationError(
                    "The kind is missing.",
                    advice: "Choose --kind \(Kind.allCases.map(\.rawValue).joined(separator: ", --kind ")).")
            }
            if kind != .cached, invocation[Self.policy] != nil {
                throw GenerationError("A \(kind) repository has no policy: only a cached one chooses.")
            }
            var after = before
            after.repository = Self.repository(kind, invocation[Self.policy] ?? .configurable)
            try Self.check(after, kind)
            if let present = before.repository, let wanted = after.repository, !present.canBecome(wanted) {
                throw GenerationError(
                    "\(name) has a \(present.rawValue) repository.", advice: "Another kind is another feature.")
            }
            try ProjectWriter(project: project, invocation, console).write(from: before, to: after)
        }
    }

    private static func repository(_ kind: Kind, _ policy: Policy) -> RepositoryKind {
        switch kind {
        case .remote: .remote
        case .local: .local
        case .persistent: .persistent
        case .cached: .cached(CachePolicy(rawValue: policy.rawValue).map { .fixed($0) } ?? .configurable)
        }
    }

    /// Refuses a kind whose sources there are not.
    private static func check(_ spec: FeatureSpec, _ kind: Kind) throws {
        let sources = spec.sources
        let missing: String? =
            switch kind {
            case .remote: sources.remote == nil ? "--remote PATH" : nil
            case .cached:
                sources.remote == nil ? "--remote PATH --persistent" : sources.persistent ? nil : "--persistent"
            case .local: sources.memory ? nil : "--memory"
            case .persistent: sources.persistent ? nil : "--persistent"
            }
        if let missing {
            throw GenerationError(
                "A \(kind) repository needs a source that \(spec.name) lacks.",
                advice: "./generate.sh datasource \(spec.name) \(missing)")
        }
        if sources.remote != nil, kind == .local || kind == .persistent {
            throw GenerationError(
                "The \(spec.noun.pluralWords) come from an API.", advice: "Choose --kind remote or --kind cached.")
        }
    }
}
