import ChallengeCore
import ChallengeResources
import ChallengeTerminal

extension RecordSchema<Group> {
    /// Returns the fields of a group in every output format, with a bar for its number of items in a table.
    static func groups(of kind: ItemKind, by grouping: Grouping) -> RecordSchema {
        RecordSchema(
            fields: [
                Field(
                    "name", header: grouping.header, column: TableColumn(priority: 0),
                    json: { .string($0.name) }, screenText: { grouping.screenText($0.name) }),
                Field(
                    "count", header: kind.header,
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

extension ItemKind {
    /// The key of the header above the numbers of items.
    fileprivate var header: String {
        switch self {
        case .character: "statistics.field.characters"
        case .episode: "statistics.field.episodes"
        case .location: "statistics.field.locations"
        }
    }
}

extension Grouping {
    /// The key of the header above the values.
    fileprivate var header: String {
        switch self {
        case .status: "character.field.status"
        case .species: "character.field.species"
        case .gender: "character.field.gender"
        case .type: "character.field.type"
        case .origin: "character.field.origin"
        case .location: "character.field.location"
        case .dimension: "location.field.dimension"
        case .season: "episode.field.season"
        }
    }

    /// Returns a value as a screen shows it, in the current language.
    fileprivate func screenText(_ value: String) -> String {
        if value.isEmpty { return "statistics.field.none".localized() }
        return switch self {
        case .status: APIWords.statusWord(value, gender: "")
        case .species: APIWords.species(value, gender: "")
        case .gender: APIWords.gender(value)
        case .type: APIWords.type(value)
        case .origin, .location: APIWords.place(value)
        case .dimension: APIWords.dimension(value)
        case .season: value
        }
    }
}
