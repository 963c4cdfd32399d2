import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites add`, which adds characters to the favorites.
struct FavoritesAddCommand {
    private static let notes = Flag("notes", help: "favorites.option.notes")

    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "add",
            summary: "favorites.command.add",
            discussion: "favorites.discussion.add",
            arguments: [FavoriteOptions.identifiers.completed(by: .characters(container))],
            options: [
                FavoriteOptions.note, Self.notes, FavoriteOptions.rating,
                FavoriteOptions.tags.completed(by: .tags(container)),
            ],
            fields: RecordSchema.favorites().fieldNames,
            examples: [
                Example("challenge favorites add 42 --rating 5 --tag big,head", summary: "favorites.example.add"),
                Example("challenge favorites add squanchy", summary: "character.example.name"),
                Example("challenge favorites add - --notes <notes.tsv", summary: "favorites.example.addNotes"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        let (addFavorites, cachePolicy) = try container.addFavorites()
        let printer = try ItemPrinter(.favorites(now: container.clock.now), noun: "character.noun", invocation, console)
        let details = try FavoriteDetails(invocation, note: invocation[FavoriteOptions.note])
        var noted: [Int: FavoriteDetails] = [:]
        // The flag is for lines of standard input, and an error about a line proposes a command with an identifier.
        let selection = FavoriteSelection(
            container: container, invocation: invocation.proposing(without: Self.notes), console: console)
        let identifiers = try await selection.characterIdentifiers { identifier, note in
            if !invocation.has(Self.notes) { return }
            let own = try FavoriteDetails(invocation, note: note)
            if noted.updateValue(own, forKey: identifier) ?? own != own {
                throw FavoritesError.invalidData(.otherNote(identifier: identifier))
            }
        }

        let addition = try await printer.fetching { [noted] in
            try await addFavorites.execute(
                identifiers: identifiers, details: details, noted: noted, cachePolicy: cachePolicy)
        }
        let added = addition.added.map { "\($0.id)" }.joined(separator: ", ")
        try StreamError.naming("favorites.unprinted.added %@".localized(added), isMade: !added.isEmpty) {
            try report(addition, options: invocation.ownOptionWords, printer, console)
        }
    }

    /// Prints the added favorites, and reports the characters that were favorites already.
    ///
    /// - Parameter options: The options of the command line, for the proposal to change these favorites.
    private func report(
        _ addition: FavoritesAddition, options: [String], _ printer: ItemPrinter<Favorite>, _ console: Console
    ) throws {
        let favorites = addition.favorites
        let known = Set(addition.duplicates)
        if known.isEmpty {
            return try printer.print(.several(favorites), notFound: FavoritesError.init(characterNotFound:))
        }
        let failure = FavoritesError.alreadyFavorites(
            favorites.found.map(\.value).filter { known.contains($0.id) }
                .map { FavoritesError.CharacterName(identifier: $0.id, name: $0.character.name) },
            options: options)
        let others = favorites.entries.filter { !known.contains($0.key) }
        if others.isEmpty { throw failure }
        console.warning(SafeText([failure.message, failure.advice].compactMap(\.self).joined(separator: " ")))
        if addition.added.isEmpty,
            let missing = CommandError(
                favorites, noun: "character.noun", notFound: FavoritesError.init(characterNotFound:))
        {
            throw missing
        }
        try printer.print(
            .several(LookupResults(others, cacheFailure: favorites.cacheFailure)),
            notFound: FavoritesError.init(characterNotFound:))
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
