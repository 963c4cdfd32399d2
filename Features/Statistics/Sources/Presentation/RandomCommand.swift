import ChallengeTerminal

/// The command `challenge random`, which runs the command for one item with an item that it chooses.
struct RandomCommand {
    private static let kind = Argument(
        "KIND",
        .choice(ItemKind.allCases.map { ($0, [$0.rawValue, $0.collectionName]) }).translated(by: ItemKind.words)
            .describing([
                "character": "statistics.kindChoice.character", "episode": "statistics.kindChoice.episode",
                "location": "statistics.kindChoice.location",
            ]),
        .optional, help: "statistics.argument.randomKind")

    private static let seed = Option("seed", .integer, help: "statistics.option.seed")

    let container: @Sendable (Invocation) throws -> StatisticsContainer

    var command: Command {
        Command(
            "random",
            summary: "statistics.command.random",
            discussion: "statistics.discussion.random",
            arguments: [Self.kind],
            options: [Self.seed],
            examples: [
                Example("challenge random", summary: "statistics.example.random"),
                Example("challenge random episode --seed 7", summary: "statistics.example.seed"),
                Example("challenge random location --fields name,type", summary: "statistics.example.fields"),
            ],
            forward: forward)
    }

    @Sendable private func forward(_ invocation: Invocation, _ console: Console) async throws -> ForwardedLine {
        let kind = invocation[Self.kind].first ?? .character
        let chooseItem = try container(invocation).chooseItem
        let identifier = try await chooseItem.execute(kind: kind, seed: invocation[Self.seed])
        // The item is on this machine. If its row has expired, the other command would send a request.
        return ForwardedLine([kind.rawValue, "\(identifier)"], isLocal: true)
    }
}
