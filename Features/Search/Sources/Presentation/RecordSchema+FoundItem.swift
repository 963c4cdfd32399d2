import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeTerminal

extension RecordSchema<FoundItem> {
    /// Returns the fields of a found item in every output format; scripts depend on the names.
    ///
    /// - Parameters:
    ///   - emphasis: Marks the words of the query, which a screen emphasizes.
    ///   - hasSeveralKinds: `false` if all items have one kind, for which tables have no column.
    static func foundItems(
        _ emphasis: @escaping SearchEmphasis = { text, _ in MatchedText(text) }, hasSeveralKinds: Bool = true
    ) -> RecordSchema {
        RecordSchema(fields: [
            Field(
                "kind", header: "search.field.kind", column: hasSeveralKinds ? TableColumn(priority: 1) : .hidden,
                json: { .string($0.kind.name) }, screenText: \.kind.localizedText),
            Field(
                "id", header: "search.field.id",
                column: TableColumn(alignment: .trailing, priority: 0, minimumWidth: 3),
                json: { $0.item.key.json }),
            Field(
                "name", header: "search.field.name", column: TableColumn(priority: 0, minimumWidth: 20),
                matched: { emphasis($0.item.name, true) }),
            Field(
                "detail", header: "search.field.detail", column: TableColumn(priority: 2, minimumWidth: 12),
                matched: { emphasis($0.detail, false) }),
        ])
    }
}

extension FoundItemKind {
    /// Returns the names of the kinds with their translations.
    static func words(of kinds: [FoundItemKind]) -> TranslatedWords {
        TranslatedWords(kinds.map(\.name)) { name in kinds.filter { $0.name == name }.map(\.localizedText) }
    }

    /// The description of the kind in completions, in the current language.
    var choiceText: String { help.localized(noun(2).capitalizedFirst) }

    /// The kind in the current language.
    var localizedText: String { noun(1) }
}
