import ChallengeCore
import ChallengeResources
import ChallengeTerminal

extension RecordSchema<FoundItem> {
    /// Returns the fields of a found item in every output format; scripts depend on the names.
    ///
    /// - Parameter emphasis: Marks the words of the query, which a screen emphasizes.
    static func foundItems(_ emphasis: @escaping SearchEmphasis = { text, _ in MatchedText(text) }) -> RecordSchema {
        RecordSchema(fields: [
            Field(
                "kind", header: "search.field.kind", column: TableColumn(priority: 1),
                json: { .string($0.kind.rawValue) }, screenText: \.kind.localizedText),
            Field(
                "id", header: "search.field.id",
                column: TableColumn(alignment: .trailing, priority: 0, minimumWidth: 3),
                json: { .integer($0.id) }),
            Field(
                "name", header: "search.field.name", column: TableColumn(priority: 0, minimumWidth: 20),
                matched: { emphasis($0.name, true) }),
            Field(
                "detail", header: "search.field.detail", column: TableColumn(priority: 2, minimumWidth: 12),
                matched: { emphasis($0.detail, false) }),
        ])
    }
}

extension FoundItemKind {
    /// The raw values with their translations.
    static let words = TranslatedWords(allCases.map(\.rawValue)) { word in
        FoundItemKind(rawValue: word).map { [$0.localizedText] } ?? []
    }

    /// The kind in the current language.
    fileprivate var localizedText: String {
        switch self {
        case .character: "character.noun".localized(1)
        case .episode: "episode.noun".localized(1)
        case .location: "location.noun".localized(1)
        case .favorite: "favorites.noun".localized(1)
        }
    }
}
