import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeTerminal

extension RecordSchema<Group> {
    /// Returns the fields of a group in every output format, with a bar for its number of items in a table.
    static func groups(of collection: CollectionDescription, by grouping: ItemGrouping) -> RecordSchema {
        RecordSchema(
            fields: [
                Field(
                    "name", header: grouping.header, column: TableColumn(priority: 0),
                    json: { .string($0.name) },
                    screenText: { $0.name.isEmpty ? "statistics.field.none".localized() : grouping.screenText($0.name) }
                ),
                Field(
                    "count", header: "\(collection.kind).cached.\(collection.plural)",
                    column: TableColumn(alignment: .trailing, priority: 0, minimumWidth: 4),
                    json: { .integer($0.count) }),
                Field(
                    "percent", header: "statistics.field.percent",
                    column: TableColumn(alignment: .trailing, priority: 2, minimumWidth: 5),
                    json: { .double($0.percent) }),
            ],
            bar: \.count)
    }
}
