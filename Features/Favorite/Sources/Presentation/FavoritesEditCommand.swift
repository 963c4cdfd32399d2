import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites edit`, which changes the notes, ratings and tags of favorites.
struct FavoritesEditCommand {
    fileprivate static let noNote = Flag("no-note", help: "favorites.option.noNote")
    fileprivate static let noRating = Flag("no-rating", help: "favorites.option.noRating")
    fileprivate static let untag = Option("untag", .list(of: .text), placeholder: "A,B", help: "favorites.option.untag")

    let kinds: ItemKinds
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    private var changes: [any AnyOption] {
        [
            FavoriteOptions.note, Self.noNote, FavoriteOptions.rating, Self.noRating,
            FavoriteOptions.tags.completed(by: .tags(container)), Self.untag.completed(by: .tags(container)),
        ]
    }

    var command: Command {
        Command(
            "edit",
            summary: "favorites.command.edit",
            arguments: [FavoriteOptions.items.completed(by: .favorites(of: kinds, container))],
            options: changes,
            exclusive: [[FavoriteOptions.note, Self.noNote], [FavoriteOptions.rating, Self.noRating]],
            fields: kinds.schema().fieldNames,
            examples: [
                Example(
                    "challenge favorites edit 42 --no-note --tag best --untag big", summary: "favorites.example.edit"),
                Example("challenge favorites edit big head morty --rating 4", summary: "character.example.name"),
                Example("challenge favorites edit 42 762 --rating 4", summary: "favorites.example.editSeveral"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        // A usage error comes before the change.
        _ = try RecordWriter(kinds.schema(), invocation, console)
        let change = try FavoriteDetailsChange(invocation)
        guard change != (try FavoriteDetailsChange()) else {
            throw UsageError(.missingOption(available: changes.map { "--" + $0.name }), in: invocation.path)
        }
        let selection = FavoriteSelection(container, invocation, console)
        let identifiers = try await selection.favorites(confirm: selection.isMeant)

        let changed = try await container.favorites.update(identifiers, change)
        let list = kinds.list(changed.map(\.id))
        try StreamError.naming("favorites.unprinted.changed %@".localized(list)) {
            var writer = try RecordWriter(kinds.schema(of: changed, now: container.clock.now), invocation, console)
            try writer.write(changed.map(FavoriteRecord.init))
            try writer.finish()
        }
        try console.reportMissing(identifiers, from: changed)
    }
}

extension FavoriteDetailsChange {
    fileprivate init(_ invocation: Invocation) throws(FavoritesError) {
        try self.init(
            note: Part(invocation[FavoriteOptions.note], isRemoved: invocation.has(FavoritesEditCommand.noNote)),
            rating: Part(invocation[FavoriteOptions.rating], isRemoved: invocation.has(FavoritesEditCommand.noRating)),
            addedTags: invocation[FavoriteOptions.tags] ?? [],
            removedTags: invocation[FavoritesEditCommand.untag] ?? [])
    }
}

extension FavoriteDetailsChange.Part {
    fileprivate init(_ value: Value?, isRemoved: Bool) {
        self = isRemoved ? .removed : value.map { .set($0) } ?? .unchanged
    }
}
