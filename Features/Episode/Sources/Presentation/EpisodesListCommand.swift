import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

/// The command `challenge episodes list`, which prints a page of episodes or all of them.
struct EpisodesListCommand {
    private static let with = Option(
        "with", ValueKind<[ItemReference<Int>]>.list(of: .reference(.positiveInteger)), placeholder: "ID|NAME,…",
        help: "episode.option.with")

    let container: @Sendable (Invocation) throws -> EpisodeContainer

    var command: Command {
        Command(
            "list",
            summary: "episode.command.list",
            options: PagingOptions.options + [EpisodesFilterOptions.name] + EpisodesFilterOptions.criteria
                + [Self.with.completed(by: characters), EpisodeCommand.characters, LinkOption.link],
            exclusive: [
                PagingOptions.exclusive, EpisodesFilterOptions.exclusive, [EpisodeCommand.characters, LinkOption.link],
            ],
            fields: RecordSchema<Episode>.fieldNames,
            examples: [
                Example("challenge episodes list", summary: "episode.example.list"),
                Example("challenge episodes list --season 3", summary: "episode.example.listSeason"),
                Example("challenge episodes list --with birdperson,squanchy", summary: "episode.example.listWith"),
                Example(
                    "challenge episodes list --all --format csv --fields code,airDate,name",
                    summary: "episode.example.listFields"),
            ],
            run: run)
    }

    private var characters: CandidateSource {
        .items(details: \.distinctions) { [container] request, text in
            try await container(request.invocation).characters.findCharacters(startingWith: text)
        }
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let filter = EpisodesFilter(invocation, name: invocation[EpisodesFilterOptions.name])
        let container = try container(invocation)
        // A usage error in the fields comes before the requests for the characters of `--with`.
        let related =
            invocation.has(EpisodeCommand.characters) ? RelatedItems(invocation, console, from: container) : nil
        _ = try RecordWriter(.episodes(with: related?.item), invocation, console)
        let condition = try await characters(of: invocation, console, container).map { characters in
            { @Sendable (episode: Episode) in characters.isSubset(of: episode.characters) }
        }
        try await PagePrinter(filter, where: condition, from: container, invocation, console).print()
    }

    /// Returns the identifiers of the characters of the command line; `nil` if it has none.
    ///
    /// - Throws: A failure for identifiers that do not exist, because an empty list would hide a typing error.
    private func characters(
        of invocation: Invocation, _ console: Console, _ container: EpisodeContainer
    ) async throws -> Set<Int>? {
        guard let references = invocation[Self.with] else { return nil }
        let names = NameLookup(
            noun: "character.noun", invocation, console, container.cachePolicy, option: Self.with.name)
        let identifiers = try await names.values(of: references, value: \.self) { name, cachePolicy in
            try await container.characters.findCharacters(named: name, cachePolicy: cachePolicy)
        }
        let results = try await console.whileLoading { _ in
            try await container.characters.getCharacters(
                identifiers: identifiers.withoutRepetition, cachePolicy: container.cachePolicy)
        }
        let failure = LookupFailure(results, noun: "character.noun", areRelated: true) { identifier in
            EpisodeError.unknownCharacter(identifier: identifier)
        }
        if let failure { throw failure }
        return Set(identifiers)
    }
}
