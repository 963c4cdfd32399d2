import ChallengeCore
import ChallengeJSON
import ChallengeTerminal

extension RecordSchema<Finding> {
    /// The fields of a finding in every output format; scripts depend on the names.
    static var findings: RecordSchema {
        RecordSchema(fields: [
            Field(
                "id", header: "doctor.field.id", column: TableColumn(priority: 0, minimumWidth: 12),
                json: { .string($0.id) }),
            Field(
                "verdict", header: "doctor.field.verdict", column: TableColumn(priority: 0, minimumWidth: 7),
                json: { .string($0.verdict.rawValue) }, screenText: { $0.verdict.word }),
            Field(
                "message", header: "doctor.field.message", column: TableColumn(priority: 1, minimumWidth: 16),
                json: { .string($0.message) }),
            Field(
                "command", header: "doctor.field.command", column: TableColumn(priority: 2, minimumWidth: 16),
                json: { .string($0.command) }),
        ])
    }
}
