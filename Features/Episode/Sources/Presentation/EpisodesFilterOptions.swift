import ChallengeTerminal

/// The criteria of a list, as the line names them.
enum EpisodesFilterOptions {
    static let name = Option("name", .text, help: "episode.option.name")
    static let season = Option("season", .positiveInteger, help: "episode.option.season")
    static let code = Option("code", .text, help: "episode.option.code")

    static let criteria: [any AnyOption] = [season, code]

    /// Both are said to the API as a part of the code.
    static let exclusive: [any AnyOption] = [season, code]
}

extension EpisodesFilter {
    /// The criteria of the line, with a name from wherever the command takes it.
    init(_ invocation: Invocation, name: String?) {
        let season = invocation[EpisodesFilterOptions.season]
        self.init(
            name: name,
            code: invocation[EpisodesFilterOptions.code] ?? season.map(EpisodeCode.beginning(ofSeason:)))
    }
}
