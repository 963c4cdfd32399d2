import ChallengeEpisode
import ChallengePrinting
import ChallengeTerminal

/// The command `challenge open`, which runs the command line that a link means.
struct OpenCommand {
    private static let link = Argument("LINK", .text, help: "app.argument.link")

    private static let isNumber = { @Sendable (text: String) in ValueKind.positiveInteger.parse(text) != nil }

    /// The commands that links can mean; all of them only read.
    static let targets = [
        LinkTarget(
            item: "character", collection: "characters",
            filters: ["name", "status", "species", "type", "gender", "in", "at"], isIdentifier: isNumber),
        LinkTarget(
            item: "episode", collection: "episodes", filters: ["name", "season", "code", "with"],
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
            arguments: [Self.link],
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
