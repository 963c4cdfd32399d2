import ChallengeCore
import ChallengeResources
import ChallengeTerminal

extension RecordSchema<ConfiguredValue> {
    /// The fields of a value in every output format; scripts depend on the names.
    static func configuredValues(withOrigin: Bool) -> RecordSchema {
        let origin = Field<ConfiguredValue>(
            "origin", header: "configuration.field.origin", column: TableColumn(priority: 1, minimumWidth: 12),
            json: { .string($0.originText) },
            screenText: { $0.origin == .byDefault ? "configuration.origin.default".localized() : $0.originText })
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
}
