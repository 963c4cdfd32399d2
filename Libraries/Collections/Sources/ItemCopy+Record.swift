internal import ChallengeCore
internal import ChallengeJSON
public import ChallengeTerminal

/// The words for a value of a copied record, in the current language, with its style.
///
/// - Parameter value: Returns the text of the field with a name.
public typealias CopyWords = @Sendable (_ value: (_ field: String) -> String) -> (text: String, style: TextStyle)

extension ItemCopy {
    init<Item: NamedItemContract>(_ item: Item, _ schema: RecordSchema<Item>) {
        let values = schema.copiedFields.map { JSONMember($0.name, $0.json(item)) }
        self.init(
            key: item.key, name: item.name, shortName: item.shortName, record: JSONWriter.compact(.object(values)))
    }
}

extension RecordSchema {
    /// The fields that a copy of an item has: those for readers without the relations.
    ///
    /// The copy has the identifier and the name apart from these.
    package var copiedFields: [Field<Item>] {
        fields.filter { field in
            field.relation == nil && field.column.visibility > .data && !["id", "name"].contains(field.name)
        }
    }
}
