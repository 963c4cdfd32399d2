internal import ChallengeTerminal

/// The command `datasource`, which declares the collection of an API.
struct DataSourceCommand {
    private static let feature = Argument("FEATURE", .text, help: "The name of the feature")
    private static let remote = Option(
        "remote", .text, placeholder: "PATH", help: "The path below the address of the API, such as /planet")
    private static let api = Option(
        "api", .text, placeholder: "NAME",
        help: "The name of an API in Libraries/APIs, such as bookshop; otherwise the Rick and Morty API")
    private static let memory = Flag("memory", help: "Keep data of the user in memory; a cache always does")
    private static let persistent = Flag(
        "persistent", help: "Keep data of the user in the library on disk; the data of an API has a cache on disk")

    let writer: FeatureWriter

    var command: Command {
        Command(
            "datasource",
            summary: "Add the collection of an API with its DTO and mapper, or a store for data of the user",
            arguments: [Self.feature],
            options: [Self.remote, Self.api, Self.memory, Self.persistent] + FeatureWriter.options,
            examples: [
                Example(
                    "./generate.sh datasource Planet --remote /planet --memory --persistent",
                    summary: "an API and its cache"),
                Example("./generate.sh datasource Note --persistent", summary: "data of the user"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        var spec = try writer.project.feature(invocation[Self.feature][0])
        if let path = invocation[Self.remote] {
            spec.path = try Self.checked(path)
            spec.api = try invocation[Self.api].map(Self.checkedName) ?? spec.api
            spec.store = nil
        } else if let path = spec.path {
            if invocation.has(Self.persistent) || invocation.has(Self.memory) {
                throw CommandError(
                    "\(spec.name) has the data of an API.",
                    advice: "Repeat --remote \(path), or remove the feature to change its kind.")
            }
        } else {
            let isPersistent = invocation.has(Self.persistent)
            guard isPersistent || invocation.has(Self.memory) || spec.store != nil else {
                throw CommandError(
                    "The data source is missing.",
                    advice: "Use --remote PATH for an API, and --persistent or --memory for data of the user.")
            }
            spec.store = isPersistent ? .persistent : invocation.has(Self.memory) ? .memory : spec.store
            try spec.checkUserData()
        }
        try await writer.write(spec, invocation, console)
        if !spec.hasRepository {
            console.note(SafeText("Next: ./generate.sh repository \(spec.name) --kind \(spec.kind)"))
        }
    }

    private static func checkedName(_ name: String) throws -> String {
        if name.first?.isLowercase == true, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
            return name
        }
        throw CommandError(
            "'\(name)' is not the name of an API.", advice: "Use its name in code, such as bookshop for .bookshop.")
    }

    private static func checked(_ path: String) throws -> String {
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        let areSegments = segments.dropFirst().allSatisfy { segment in
            !segment.isEmpty && segment.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
        }
        if segments.count > 1, segments[0].isEmpty, areSegments { return path }
        throw CommandError("'\(path)' is not a path.", advice: "Use a path that begins with /, such as /planet.")
    }
}

extension FeatureSpec {
    /// Throws an error for a wish that data of the user cannot meet.
    func checkUserData() throws {
        if identifier != .init() {
            throw CommandError(
                "Data of the user has numbers as identifiers.", advice: "Run feature \(name) with --id id:Int.")
        }
        if let link = fields.first(where: { [.link, .links].contains($0.type) }) {
            throw CommandError(
                "The field '\(link.name)' is a link, which only an API has.",
                advice: "Use Int or [Int] for identifiers.")
        }
        if filters.count > 1 {
            throw CommandError(
                "Data of the user has no filters.", advice: "Run feature \(name) --filter \(title.name).")
        }
    }
}

extension Project {
    /// Returns what the generator knows about a feature that it wrote.
    func feature(_ name: String) throws -> FeatureSpec {
        if let feature = try GeneratedFeature(name, in: self) { return feature.spec }
        let names = try GeneratedFeature.names(in: self)
        let nearest = NearestSpelling.of(name, among: names).map { " Did you mean '\($0)'?" } ?? ""
        throw CommandError(
            "'\(name)' is not a generated feature.\(nearest)",
            advice: "Create it with ./generate.sh feature \(name) --field name:String.", exitCode: .notFound)
    }
}
