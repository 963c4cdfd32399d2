import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeTerminal

extension RecordSchema<ConfiguredValue> {
    /// Returns the fields of a value in every output format; scripts depend on the names.
    static func configuredValues(withOrigin: Bool) -> RecordSchema {
        let origin = Field<ConfiguredValue>(
            "origin", header: "configuration.field.origin", column: TableColumn(priority: 1, minimumWidth: 12),
            json: { .string($0.originText) },
            screenText: \.shownOrigin)
        return RecordSchema(
            fields: [
                Field(
                    "key", header: "configuration.field.key", column: TableColumn(priority: 0, minimumWidth: 8),
                    json: { .string($0.key) }),
                Field(
                    "value", header: "configuration.field.value", column: TableColumn(priority: 0, minimumWidth: 12),
                    json: { .string($0.text) }),
            ] + (withOrigin ? [origin] : []))
    }
}

extension ConfiguredValue {
    /// The variable, the file with the line, or `default`.
    fileprivate var originText: String {
        switch origin {
        case .variable(let name), .sharedVariable(let name): name
        case .file(let path, let line): "\(path):\(line)"
        case .byDefault: "default"
        }
    }

    /// The origin for a reader; a table has too little space for the folders of the file, which `config path` prints.
    fileprivate var shownOrigin: String {
        switch origin {
        case .byDefault: "configuration.origin.default".localized()
        case .file: originText.split(separator: "/").last.map(String.init) ?? originText
        case .variable, .sharedVariable: originText
        }
    }
}
