import ChallengeCollections
import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

/// The command `challenge favorites`, which only has subcommands.
struct FavoritesCommand {
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "favorites",
            summary: "favorites.command.favorites",
            discussion: "favorites.discussion",
            subcommands: [
                FavoritesListCommand(container: container).command,
                FavoritesSearchCommand(container: container).command,
                FavoritesShowCommand(container: container).command,
                FavoritesAddCommand(container: container).command,
                FavoritesEditCommand(container: container).command,
                FavoritesRemoveCommand(container: container).command,
                FavoritesClearCommand(container: container).command,
                FavoritesStatsCommand(container: container).command,
                FavoritesWatchCommand(container: container).command,
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
        let schema = RecordSchema.favorites(now: container.clock.now)
        // A usage error comes before the reading of the library.
        _ = try (ListOrder(schema, invocation), RecordWriter(schema, invocation, console))
        // A query for each page would search all favorites again.
        let favorites = try await container.favorites.getFavorites(query)
        let pages = Pagination(size: 20)
        try await PagePrinter(
            stored: schema, noun: "favorites.noun", invocation, console, default: .all,
            empty: query == FavoritesQuery() ? "favorites.note.none" : ListFooter.noMatch,
            similarNames: { try await similarNames(to: query) },
            load: { page in pages.page(page, of: favorites) }
        ).print()
    }

    private func similarNames(to query: FavoritesQuery) async throws -> [String] {
        guard let text = query.text else { return [] }
        return try await FavoriteSummaries(favorites: container.favorites).similarNames(to: text, tags: query.tags)
    }
}

/// The arguments and options that several commands share.
enum FavoriteOptions {
    static let identifiers = Argument(
        "ID|NAME", .orName(.positiveInteger), .oneOrMore, help: "character.argument.identifier")
    static let note = Option("note", .text, help: "favorites.option.note")
    static let rating = Option("rating", .rating, help: "favorites.option.rating")
    static let onlyTags = Option("tag", .list(of: .text), placeholder: "A,B", help: "favorites.option.onlyTag")
    static let tags = Option("tag", .list(of: .text), placeholder: "A,B", help: "favorites.option.tag")
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
    func reportMissing(_ identifiers: [Int], from favorites: [Int]) throws {
        let favorites = Set(favorites)
        let others = identifiers.filter { !favorites.contains($0) }
        if others.isEmpty { return }
        warning(SafeText(FavoritesError.notFavorites(identifiers: others).message))
        throw ReportedExit(exitCode: .failure)
    }
}

extension FavoritesError: PresentableError {
    public var advice: String? {
        switch self {
        case .notFound: "characterError.advice.notFound".localized()
        case .loadFailed(let error): error.advice
        case .notFavorites: "favoritesError.advice.notFavorites".localized()
        case .alreadyFavorites(let characters, let options):
            (options.isEmpty
                ? "favoritesError.advice.alreadyFavorites %@" : "favoritesError.advice.alreadyFavorites.options %@")
                .localized((characters.map { "\($0.identifier)" } + options.map(\.shortened)).joined(separator: " "))
        case .fileExists: "favoritesError.advice.fileExists".localized()
        case .invalidData, .storageFailed, .fileFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .notFound, .notFavorites: .notFound
        case .loadFailed(let error): error.exitCode
        case .alreadyFavorites: .failure
        case .invalidData(.file): .dataError
        case .invalidData: .usage
        case .storageFailed, .fileExists, .fileFailed: .ioError
        }
    }
}
