internal import ChallengeTerminal

/// The command `datasource`, which adds the DTO and the data sources.
struct DataSourceCommand {
    private static let feature = Argument("FEATURE", .text, help: "The name of the feature")
    private static let remote = Option(
        "remote", .text, placeholder: "PATH", help: "The path below the address of the API, such as /planet")
    private static let api = Option(
        "api", .text, placeholder: "NAME",
        help: "The name of an API in Libraries/APIs, such as bookshop; otherwise the Rick and Morty API")
    private static let memory = Flag(
        "memory", help: "Keep data of the user, or with --remote a cache, in memory until the process ends")
    private static let persistent = Flag("persistent", help: "Keep data of the user, or with --remote a cache, on disk")

    let writer: FeatureWriter

    var command: Command {
        Command(
            "datasource", summary: "Add the collection of an API with its DTO, or a store for data of the user",
            arguments: [Self.feature],
            options: [Self.remote, Self.api, Self.memory, Self.persistent] + FeatureWriter.options,
            exclusive: [[Self.memory, Self.persistent]],
            examples: [
                Example("./generate.sh datasource Planet --remote /planet --persistent", summary: "an API and a cache"),
                Example("./generate.sh datasource Planet --remote /planet --memory", summary: "the smallest cache"),
                Example("./generate.sh datasource Note --persistent", summary: "data of the user"),
            ], run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        var spec = try writer.project.generated(invocation[Self.feature][0]).spec
        spec.path = try invocation[Self.remote].map(Self.checked) ?? spec.path
        spec.api = try invocation[Self.api].map(Self.checkedName) ?? spec.api
        if invocation.has(Self.memory) { spec.local = .memory }
        if invocation.has(Self.persistent) { spec.local = .persistent }
        guard !spec.kinds.isEmpty, spec.path != nil || spec.api == nil else {
            throw CommandError(
                "The data source is missing.",
                advice: "Use --remote PATH for an API, and --persistent or --memory for data of the user.")
        }
        if let kind = spec.kind, !spec.kinds.contains(kind) {
            throw CommandError(
                "The repository of \(spec.name) has the kind '\(kind.rawValue)'.",
                advice: "Remove the feature to change its data sources.")
        }
        try spec.checkUserData()
        try await writer.write(spec, invocation, console)
    }

    private static func checkedName(_ name: String) throws -> String {
        if name.wholeMatch(of: #/[a-z][A-Za-z0-9]*/#) != nil { return name }
        throw CommandError(
            "'\(name)' is not the name of an API.", advice: "Use its name in code, such as bookshop for .bookshop.")
    }

    private static func checked(_ path: String) throws -> String {
        if path.wholeMatch(of: #/(/[A-Za-z0-9\-_.]+)+/#) != nil { return path }
        throw CommandError("'\(path)' is not a path.", advice: "Use a path that begins with /, such as /planet.")
    }
}

extension FeatureSpec {
    /// Throws an error for a wish that data of the user cannot meet.
    func checkUserData() throws {
        if path != nil || local == nil { return }
        let link = fields.first { $0.type.isLink }
        let mistakes = [
            identifier == .init()
                ? nil : ("Data of the user has numbers as identifiers.", "feature \(name) --id id:Int"),
            link.map { ("The field '\($0.name)' is a link, which only an API has.", "Int or [Int] for identifiers") },
            filters.count == 1 ? nil : ("Data of the user has no filters.", "feature \(name) --filter \(title.name)"),
        ].compactMap(\.self)
        if let (mistake, advice) = mistakes.first { throw CommandError(mistake, advice: "Use \(advice).") }
    }
}
