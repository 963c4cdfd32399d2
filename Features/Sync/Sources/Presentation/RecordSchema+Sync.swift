import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeTerminal

extension RecordSchema<SyncReport.Collection> {
    /// The fields of a fetched collection in every output format.
    ///
    /// JSON lists the new, changed and gone items; the other formats contain their number.
    static var syncedCollections: RecordSchema {
        RecordSchema(fields: [
            Field(
                "collection", header: "sync.field.collection", column: TableColumn(priority: 0, minimumWidth: 10),
                json: { .string($0.name.name) }, screenText: { $0.name.title.localized() }),
            Field(
                "items", header: "sync.field.items", column: TableColumn(alignment: .trailing, priority: 1),
                json: { .integer($0.changes.count) }),
            items("new", header: "sync.field.new", \.new),
            items("changed", header: "sync.field.changed", \.changed),
            items("gone", header: "sync.field.gone", \.gone),
        ])
    }

    private static func items(
        _ name: String, header: String, _ items: @escaping @Sendable (CollectionChanges) -> [CollectionChanges.Item]
    ) -> Field<SyncReport.Collection> {
        Field(
            name, header: header, column: TableColumn(alignment: .trailing, priority: 0),
            list: { collection in
                items(collection.changes).map { item in
                    .object([JSONMember("id", item.identifier.json), JSONMember("name", .string(item.name))])
                }
            },
            text: { "\(items($0.changes).count)" })
    }
}
