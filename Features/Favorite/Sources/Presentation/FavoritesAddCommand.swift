import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites add`, which adds items to the favorites.
struct FavoritesAddCommand {
    private static let notes = Flag("notes", help: "favorites.option.notes")

    let kinds: ItemKinds
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "add",
            summary: "favorites.command.add",
            discussion: "favorites.discussion.add",
            arguments: [FavoriteOptions.items.completed(by: .newItems(of: kinds, container))],
            options: [
                FavoriteOptions.note, Self.notes, FavoriteOptions.rating,
                FavoriteOptions.tags.completed(by: .tags(container)),
            ],
            fields: kinds.schema().fieldNames,
            examples: [
                Example("challenge favorites add 42 --rating 5 --tag big,head", summary: "favorites.example.add"),
                Example("challenge favorites add squanchy", summary: "character.example.name"),
                Example("challenge favorites add episode S03E07 --rating 5", summary: "favorites.example.addKind"),
                Example("challenge favorites add - --notes <notes.tsv", summary: "favorites.example.addNotes"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        let candidates = try container.candidates()
        // A usage error comes before the requests.
        _ = try RecordWriter(kinds.schema(), invocation, console)
        let details = try FavoriteDetails(invocation, note: invocation[FavoriteOptions.note])
        var noted: [ItemID: FavoriteDetails] = [:]
        // The flag is for lines of standard input, and an error about a line proposes a command with an identifier.
        let selection = FavoriteSelection(container, invocation.proposing(without: Self.notes), console)
        let items = try await selection.newItems { item, note in
            if !invocation.has(Self.notes) { return }
            let own = try FavoriteDetails(invocation, note: note)
            if noted.updateValue(own, forKey: item) ?? own != own {
                throw FavoritesError.invalidData(.otherNote(item))
            }
        }

        let addition = try await console.whileLoading { [noted] _ in
            try await candidates.add.execute(items, details: details, noted: noted, cachePolicy: candidates.cachePolicy)
        }
        let added = kinds.list(addition.added.map(\.id))
        try StreamError.naming("favorites.unprinted.added %@".localized(added), isMade: !added.isEmpty) {
            try report(addition, invocation, console)
        }
    }

    /// Prints the added favorites, and reports the items that were favorites already.
    private func report(_ addition: FavoritesAddition, _ invocation: Invocation, _ console: Console) throws {
        let schema = kinds.schema(of: addition.added, now: try container(invocation).clock.now)
        let kind = addition.favorites.entries.map(\.key).kind
        let noun: Noun = kind.map { "\($0).noun" } ?? "favorites.items"
        let printer = try ItemPrinter(schema, noun: noun, invocation, console)
        // The noun precedes the identifiers, which then need no word for their kind.
        let others = addition.others.map(FavoriteRecord.init).keyed { kind == nil ? .text("\($0)") : $0.key }
        let notFound = { key in FavoritesError.notFound(kind.map { ItemID($0, key) } ?? kinds.id(key)) }
        if addition.old.isEmpty { return try printer.print(.several(others), notFound: notFound) }

        let failure = FavoritesError.alreadyFavorites(
            addition.old.map { FavoritesError.ItemName(id: $0.id, name: $0.item.name) },
            selectedBy: addition.old.map { "\(kinds.key(of: $0.id))" }, options: invocation.ownOptionWords)
        if others.entries.isEmpty { throw failure }
        console.warning(SafeText([failure.message, failure.advice].compactMap(\.self).joined(separator: " ")))
        if addition.added.isEmpty, let missing = CommandError(others, noun: noun, notFound: notFound) { throw missing }
        try printer.print(.several(others), notFound: notFound)
        throw ReportedExit(exitCode: failure.exitCode)
    }
}

extension FavoriteDetails {
    /// Reads the rating and the tags from the options.
    fileprivate init(_ invocation: Invocation, note: String?) throws(FavoritesError) {
        try self.init(
            note: note, rating: invocation[FavoriteOptions.rating], tags: invocation[FavoriteOptions.tags] ?? [])
    }
}
