import ChallengeCollections
import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

/// The commands `challenge episode`, `challenge episodes list` and `challenge episodes search`.
struct EpisodeCommands {
    private static let season = Option(
        "season", ValueKind<[Int]>.list(of: .season), help: "episode.option.season")
    private static let year = Option("year", ValueKind<[Int]>.list(of: .positiveInteger), help: "episode.option.year")
    private static let code = Option("code", .texts(), help: "episode.option.code")
    private static let with = Option(
        "with", ValueKind<[ItemReference<Int>]>.list(of: .reference(.positiveInteger)), placeholder: "ID|NAME,…",
        help: "episode.option.with")

    let collections: [CollectionDescription]
    let container: @Sendable (Invocation) throws -> EpisodeContainer

    var lists: Command { commands.lists(listRun) }

    var item: Command {
        commands.item(
            .orName(
                .keys(.episodeReference) { $0.key }, expectation: .episodeReference,
                startsLikeValue: EpisodeReference.isStarted),
            placeholder: "ID|CODE|NAME", notFound: { EpisodeError(notFound: EpisodeReference($0)) }, search: search,
            { try container($0).run($0, $1) })
    }

    @Sendable private func listRun(
        _ invocation: Invocation, _ console: Console
    ) async throws -> CollectionRun<EpisodeFilterField> {
        let container = try container(invocation)
        var run = try container.run(invocation, console)
        let seasons = seasonsOfCondition(invocation) == nil ? invocation[Self.season] : nil
        run.filter = EpisodesFilter([
            .code: invocation[Self.code] ?? seasons?.map(EpisodeCode.beginning(ofSeason:))
        ])
        run.condition = try await condition(invocation, console, container.context)
        return run
    }

    private var commands: CollectionCommands {
        CollectionCommands(
            ItemCollection.episodes, collections,
            filters: [
                Self.season.completed(by: .texts(search, \.seasonText)),
                Self.year.completed(by: .texts(search, \.yearText)),
                Self.code.completed(by: .texts(search, \.codeText)),
                Self.with.completed(by: .items(ofKind: "character") { try container($0).context }),
            ],
            // The API has one criterion for both.
            exclusive: [[Self.season, Self.code]], examples: Self.examples)
    }

    @Sendable private func search(_ invocation: Invocation) throws -> any ItemSearchContract<Episode> {
        try container(invocation).episodes.search
    }

    /// Returns the condition of `--with` and `--year`, and of `--season` with whole values; `nil` without these options.
    private func condition(
        _ invocation: Invocation, _ console: Console, _ context: CollectionContext
    ) async throws -> (@Sendable (Episode) -> Bool)? {
        let characters = try await wantedCharacters(invocation, console, context)
        let (seasons, years) = (seasonsOfCondition(invocation), invocation[Self.year])
        if characters == nil, seasons == nil, years == nil { return nil }
        return { episode in
            characters.map(episode.features(allOf:)) ?? true && seasons.map(episode.isPart(ofOneOf:)) ?? true
                && years.map(episode.wasBroadcast(inOneOf:)) ?? true
        }
    }

    /// Returns the seasons for which the filter has no criterion: the beginning of a code is no whole code.
    private func seasonsOfCondition(_ invocation: Invocation) -> [Int]? {
        invocation.has(CollectionCommands.exact) ? invocation[Self.season] : nil
    }

    /// Returns the characters of `--with`; `nil` without this option.
    ///
    /// - Throws: A failure for identifiers that do not exist, because an empty list would hide a typing error.
    private func wantedCharacters(
        _ invocation: Invocation, _ console: Console, _ context: CollectionContext
    ) async throws -> Set<Int>? {
        guard invocation[Self.with] != nil, let characters = context.items(ofKind: "character") else { return nil }
        let identifiers = try await context.values(of: Self.with, ofKind: "character", invocation, console) { Int($0) }
        let results = try await console.whileLoading { _ in
            try await characters.several(identifiers.withoutRepetition.map(\.key), context.cachePolicy)
        }
        let failure = CommandError(results, noun: "character.noun", areRelated: true) { key in
            EpisodeError.unknownCharacter(identifier: Int(key))
        }
        if let failure { throw failure }
        return Set(identifiers)
    }
}

extension EpisodeCommands {
    private static let examples = CollectionCommands.Examples(
        item: [
            Example("challenge episode S03E07", summary: "episode.example.episode"),
            Example("challenge episode pilot", summary: "episode.example.name"),
            Example("challenge episode S01E01 --characters", summary: "episode.example.characters"),
            Example("challenge episode 1 2 s05e10 --json", summary: "episode.example.several"),
            Example(
                "challenge episodes search rick --fields code | challenge episode -", summary: "listing.example.stdin"),
        ],
        list: [
            Example("challenge episodes list", summary: "episode.example.list"),
            Example("challenge episodes list --season 3", summary: "episode.example.listSeason"),
            Example("challenge episodes list --year 2017", summary: "episode.example.listYear"),
            Example("challenge episodes list --with birdperson,squanchy", summary: "episode.example.listWith"),
            Example(
                "challenge episodes list --all --format csv --fields code,airDate,name",
                summary: "episode.example.listFields"),
        ],
        search: [
            Example("challenge episodes search rick", summary: "episode.example.search"),
            Example("challenge episodes search rick --season 1", summary: "episode.example.searchSeason"),
        ])
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

extension EpisodeError {
    fileprivate init(notFound reference: EpisodeReference) {
        self =
            switch reference {
            case .identifier(let identifier): .notFound(identifier: identifier)
            case .code(let code): .unknownCode(season: code.season, number: code.number)
            }
    }
}

extension EpisodeError: PresentableError {}
