internal import ChallengeTerminal

/// The command `datasource`, which declares the collection of an API.
struct DataSourceCommand {
    private static let feature = Argument("FEATURE", .text, help: "The name of the feature")
    private static let remote = Option(
        "remote", .text, placeholder: "PATH", help: "The path below the address of the API, such as /planet")
    private static let memory = Option.flag("memory", help: "Keep the items in memory; every cache does")
    private static let persistent = Option.flag(
        "persistent", help: "Keep the items in the cache on disk; every cache does")

    let writer: FeatureWriter

    var command: Command {
        Command(
            "datasource", summary: "Add the collection of an API: a DTO with its declaration, and the mappers",
            arguments: [Self.feature],
            options: [Self.remote, Self.memory, Self.persistent] + FeatureWriter.options,
            examples: [
                Example(
                    "./generate.sh datasource Planet --remote /planet --memory --persistent",
                    summary: "an API and its cache")
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        var spec = try writer.project.feature(invocation[Self.feature][0])
        guard let path = invocation[Self.remote] ?? spec.path else {
            throw GenerationError(
                "The path of the API is missing.", advice: "Use --remote PATH, such as --remote /planet.")
        }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        let areSegments = segments.dropFirst().allSatisfy { segment in
            !segment.isEmpty && segment.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
        }
        guard segments.count > 1, segments[0].isEmpty, areSegments else {
            throw GenerationError("'\(path)' is not a path.", advice: "Use a path that begins with /, such as /planet.")
        }
        spec.path = path
        try await writer.write(spec, invocation, console)
        if !spec.hasRepository {
            console.note(SafeText("Next: ./generate.sh repository \(spec.name) --kind cached"))
        }
    }
}

extension Project {
    /// Returns what the generator knows about a feature that it wrote.
    func feature(_ name: String) throws -> FeatureSpec {
        if let feature = try GeneratedFeature(name, in: self) { return feature.spec }
        let names = try GeneratedFeature.names(in: self)
        let nearest = NearestSpelling.of(name, among: names).map { " Did you mean '\($0)'?" } ?? ""
        throw GenerationError(
            "'\(name)' is not a generated feature.\(nearest)",
            advice: "Create it with ./generate.sh feature \(name) --field name:String.", exitCode: .notFound)
    }
}
