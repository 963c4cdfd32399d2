import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites stats`, which prints the statistics of the favorites.
struct FavoritesStatsCommand {
    let kinds: ItemKinds
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "stats",
            summary: "favorites.command.stats",
            options: [BarChart.ascii],
            fields: kinds.statistics(of: []).fieldNames,
            examples: [
                Example("challenge favorites stats", summary: "favorites.example.stats"),
                Example("challenge favorites stats --fields byStatus --json", summary: "favorites.example.statsJSON"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        // A usage error comes before the reading of the library.
        _ = try RecordWriter(kinds.statistics(of: []), invocation, console)
        let container = try container(invocation)
        let favorites = try await container.favorites.getAll()
        var writer = try RecordWriter(kinds.statistics(of: favorites), invocation, console)
        try writer.writeOne(FavoritesStatistics(of: favorites, at: container.clock.now))
    }
}

extension ItemKinds {
    /// Returns the fields of the statistics in every output format, with bar charts on the screen.
    ///
    /// Favorites of the first kind are also counted by the values of the fields that a list shows.
    fileprivate func statistics(of favorites: [Favorite]) -> RecordSchema<FavoritesStatistics> {
        let records = favorites.filter { $0.kind == first }.map { FavoriteRecord($0).copy }
        let summary = all.first.map { kind in kind.fields().filter { kind.summary.contains($0.name) } } ?? []
        let ofSummary = summary.map { field in
            let (name, words) = (field.name, all.first?.words[field.name])
            let counts = FavoritesStatistics.counts(of: records.map { $0.text(name) })
            return Chart("by\(name.capitalizedFirst)", header: field.title) { _ in
                counts
            } screenName: { value in
                words?({ $0 == name ? value : "" }).text ?? value
            }
        }
        let ofAll = [
            Chart("mostUsedTags", header: "favorites.field.tags", counts: \.mostUsedTags),
            Chart("byRating", header: "favorites.field.rating", counts: \.byRating),
            Chart(
                "byKind", header: "search.field.kind",
                column: Set(favorites.map(\.kind)).count > 1 ? TableColumn() : .dataOnly, counts: \.byKind
            ) { self[$0]?.name.noun(2) ?? $0 },
        ]
        let charts = ofSummary + ofAll
        return RecordSchema(
            fields: [
                Field("total", header: "favorites.field.total", json: { .integer($0.total) }),
                Field("addedToday", header: "favorites.field.addedToday", json: { .integer($0.addedToday) }),
                Field("addedThisWeek", header: "favorites.field.addedThisWeek", json: { .integer($0.addedThisWeek) }),
            ] + charts.map { $0.field(alignedWith: charts) })
    }
}

/// The counts of one kind of value, as a field with bars.
private struct Chart: Sendable {
    let name: String
    let header: String
    let column: TableColumn
    let counts: @Sendable (FavoritesStatistics) -> [FavoritesStatistics.Count]
    let screenName: @Sendable (String) -> String

    init(
        _ name: String, header: String, column: TableColumn = TableColumn(),
        counts: @escaping @Sendable (FavoritesStatistics) -> [FavoritesStatistics.Count],
        screenName: @escaping @Sendable (String) -> String = { $0 }
    ) {
        (self.name, self.header, self.column) = (name, header, column)
        (self.counts, self.screenName) = (counts, screenName)
    }

    /// Returns the field, whose bars begin at the column of the other bars.
    func field(alignedWith charts: [Chart]) -> Field<FavoritesStatistics> {
        let shown = charts.filter { $0.column.visibility == .tables }
        return Field(
            name, header: header, column: column,
            list: { statistics in
                counts(statistics).map {
                    .object([JSONMember("name", .string($0.name)), JSONMember("count", .integer($0.count))])
                }
            },
            text: { counts($0).map { "\($0.name) \($0.count)" }.joined(separator: "; ") },
            screenText: { bars($0).map { "\($0.name) \($0.count)" }.joined(separator: "; ") },
            chart: { statistics in
                BarChart(bars(statistics), alignedWith: shown.flatMap { $0.bars(statistics).map(\.name) })
            })
    }

    private func bars(_ statistics: FavoritesStatistics) -> [(name: String, count: Int)] {
        counts(statistics).map { (screenName($0.name), $0.count) }
    }
}
