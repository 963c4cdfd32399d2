internal import ChallengeTerminal

/// `datasource`: where the things of a feature are to be had.
struct DataSourceCommand {
    private static let name = Argument("FEATURE", .text, help: "The feature")
    private static let remote = Option(
        "remote", .text, placeholder: "PATH", help: "The API, below that path of its address: /planet")
    private static let memory = Option.flag("memory", help: "Memory, for as long as the process lives")
    private static let persistent = Option.flag(
        "persistent", help: "A table: in the cache for what comes from the API, in the library for what a person makes")

    let project: Project

    var command: Command {
        Command(
            "datasource",
            summary: "Where things come from and where they are kept: the wire’s types, mappers, tables",
            arguments: [Self.name],
            options: [Self.remote, Self.memory, Self.persistent] + ProjectWriter.options,
            examples: [
                Example(
                    "./generate.sh datasource Planet --remote /planet --memory --persistent",
                    summary: "an API and its cache"),
                Example("./generate.sh datasource Note --persistent", summary: "what a person makes"),
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
                    "No source was named.", advice: "Name --remote PATH, --memory, --persistent, or several.")
            }
            if !before.sources.isEmpty, (before.sources.remote == nil) != (after.sources.remote == nil) {
                throw GenerationError(
                    "The \(before.noun.pluralWords) are kept here alone, and not had from an API.",
                    advice: "Make another feature for what comes from the API.")
            }
            try ProjectWriter(project: project, invocation, console).write(from: before, to: after)
            if after.sources.remote != nil, invocation.has(Self.memory), before != after {
                console.note("A cache in memory needs no file of its own: MemoryDataSource is one.")
            }
        }
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
                "‘\(text)’ is no path below the API’s address.", advice: "A path begins like /planet.")
        }
        return text
    }
}
