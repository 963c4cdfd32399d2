import ChallengeCore
import ChallengeEpisode
import ChallengePrinting
import ChallengeTerminal

/// The command `challenge open`, which runs the command line that a link means.
struct OpenCommand {
    private static let link = Argument("LINK", .text, help: "app.argument.link")

    /// Returns the items of the kind on this machine whose identifiers or codes start with the text, for completions.
    let items: @Sendable (Invocation, _ kind: String, _ text: String) async throws -> [NamedItem]

    private static let isNumber = { @Sendable (text: String) in ValueKind.positiveInteger.parse(text) != nil }

    /// The commands that links can mean; all of them only read.
    static let targets = [
        LinkTarget(
            item: "character", collection: "characters",
            filters: ["name", "status", "species", "type", "gender", "in", "at"],
            repeatable: ["in", "at"], isIdentifier: isNumber),
        LinkTarget(
            item: "episode", collection: "episodes", filters: ["name", "season", "code", "with"],
            repeatable: ["with"],
            isIdentifier: { text in
                if case .value = EpisodeFeature.reference.parse(text) { true } else { false }
            }),
        LinkTarget(
            item: "location", collection: "locations", filters: ["name", "type", "dimension"], isIdentifier: isNumber),
    ]

    var command: Command {
        Command(
            "open",
            summary: "app.command.open",
            discussion: "app.discussion.open",
            arguments: [Self.link.completed(by: links)],
            options: PagingOptions.options,
            exclusive: [PagingOptions.exclusive],
            examples: [
                Example("challenge open challenge://episode/S03E07", summary: "app.example.openItem"),
                Example(
                    "challenge open 'challenge://characters?name=rick&status=alive' --page 2 --json",
                    summary: "app.example.openList"),
            ],
            forward: { invocation, _ in
                ForwardedLine(
                    try Self.targets.words(for: invocation[Self.link].first ?? "", scheme: invocation.path[0]),
                    keeping: PagingOptions.options)
            })
    }
}

extension OpenCommand {
    /// The beginnings of links, and the links of items whose identifiers or codes start with the text.
    private var links: CandidateSource {
        CandidateSource(includesPrefixes: true) { request in
            let start = (request.invocation.path.first ?? "") + "://"
            let parts = request.text.dropFirst(start.count).split(separator: "/", omittingEmptySubsequences: false)
            guard request.text.starts(with: start), parts.count > 1 else {
                return Self.targets.flatMap { [Candidate("\(start)\($0.item)/"), Candidate(start + $0.collection)] }
            }
            let kind = String(parts[0])
            return try await items(request.invocation, kind, String(parts[1])).sorted { $0.id < $1.id }.flatMap {
                item in
                ["\(item.id)", item.code].compactMap(\.self).map {
                    Candidate("\(start)\(kind)/\($0)", description: item.name)
                }
            }
        }
    }
}

extension LinkTarget {
    /// Returns the path of an item's address at the API, for a kind of item or the command that prints it.
    static func path(ofKind kind: String) -> String? {
        switch kind {
        case "character", "characters", "favorite", "favorites": "character"
        case "episode", "episodes": "episode"
        case "location", "locations": "location"
        default: nil
        }
    }
}
