import ChallengeCollections
import ChallengeCore
import ChallengeRepository
import ChallengeResources
import ChallengeTerminal

/// The command `challenge random`, which runs the command for one item with an item that it chooses.
struct RandomCommand {
    private static let seed = Option("seed", .integer, help: "statistics.option.seed")

    let collections: [CollectionDescription]
    let session: @Sendable (Invocation) throws -> RepositorySession

    /// The words for one item with their descriptions, in the current language.
    private var descriptions: [(String, String)] {
        collections.map { ($0.kind, "statistics.kindChoice.random %@".localized($0.noun(1))) }
    }

    private var kind: Argument<CollectionDescription> {
        Argument(
            "KIND",
            .named(collections.map { ($0, $0.name) }, prefersPlural: false)
                .describing(Dictionary(descriptions) { first, _ in first }),
            .optional, help: "statistics.argument.randomKind")
    }

    var command: Command {
        let kind = kind
        return Command(
            "random",
            summary: "statistics.command.random",
            discussion: "statistics.discussion.random",
            arguments: [kind],
            options: [Self.seed],
            examples: [
                Example("challenge random", summary: "statistics.example.random"),
                Example("challenge random episode --seed 7", summary: "statistics.example.seed"),
                Example("challenge random location --fields name,type", summary: "statistics.example.fields"),
            ],
            forward: { invocation, _ in
                let collection = invocation[kind].first ?? collections[0]
                let session = try session(invocation)
                let items = try await collection.items(session).search.allItems().accepted(by: session.freshness)
                guard let key = ChooseItemUseCase().execute(among: items.value.map(\.key), seed: invocation[Self.seed])
                else {
                    throw CommandError(
                        "statisticsError.noItems".localized(), advice: "advice.sync".localized(), exitCode: .notFound)
                }
                // The item is on this machine. If its row has expired, the other command would send a request.
                return ForwardedLine([collection.kind, "\(key)"], isLocal: true)
            })
    }
}
