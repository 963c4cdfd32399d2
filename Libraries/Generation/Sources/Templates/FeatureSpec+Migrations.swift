internal import ChallengeCore

/// An earlier version of a feature's table.
struct TableVersion: Codable, Equatable, Sendable {
    /// The number of steps of the schema that create it.
    let steps: Int
    let fields: [FieldSpec]
}

/// The versions of a feature's table, and the steps of the schema that lead from one to the next.
extension FeatureSpec {
    /// The fields of each version of the table, and the number of the step that creates this version.
    ///
    /// Steps that were written by hand are between these steps.
    private var versions: [(step: Int, fields: [FieldSpec])] {
        let earlier = earlierVersions ?? []
        return Array(zip([1] + earlier.map { $0.steps + 1 }, earlier.map(\.fields) + [fields]))
    }

    /// The number of the last step that the generator added.
    var lastStep: Int { versions.last?.step ?? 1 }

    /// The fields whose columns the first step creates.
    var firstFields: [FieldSpec] { versions.first?.fields ?? fields }

    /// The statements of the last step that the generator added; none if it added none after the first one.
    var lastStatements: [String] {
        versions.count > 1 ? statements(from: versions[versions.count - 2].fields, to: fields) : []
    }

    /// `true` if the rows of a version of the table have lists.
    var hasStoredLists: Bool { versions.contains { $0.fields.contains(where: \.type.isList) } }

    /// Returns the statements that change the table of the user's own data, whose rows are kept.
    private func statements(from old: [FieldSpec], to new: [FieldSpec]) -> [String] {
        old.filter { !$0.isColumn(in: new) }.map { "ALTER TABLE \(noun.table) DROP COLUMN \($0.sqlName)" }
            + new.filter { !$0.isColumn(in: old) }.map {
                "ALTER TABLE \(noun.table) ADD COLUMN \($0.addedDeclaration)"
            }
    }

    /// The values for the template lines that are repeated for each further step.
    var migrationValues: [TemplateValues] {
        zip(versions, versions.dropFirst()).map { old, new in
            TemplateValues(texts: [
                "step": "\(new.step)", "cacheColumns": cacheColumns(of: new.fields),
                "statements": list(statements(from: old.fields, to: new.fields)) { "\"\($0)\"" },
            ])
        }
    }

    /// The values for the template lines that are repeated for each version: a row of its table, and the migrated row.
    var versionValues: [TemplateValues] {
        versions.indices.map { index in
            let version = versions[index].fields
            let folded = version.filter { $0.type == .text }.map(\.foldedExample).joined(separator: "\n")
            return TemplateValues(texts: [
                "step": "\(versions[index].step)",
                "row": list(version) { "\"\($0.sqlName)\": \($0.sqlExample)" },
                "foldedRow": JSONValue.string(folded).swiftLiteral,
                "migratedArguments": list(fields) { field in
                    let isKept = versions[index...].allSatisfy { field.isColumn(in: $0.fields) }
                    let stored = isKept ? version.first { $0.name == field.name } : nil
                    return "\(field.name): \(stored?.storedExample ?? field.emptyExample)"
                },
            ])
        }
    }
}

extension FieldSpec {
    /// Returns `true` if one of the fields has the same column with the same type.
    func isColumn(in fields: [FieldSpec]) -> Bool {
        fields.contains { $0.sqlName == sqlName && $0.type == type && $0.isOptional == isOptional }
    }
}
