import ChallengeCore
import ChallengeTerminal

/// `challenge episode`: one episode, or several, by identifier or code.
struct EpisodeCommand {
    private static let references = Argument(
        "ID|CODE", .orStandardInput(.episodeReference), .oneOrMore, help: "episode.argument.reference")

    private static let characters = Option.flag("characters", help: "episode.option.characters")

    let container: @Sendable (Invocation) throws -> EpisodeContainer

    var command: Command {
        Command(
            "episode",
            summary: "episode.command.episode",
            arguments: [Self.references],
            options: [Self.characters],
            examples: [
                Example("challenge episode S03E07", summary: "episode.example.episode"),
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
        let printer = try ItemPrinter(.episodes(), invocation, console)
        let given = invocation[Self.references]

        if given.count == 1, case .value(let reference) = given[0] {
            let fetched = try await printer.fetching { () async throws(EpisodeError) in
                try await container.getEpisodes.execute(reference: reference, cachePolicy: container.cachePolicy)
            }
            let characters = try await characters(of: [fetched.value], invocation, printer, container)
            try await container.recording([fetched.shown]) {
                try printer.printOne(fetched, as: .episodes(with: characters?.items), with: characters)
            }
        } else {
            let references = try await invocation.values(of: Self.references, readingFrom: console)
            let batch = try await printer.fetching { () async throws(EpisodeError) in
                try await container.getEpisodes.execute(references: references, cachePolicy: container.cachePolicy)
            }
            let characters = try await characters(of: batch.found.map(\.value), invocation, printer, container)
            try await container.recording(batch.found.map(\.shown)) {
                try printer.printSeveral(batch, as: .episodes(with: characters?.items), with: characters)
            }
        }
    }

    /// The cast of all of them, when the line asks for it: one request at most.
    private func characters(
        of episodes: [Episode],
        _ invocation: Invocation,
        _ printer: ItemPrinter<Episode>,
        _ container: EpisodeContainer
    ) async throws -> Related<EpisodeCharacter>? {
        guard invocation.has(Self.characters) else { return nil }
        let identifiers = Set(episodes.flatMap(\.characters)).sorted()
        return try await printer.fetchingRelated("episode.related.characters") { () async throws(RelatedFailure) in
            try await container.characters.getCharacters(identifiers: identifiers, cachePolicy: container.cachePolicy)
        }
    }
}
