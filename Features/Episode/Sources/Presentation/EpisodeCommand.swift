import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

/// The command `challenge episode`, which prints one or more episodes by identifier or code, or one by title.
struct EpisodeCommand {
    private static let references = Argument(
        "ID|CODE|NAME",
        .orName(.episodeReference, expectation: .episodeReference, startsLikeValue: EpisodeReference.isStarted),
        .oneOrMore, help: "episode.argument.reference")

    let container: @Sendable (Invocation) throws -> EpisodeContainer

    var command: Command {
        Command(
            "episode",
            summary: "episode.command.episode",
            arguments: [
                Self.references.completed(
                    by: .items(code: \.codeText, details: \.distinctions) { request, text in
                        try await container(request.invocation).names().findEpisodes(startingWith: text)
                    })
            ],
            options: [Self.characters, LinkOption.link],
            exclusive: [[Self.characters, LinkOption.link]],
            fields: RecordSchema<Episode>.fieldNames,
            examples: [
                Example("challenge episode S03E07", summary: "episode.example.episode"),
                Example("challenge episode pilot", summary: "episode.example.name"),
                Example("challenge episode S01E01 --characters", summary: "episode.example.characters"),
                Example("challenge episode 1 2 s05e10 --json", summary: "episode.example.several"),
                Example(
                    "challenge episodes search rick --fields code | challenge episode -",
                    summary: "listing.example.stdin"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        let characters = invocation.has(Self.characters) ? RelatedItems(invocation, console, from: container) : nil
        let printer = try ItemPrinter(
            .episodes(with: characters?.item), noun: "episode.noun", invocation, console,
            with: characters)
        let answer = try await printer.fetch(
            Self.references,
            named: { name in
                let lookup = NameLookup(noun: "episode.noun", invocation, console, container.cachePolicy)
                let identifier = try await lookup.identifier(named: name, details: \.distinctions) { cachePolicy in
                    try await container.names().findEpisodes(named: name, cachePolicy: cachePolicy)
                }
                return .identifier(identifier)
            },
            one: { reference in
                try await container.getEpisodes.execute(reference: reference, cachePolicy: container.cachePolicy)
            },
            several: { references in
                try await container.getEpisodes.execute(references: references, cachePolicy: container.cachePolicy)
            })
        try await container.history.recording(answer.found.map(\.historyItem)) {
            try printer.print(answer, notFound: EpisodeError.init(notFound:))
        }
    }
}

extension EpisodeError {
    fileprivate init(notFound reference: EpisodeReference) {
        self =
            switch reference {
            case .identifier(let identifier): .notFound(identifier: identifier)
            case .code(let code): .unknownCode(season: code.season, number: code.number)
            }
    }
}

extension Fetched<Episode> {
    var historyItem: HistoryItem { HistoryItem(identifier: value.id, name: value.name, origin: origin) }
}
