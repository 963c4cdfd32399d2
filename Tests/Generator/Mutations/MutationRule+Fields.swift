@testable import ChallengeGeneration

extension MutationRule {
    /// The mutations of each field: in the mapper, in the table, and in the output.
    static let fields = [
        mapper(
            "a mapper to the model loses, fills or swaps a field", to: "", if: \.hasSources, \.emptyModelValue,
            filled: { $0.filledModelValue($1) }, { $0.modelValue(of: $1) }),
        mapper(
            "a mapper to the store loses, fills or swaps a field", to: "DTO", if: \.isLocalOnly, \.emptyExample,
            filled: { "\($1) ?? \($0.type.emptyExample)" }, { $0.storedValue(of: $1) }),
        MutationRule("a field of the output has another name", if: \.hasRecords) { spec in
            (["id"] + spec.fields.map(\.name)).map { name in
                Mutation(spec.recordFile, "Field(«\"\(name)\"», header:", by: "\"other\"")
            }
        },
        MutationRule("a field of the output has another title", if: \.hasRecords) { spec in
            (["id"] + spec.fields.map(\.name)).map { name in
                Mutation(
                    spec.recordFile, "Field(\"\(name)\", header: «\"\(spec.item).field.\(name)\"»", by: "\"other\"")
            }
        },
        MutationRule("a column is hidden, or a hidden one is shown", if: \.hasRecords) { spec in
            spec.fields.enumerated().map { index, field in
                let column = field.column(rank: index + 1, isTitle: field == spec.title)
                return Mutation(
                    spec.recordFile, "header: \"\(spec.item).field.\(field.name)\", column: «\(column)»",
                    by: column.hasPrefix("TableColumn(") ? ".hidden" : "TableColumn()")
            }
        },
        MutationRule("an item has no title", if: \.hasRecords) { spec in
            [
                Mutation(
                    spec.recordFile, "title: «\\.\(spec.title?.name ?? "")»",
                    by: "{ @Sendable (_: \(spec.name)) -> String in \"\" }")
            ]
        },
        MutationRule("a field of the output has another value", if: \.hasRecords) { spec in
            [Mutation(spec.recordFile, "json: { .integer(«$0.id») }", by: "0")]
                + spec.fields.flatMap { field in
                    spec.values(
                        instead: field, { $0.emptyRecordValue(of: spec.name) },
                        filled: { $0.filledModelValue($0.recordProperty) }, \.recordProperty
                    ).map { Mutation(spec.recordFile, field.recordPlace, by: $0) }
                }
        },
        MutationRule("a column is read as a constant or from another column", if: \.hasTable) { spec in
            spec.fields.enumerated().flatMap { index, field in
                let place = "\(field.name): «\(field.sqlRead(column: index + 1))»"
                return spec.values(
                    instead: field, \.emptyExample, filled: { $0.sqlReadOfValue(column: index + 1) },
                    { other in other.sqlRead(column: (spec.fields.firstIndex(of: other) ?? 0) + 1) }
                ).map { Mutation(spec.rowFile, place, by: $0) }
            }
        },
        MutationRule("a column is written as a constant or from another field", if: \.hasTable) { spec in
            spec.fields.flatMap { field in
                spec.values(instead: field, \.emptySQLValue, filled: \.filledSQLValue, \.sqlValue).map {
                    Mutation(spec.rowFile, "«\(field.sqlValue)»", by: $0)
                }
            }
        },
        MutationRule("a text is left out of the search", if: \.hasTable) { spec in
            let isKept = spec.isLocalOnly
            let names = (isKept ? spec.fields.filter { $0.type == .text } : spec.searchedFields).map {
                isKept ? $0.searchedText : "\"\($0.sqlName)\""
            }
            let list = "«[\(names.joined(separator: ", "))]»"
            return listsWithoutOne(names).map { rest in
                Mutation(
                    isKept ? "Data/DTOs/\(spec.name)DTO.swift" : spec.rowFile,
                    isKept ? "\(list).map(\\.folded)" : "searchedColumns = \(list)",
                    by: rest == "[]" ? "[String]()" : rest)
            }
        },
    ]

    /// Returns the rule for a mapper, in which each field can lose its value, get one in place of `nil`, or get that of
    /// another field.
    ///
    /// - Parameter suffix: The end of the name of the type to which the mapper maps.
    private static func mapper(
        _ name: String, to suffix: String, if applies: @escaping @Sendable (FeatureSpec) -> Bool,
        _ empty: @escaping @Sendable (FieldSpec) -> String,
        filled: @escaping @Sendable (_ field: FieldSpec, _ value: String) -> String?,
        _ value: @escaping @Sendable (_ field: FieldSpec, _ item: String) -> String
    ) -> MutationRule {
        MutationRule(name, if: applies) { spec in
            let start = "\(spec.name)\(suffix)(id: \(spec.item).id, "
            return spec.fields.flatMap { field in
                spec.values(instead: field, empty, filled: { filled($0, value($0, spec.item)) }) {
                    value($0, spec.item)
                }.map {
                    Mutation(spec.mapperFile, start + spec.arguments(upTo: field) { value($0, spec.item) }, by: $0)
                }
            }
        }
    }
}

extension FeatureSpec {
    fileprivate var hasRecords: Bool { isCollection || isPersistent }
    fileprivate var recordFile: String { "Presentation/RecordSchema+\(name).swift" }
    fileprivate var mapperFile: String { "Data/Mappers/\(name)Mapper.swift" }
    fileprivate var rowFile: String {
        "Data/DataSources/Local/" + (isLocalOnly ? "\(name)SQLiteDataSource.swift" : "\(name)DTO+Row.swift")
    }

    /// Returns the arguments of an initializer, of which the last one is marked.
    func arguments(upTo field: FieldSpec, _ value: (FieldSpec) -> String) -> String {
        fields.prefix { $0 != field }.map { "\($0.name): \(value($0)), " }.joined()
            + "\(field.name): «\(value(field))»"
    }

    /// Returns the value of a field without a value, an empty value in place of `nil`, and the value of another field
    /// of the same type.
    fileprivate func values(
        instead field: FieldSpec, _ empty: (FieldSpec) -> String, filled: (FieldSpec) -> String?,
        _ value: (FieldSpec) -> String
    ) -> [String] {
        [empty(field), field.isOptional ? filled(field) : nil, neighbor(of: field).map(value)].compactMap(\.self)
    }
}

extension FieldSpec {
    fileprivate var recordProperty: String { type.parsedType == nil ? "$0.\(name)" : "\\.\(name)" }

    /// The place of the property in the record.
    fileprivate var recordPlace: String {
        recordValue.split(separator: recordProperty, maxSplits: 1, omittingEmptySubsequences: false)
            .joined(separator: "«\(recordProperty)»")
    }

    fileprivate func emptyRecordValue(of item: String) -> String {
        if let parsed = type.parsedType { return "{ @Sendable (_: \(item)) -> \(parsed)? in nil }" }
        return type == .boolean && !isOptional ? "!\(recordProperty)" : emptyModelValue
    }

    fileprivate var emptySQLValue: String { isOptional ? ".null" : type.emptySQLValue }

    fileprivate var filledSQLValue: String { "\(name) == nil ? \(type.emptySQLValue) : \(sqlValue)" }
}

extension FieldType {
    fileprivate var emptySQLValue: String {
        switch self {
        case .integer, .boolean: "SQLValue(0)"
        case .double: ".real(0)"
        default: ".text(\"\")"
        }
    }
}
