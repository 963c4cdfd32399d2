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
            options: [Self.remote, Self.memory, Self.persistent] + Writing.options,
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
            try after.checkKeeping()
            try Writing(project: project, invocation, console).write(from: before, to: after)
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

extension FeatureSpec {
    /// The feature that the generator has made.
    init(known name: String, in project: Project) throws {
        if let spec = try FeatureSpec(name, in: project) {
            self = spec
        } else if project.names(in: "Features").contains(name) {
            throw GenerationError("\(name) was written by hand: the generator knows nothing of it.")
        } else {
            throw GenerationError(
                "There is no feature \(name).", advice: "./generate.sh feature \(name) makes it.", exitCode: .notFound)
        }
    }

    /// What is kept here alone has no addresses of an API in it.
    func checkKeeping() throws {
        guard sources.remote == nil, !sources.isEmpty,
            let link = fields.first(where: { $0.type == .link || $0.type == .list(.link) })
        else { return }
        throw GenerationError(
            "\(link.name) leads to things of an API, and \(noun.pluralWords) are kept here alone.",
            advice: "Name a source with --remote PATH, or make the field a String or an Int.")
    }
}
