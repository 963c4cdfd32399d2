internal import ChallengeTerminal

/// The command `datasource`, which adds data sources to a feature.
struct DataSourceCommand {
    private static let name = Argument("FEATURE", .text, help: "The name of the feature")
    private static let remote = Option(
        "remote", .text, placeholder: "PATH", help: "The path below the base URL of the API, such as /planet")
    private static let memory = Option.flag("memory", help: "Keep the items in memory until the process ends")
    private static let persistent = Option.flag(
        "persistent", help: "Add a table: to the cache with --remote, otherwise to the user's library")
    private static let snapshot = Option(
        "snapshot", .text, placeholder: "FILE",
        help: "Put the items of a JSON file into the program, for commands without a network and a cache")

    let project: Project

    var command: Command {
        Command(
            "datasource",
            summary: "Add data sources to a feature: DTOs, mappers and tables",
            arguments: [Self.name],
            options: [Self.remote, Self.memory, Self.persistent, Self.snapshot] + ProjectWriter.options,
            examples: [
                Example(
                    "./generate.sh datasource Planet --remote /planet --memory --persistent",
                    summary: "an API with a cache"),
                Example(
                    "./generate.sh datasource Planet --snapshot planets.json", summary: "a fallback, or its new items"),
                Example("./generate.sh datasource Note --persistent", summary: "the user's own data"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        for name in invocation[Self.name] {
            let before = try FeatureSpec(known: name, in: project)
            var after = before
            if let path = invocation[Self.remote] { after.sources.remote = try Self.path(path) }
            if invocation.has(Self.memory) { after.sources.memory = true }
            if invocation.has(Self.persistent) { after.sources.persistent = true }
            if after.sources.isEmpty {
                throw GenerationError(
                    "No data source was given.",
                    advice: "Use --remote PATH, --memory, --persistent, or several of them.")
            }
            if !before.sources.isEmpty, (before.sources.remote == nil) != (after.sources.remote == nil) {
                throw GenerationError.localOnly(name)
            }
            if before.sources.isEmpty, after.isLocalOnly, after.filters.count > 1 { throw after.localFiltersError }
            let snapshot = try self.snapshot(of: &after, invocation)
            try ProjectWriter(project: project, invocation, console).write(from: before, to: after, snapshot: snapshot)
            if after.sources.remote != nil, invocation.has(Self.memory), before != after {
                console.note("No file was created for --memory: MemoryDataSource is the cache in memory.")
            }
        }
    }

    /// Reads the items of `--snapshot`; `nil` without the option.
    private func snapshot(of spec: inout FeatureSpec, _ invocation: Invocation) throws -> SnapshotItems? {
        guard let path = invocation[Self.snapshot] else { return nil }
        let hasCache = spec.sources.memory || spec.sources.persistent
        guard spec.sources.remote != nil, hasCache, spec.repository == nil || spec.isCached else {
            throw GenerationError(
                "\(spec.name) has no cache of an API, for which a snapshot is the fallback.",
                advice: "Use --remote PATH and --persistent, and a repository of the kind cached.")
        }
        spec.sources.snapshot = true
        return try SnapshotItems(project.input(at: path, called: "snapshot"), of: spec)
    }

    private static func path(_ text: String) throws -> String {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let isPath =
            parts.count > 1 && parts[0].isEmpty
            && parts.dropFirst().allSatisfy { part in
                part.contains { $0 != "." }
                    && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
            }
        guard isPath else {
            throw GenerationError(
                "Invalid path '\(text)'.", advice: "Use a path below the base URL of the API, such as /planet.")
        }
        return text
    }
}

extension GenerationError {
    /// Returns the error for a feature whose data sources are local, and which therefore cannot get a remote one.
    static func localOnly(_ feature: String) -> GenerationError {
        GenerationError(
            "\(feature) stores its items locally and cannot load them from an API.",
            advice: "Create another feature for the items of the API: ./generate.sh feature NAME")
    }
}
