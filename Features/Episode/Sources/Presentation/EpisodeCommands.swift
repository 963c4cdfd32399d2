import ChallengeCollections
import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

/// The commands `challenge episode`, `challenge episodes list` and `challenge episodes search`.
struct EpisodeCommands {
    private static let season = Option(
        "season", ValueKind<[Int]>.list(of: .season), help: "episode.option.season")
    private static let code = Option("code", .texts(), help: "episode.option.code")
    private static let with = Option(
        "with", ValueKind<[ItemReference<Int>]>.list(of: .reference(.positiveInteger)), placeholder: "ID|NAME,…",
        help: "episode.option.with")
    private static let characters = Option.flag("characters", help: "episode.option.characters")

    let container: @Sendable (Invocation) throws -> EpisodeContainer

    var lists: Command { commands.lists(access) }

    var item: Command {
        commands.item(
            .orName(.episodeReference, expectation: .episodeReference, startsLikeValue: EpisodeReference.isStarted),
            placeholder: "ID|CODE|NAME", key: { .identifier(Int($0)) }, notFound: EpisodeError.init(notFound:),
            saved: { try container($0).saved }, access)
    }

    private var commands: CollectionCommands {
        CollectionCommands(
            "episode", "episodes",
            filters: [
                Self.season.completed(by: .texts(of: texts { $0.code.map { "\($0.season)" } ?? "" })),
                Self.code.completed(by: .texts(of: texts(\.codeText))),
                Self.with.completed(by: .items { try await container($0.invocation).cast().names.starting($1) }),
            ],
            // The API has one criterion for both.
            exclusive: [[Self.season, Self.code]],
            related: Self.characters, fields: RecordSchema<Episode>.fieldNames, examples: Self.examples)
    }

    private func texts(
        _ text: @escaping @Sendable (Episode) -> String
    ) -> @Sendable (Invocation) async throws -> [String] {
        { [container] invocation in try await container(invocation).saved.allItems().value.map(text) }
    }

    @Sendable private func access(
        _ invocation: Invocation, _ console: Console
    ) async throws -> CollectionAccess<EpisodeReference, Episode, EpisodeFilterField> {
        let container = try container(invocation)
        let cast =
            invocation.has(Self.characters)
            ? RelatedItems(noun: "episode.related.characters", \Episode.characters, invocation, console) {
                try await container.cast().characters($0, container.cachePolicy)
            } : nil
        let names = SavedNames(\Episode.characters, of: container.cast().names)
        let schema = RecordSchema.episodes(with: cast?.item, names: names)
        // A usage error in the fields comes before the requests for the characters of `--with`.
        _ = try RecordWriter(schema, invocation, console)
        let seasons = seasonsOfCondition(invocation) == nil ? invocation[Self.season] : nil
        let getEpisodes = container.getEpisodes
        return CollectionAccess(
            schema, with: cast, names: names, saved: container.saved, history: container.history,
            cachePolicy: container.cachePolicy,
            filter: EpisodesFilter([
                .code: invocation[Self.code] ?? seasons?.map(EpisodeCode.beginning(ofSeason:))
            ]),
            where: try await condition(invocation, console, container),
            one: getEpisodes.execute(reference:cachePolicy:), several: getEpisodes.execute(references:cachePolicy:),
            page: container.episodes.searchEpisodesPage)
    }

    /// Returns the condition of `--with`, and of `--season` with whole values; `nil` without these options.
    private func condition(
        _ invocation: Invocation, _ console: Console, _ container: EpisodeContainer
    ) async throws -> (@Sendable (Episode) -> Bool)? {
        let characters = try await wantedCharacters(invocation, console, container)
        let seasons = seasonsOfCondition(invocation)
        if characters == nil, seasons == nil { return nil }
        return { episode in
            characters?.isSubset(of: episode.characters) ?? true
                && seasons?.contains { $0 == episode.code?.season } ?? true
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
        _ invocation: Invocation, _ console: Console, _ container: EpisodeContainer
    ) async throws -> Set<Int>? {
        guard let references = invocation[Self.with] else { return nil }
        let names = NameLookup(
            noun: "character.noun", invocation, console, container.cachePolicy, option: Self.with.name)
        let identifiers = try await names.values(
            of: references, value: { Int($0) }, find: container.cast().names.named)
        let results = try await console.whileLoading { _ in
            try await container.cast().characters(identifiers.withoutRepetition, container.cachePolicy)
        }
        let failure = LookupError(results, noun: "character.noun", areRelated: true) { identifier in
            EpisodeError.unknownCharacter(identifier: identifier)
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
