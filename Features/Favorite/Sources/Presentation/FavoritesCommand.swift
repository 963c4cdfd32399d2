import ChallengeCollections
import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

/// The command `challenge favorites`, which only has subcommands.
struct FavoritesCommand {
    let kinds: ItemKinds
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "favorites",
            summary: "favorites.command.favorites",
            discussion: "favorites.discussion",
            subcommands: [
                FavoritesListCommand(kinds: kinds, container: container).command,
                FavoritesSearchCommand(kinds: kinds, container: container).command,
                FavoritesShowCommand(kinds: kinds, container: container).command,
                FavoritesAddCommand(kinds: kinds, container: container).command,
                FavoritesEditCommand(kinds: kinds, container: container).command,
                FavoritesRemoveCommand(kinds: kinds, container: container).command,
                FavoritesClearCommand(container: container).command,
                FavoritesStatsCommand(kinds: kinds, container: container).command,
                FavoritesWatchCommand(kinds: kinds, container: container).command,
                FavoritesExportCommand(container: container).command,
                FavoritesImportCommand(container: container).command,
            ])
    }
}

/// A printer of the favorites that the command line requests: all, one page, or a limited number.
struct FavoritesPrinter {
    let container: FavoriteContainer
    let invocation: Invocation
    let console: Console

    func print(_ query: FavoritesQuery) async throws {
        let kinds = container.kinds
        // A usage error comes before the reading of the library.
        _ = try (ListOrder(kinds.schema(), invocation), RecordWriter(kinds.schema(), invocation, console))
        // A query for each page would search all favorites again.
        let favorites = try await container.favorites.getFavorites(query)
        let hasPictures = invocation.has(PictureOptions.pictures)
        let pictures = hasPictures ? try await container.pictures(favorites) : FavoritePictures()
        let schema = kinds.schema(of: favorites, pictures: pictures.addresses, now: container.clock.now)
        let records = favorites.map(FavoriteRecord.init)
        let pages = Pagination(size: 20)
        try await PagePrinter(
            stored: schema, noun: "favorites.noun", invocation, console, default: .all,
            empty: query == FavoritesQuery() ? "favorites.note.none" : ListFooter.noMatch,
            pictures: ItemPictures(pictures.terminal, schema, invocation, console),
            similarNames: { try await similarNames(to: query) },
            load: { page in pages.page(page, of: records) }
        ).print()
    }

    private func similarNames(to query: FavoritesQuery) async throws -> [String] {
        guard let text = query.text else { return [] }
        return try await FavoriteSummaries(favorites: container.favorites, kinds: container.kinds)
            .similarNames(to: text, query)
    }
}

/// The arguments and options that several commands share.
enum FavoriteOptions {
    static let items = Argument("ID|NAME", ValueKind<String>.text, .oneOrMore, help: "favorites.argument.items")
    static let note = Option("note", .text, help: "favorites.option.note")
    static let rating = Option("rating", .rating, help: "favorites.option.rating")
    static let onlyTags = Option("tag", .list(of: .text), placeholder: "A,B", help: "favorites.option.onlyTag")
    static let tags = Option("tag", .list(of: .text), placeholder: "A,B", help: "favorites.option.tag")

    /// Returns the argument with words that mean items.
    static func items(
        _ kind: ValueKind<ItemSelector<ItemWord>>
    ) -> Argument<ItemSelector<ItemWord>> {
        Argument(items.name, kind, items.count, help: items.help)
    }

    /// Returns the option that selects favorites by the kinds of their items.
    static func kinds(_ kinds: ItemKinds) -> Option<[String]> {
        Option(
            "kind", .list(of: .named(kinds.names, prefersPlural: false)), placeholder: "KIND",
            help: "favorites.option.kind")
    }
}

extension ValueKind where Value == Int {
    /// A number from 1 to 5.
    static var rating: ValueKind {
        ValueKind(placeholder: "N", expectation: .oneOf(FavoriteDetails.ratings.map(String.init))) { text in
            Int(text).flatMap { FavoriteDetails.ratings.contains($0) ? $0 : nil }
        }
    }
}

extension Console {
    /// Warns about the identifiers that are not favorites; if there are any, ends the command with a failure.
    func reportMissing(_ identifiers: [ItemID], from favorites: [Favorite]) throws {
        let stored = Set(favorites.map(\.id))
        let others = identifiers.filter { !stored.contains($0) }
        if others.isEmpty { return }
        warning(SafeText(FavoritesError.notFavorites(others).message))
        throw ReportedExit(exitCode: .failure)
    }
}

extension FavoritesError: PresentableError {
    public var advice: String? {
        switch self {
        case .notFound(let id): "\(id.kind)Error.advice.notFound".localized()
        case .loadFailed(let error): error.advice
        case .notFavorites: "favoritesError.advice.notFavorites".localized()
        case .severalKinds(let ids): "favoritesError.advice.severalKinds %@".localized(ids.first?.description ?? "")
        case .alreadyFavorites(_, let words, let options):
            (options.isEmpty
                ? "favoritesError.advice.alreadyFavorites %@" : "favoritesError.advice.alreadyFavorites.options %@")
                .localized((words + options.map(\.shortened)).joined(separator: " "))
        case .fileExists: "favoritesError.advice.fileExists".localized()
        case .invalidData, .storageFailed, .fileFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .notFound, .notFavorites, .severalKinds: .notFound
        case .loadFailed(let error): error.exitCode
        case .alreadyFavorites: .failure
        case .invalidData(.file): .dataError
        case .invalidData: .usage
        case .storageFailed, .fileExists, .fileFailed: .ioError
        }
    }
}
