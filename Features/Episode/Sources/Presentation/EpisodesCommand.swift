import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

/// The command `challenge episodes`, which only has subcommands.
struct EpisodesCommand {
    let container: @Sendable (Invocation) throws -> EpisodeContainer

    var command: Command {
        Command(
            "episodes",
            summary: "episode.command.episodes",
            subcommands: [
                EpisodesListCommand(container: container).command,
                EpisodesSearchCommand(container: container).command,
            ])
    }
}

/// The options that filter a list.
enum EpisodesFilterOptions {
    static let name = Option("name", .text, help: "episode.option.name")
    static let season = Option("season", .season, help: "episode.option.season")
    static let code = Option("code", .text, help: "episode.option.code")

    static let criteria: [any AnyOption] = [season, code]

    /// The options that exclude each other, because the API has one criterion for both.
    static let exclusive: [any AnyOption] = [season, code]
}

extension ValueKind where Value == Int {
    /// The number of a season, which may begin with `S`, as in codes.
    fileprivate static var season: ValueKind {
        let number = ValueKind.positiveInteger
        return ValueKind(placeholder: number.placeholder, expectation: .explained("episode.error.season %@")) { text in
            number.parse(text.first?.lowercased() == "s" ? String(text.dropFirst()) : text)
        }
    }
}

extension EpisodesFilter {
    /// Reads the criteria from the options, except the name, which some commands read from an argument.
    init(_ invocation: Invocation, name: String?) {
        let season = invocation[EpisodesFilterOptions.season]
        self.init(
            name: name,
            code: invocation[EpisodesFilterOptions.code] ?? season.map(EpisodeCode.beginning(ofSeason:)))
    }
}

extension PagePrinter<Episode> {
    /// Creates a printer for the requested pages of episodes, which also records the list in the history.
    init(
        _ filter: EpisodesFilter, where condition: (@Sendable (Episode) -> Bool)? = nil,
        from container: EpisodeContainer, _ invocation: Invocation, _ console: Console
    ) throws {
        let characters =
            invocation.has(EpisodeCommand.characters) ? RelatedItems(invocation, console, from: container) : nil
        try self.init(
            .episodes(with: characters?.item), noun: "episode.noun", invocation, console,
            history: container.history, where: condition, with: characters,
            similarNames: {
                let others = filter.withoutName
                let meetsOthers =
                    others == nil && condition == nil
                    ? nil : { (episode: Episode) in others?.includes(episode) ?? true && condition?(episode) ?? true }
                return try await NameMatches.similarNames(to: filter.name, where: meetsOthers) { name in
                    try await container.names().findEpisodes(named: name, cachePolicy: .localFirst)
                }
            },
            load: { page in
                try await container.pages.searchEpisodesPage(
                    page: page, filter: filter, cachePolicy: container.cachePolicy)
            })
    }
}
