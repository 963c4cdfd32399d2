import ChallengeAPIs
import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites stats`, which prints the statistics of the favorites.
struct FavoritesStatsCommand {
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "stats",
            summary: "favorites.command.stats",
            options: [BarChart.ascii],
            fields: RecordSchema.favoritesStatistics.fieldNames,
            examples: [
                Example("challenge favorites stats", summary: "favorites.example.stats"),
                Example("challenge favorites stats --fields byStatus --json", summary: "favorites.example.statsJSON"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        var writer = try RecordWriter(.favoritesStatistics, invocation, console)
        try writer.writeOne(try await container(invocation).favorites.statistics())
    }
}

extension RecordSchema<FavoritesStatistics> {
    /// The fields of the statistics in every output format, with bar charts on the screen.
    static var favoritesStatistics: RecordSchema {
        RecordSchema(fields: [
            Field("total", header: "favorites.field.total", json: { .integer($0.total) }),
            Field("addedToday", header: "favorites.field.addedToday", json: { .integer($0.addedToday) }),
            Field("addedThisWeek", header: "favorites.field.addedThisWeek", json: { .integer($0.addedThisWeek) }),
            .counts(
                "byStatus", header: "character.field.status", \.byStatus,
                screenName: { APIWords.status($0, gender: "") }),
            .counts(
                "bySpecies", header: "character.field.species", \.bySpecies,
                screenName: { APIWords.species($0, gender: "") }),
            .counts("mostUsedTags", header: "favorites.field.tags", \.mostUsedTags),
            .counts("byRating", header: "favorites.field.rating", \.byRating),
        ])
    }
}

extension Field<FavoritesStatistics> {
    fileprivate static func counts(
        _ name: String,
        header: String,
        _ counts: @escaping @Sendable (FavoritesStatistics) -> [FavoritesStatistics.Count],
        screenName: @escaping @Sendable (String) -> String = { $0 }
    ) -> Field {
        Field(
            name, header: header,
            list: { statistics in
                counts(statistics).map {
                    .object([JSONMember("name", .string($0.name)), JSONMember("count", .integer($0.count))])
                }
            },
            text: { statistics in counts(statistics).map { "\($0.name) \($0.count)" }.joined(separator: "; ") },
            screenText: { statistics in
                counts(statistics).map { "\(screenName($0.name)) \($0.count)" }.joined(separator: "; ")
            },
            chart: { statistics in BarChart(counts(statistics).map { (screenName($0.name), $0.count) }) })
    }
}
