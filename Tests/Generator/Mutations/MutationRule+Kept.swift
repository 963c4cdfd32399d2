import ChallengeCore

@testable import ChallengeGeneration

extension MutationRule {
    /// The mutations of the commands for the user's own data.
    static let keptCommands = [
        MutationRule("add ignores or inverts a field", if: \.isPersistent) { spec in
            spec.fields.flatMap { field in
                let value = field == spec.title ? "input" : field.optionValue(of: spec.noun)
                let others = [field.isFlag ? "!\(value)" : field.emptyModelValue, field.filledModelValue(value)]
                return others.compactMap(\.self).map {
                    Mutation(spec.command("Add"), "\(field.name): «\(value)»", by: $0)
                }
            }
        },
        MutationRule("edit ignores or inverts a field", if: \.isPersistent) { spec in
            spec.fields.flatMap { field in
                let value = field.editedValue(of: spec.noun, isRemovable: spec.removableFields.contains(field))
                return spec.ignorantEdits(of: field).map {
                    Mutation(spec.command("Edit"), "\(field.name): «\(value)»", by: $0)
                }
            }
        },
        MutationRule("an option has another name", if: \.isPersistent) { spec in
            spec.fields.flatMap { field in
                [(field.name, field.optionName)]
                    + (spec.removableFields.contains(field) ? [(field.noName, "no-\(field.optionName)")] : [])
            }.map { name, option in
                let initializer = name.hasPrefix("no") && option.hasPrefix("no-") ? "Option.flag(" : nil
                let field = spec.fields.first { $0.name == name }
                let start = initializer ?? (field?.isFlag == true ? "Option.flag(" : "Option(")
                return Mutation(
                    "Presentation/\(spec.plural)Command.swift", "static let \(name) = \(start)«\"\(option)\"»",
                    by: "\"other\"")
            }
        },
        MutationRule("an option has another text", if: \.isPersistent) { spec in
            (spec.fields.map(\.name) + spec.removableFields.map(\.noName)).map { name in
                Mutation(
                    "Presentation/\(spec.plural)Command.swift", "help: «\"\(spec.item).option.\(name)\"»",
                    by: "\"other\"")
            }
        },
        MutationRule("an option accepts only positive numbers", if: \.hasIntegers) { spec in
            spec.fields.filter { $0.type == .integer }.map { field in
                Mutation(
                    "Presentation/\(spec.plural)Command.swift", "Option(\"\(field.optionName)\", «.integer»",
                    by: ".positiveInteger")
            }
        },
        MutationRule("a command lacks an option", if: \.isPersistent) { spec in
            let added = spec.fields.filter { $0 != spec.title }.map { "\(spec.name)Options.\($0.name)" }
            let changed = spec.fields.flatMap { field in
                ["\(spec.name)Options.\(field.name)"]
                    + (spec.removableFields.contains(field) ? ["\(spec.name)Options.\(field.noName)"] : [])
            }
            return listsWithoutOne(added).map {
                Mutation(spec.command("Add"), "options: «[\(added.joined(separator: ", "))]»", by: $0)
            }
                + listsWithoutOne(changed).map {
                    Mutation(spec.command("Edit"), "= «[\(changed.joined(separator: ", "))]»", by: $0)
                }
        },
        MutationRule(
            "options that exclude each other are accepted", if: \.hasRemovableFields
        ) {
            spec in
            let pairs = spec.removableFields.map {
                "[\(spec.name)Options.\($0.name), \(spec.name)Options.\($0.noName)]"
            }
            return listsWithoutOne(pairs).map {
                Mutation(spec.command("Edit"), "exclusive: «[\(pairs.joined(separator: ", "))]»", by: $0)
            }
        },
        MutationRule("edit accepts a command line without a change", if: \.isPersistent) {
            [Mutation($0.command("Edit"), "guard «invocation.hasAny(of: Self.changes)»", by: "true")]
        },
        MutationRule("one item is printed as a list", if: \.isPersistent) { spec in
            let item =
                spec.hasGetUseCase
                ? "try await container.get\(spec.name).execute(identifier: identifier)" : spec.item
            return [
                Mutation(
                    spec.itemFile, "«try writer.writeOne(\(item))»", byStatement: "try writer.write([\(item)])")
            ]
        },
        MutationRule("remove loses identifiers", if: \.isPersistent) { spec in
            [
                Mutation(
                    spec.command("Remove"), "delete(identifiers: «identifiers»)", by: "Array(identifiers.prefix(1))"),
                Mutation(
                    spec.command("Remove"), "report(«identifiers.filter { !deleted.contains($0) }»,", by: "[]"),
                Mutation(spec.command("Remove"), "dropFirst(«isAll ? 1 : 0»)", by: "1"),
                Mutation(spec.command("Remove"), "throw \(spec.name)Error.notFound(identifier: «first»)", by: "0"),
                Mutation(spec.command("Remove"), "let list = «deleted.map { \"\\($0)\" }»", by: "[\"\"]"),
                Mutation(
                    spec.command("Remove"), "«throw ReportedFailure(exitCode: .failure)»", byStatement: "_ = first"),
            ]
        },
        MutationRule("clear or search ignores the user", if: \.isPersistent) { spec in
            [
                Mutation(spec.command("Clear"), "«if !isConfirmed { return }»", byStatement: "_ = isConfirmed"),
                Mutation(
                    spec.command("Clear"), "«try await container.\(spec.items).deleteAll()»",
                    byStatement: "_ = container"),
                Mutation(
                    spec.command("Clear"), "purpose: «\"\(spec.item).purpose.clear\".localized()»", by: "\"other\""),
                Mutation(
                    spec.command("Clear"), "«console.note(SafeText(\"\(spec.item).note.cleared\".localized()))»",
                    byStatement: "_ = console"),
                Mutation(spec.command("Search"), "(«text») try writer", by: "\"\""),
                Mutation(spec.command("Search"), "noMatch %@\".localized(«text»)", by: "\"\""),
                Mutation(
                    spec.command("Search"), "let text = «invocation.text(of: Self.text)»",
                    by: "invocation[Self.text].first"),
                Mutation(spec.command("Search"), "count: «found.count»", by: "1"),
            ]
        },
    ]

    /// The mutations of the data sources and the repository for the user's own data.
    static let keptData = [
        MutationRule("a failure of the store is another one", if: \.isLocalOnly) { spec in
            [
                Mutation(
                    spec.repositoryFile, "«throw .failed(.storageFailed(StorageFailure(error, path: local.path)))»",
                    byStatement: "throw .notFound(identifier: 0)"),
                Mutation(
                    "Presentation/\(spec.name)Error+Presentable.swift", "case .failed(.storageFailed): «nil»",
                    by: "\"other\""),
            ]
        },
        MutationRule("an item is not saved", if: \.isLocalOnly) { spec in
            [
                Mutation(
                    spec.repositoryFile, "«try await local.save\(spec.name)(keeping.map(\(spec.item)))»",
                    byStatement: "_ = try await local.get\(spec.name)(identifier: \(spec.item).id)"),
                Mutation(
                    "Data/DataSources/Local/\(spec.name)MemoryDataSource.swift",
                    "func save\(spec.name)(_ \(spec.item): \(spec.name)DTO) { \(spec.items)[«\(spec.item).id»]", by: "0"
                ),
            ]
        },
        MutationRule("an edit is not stored, or that of a missing item is", if: \.isPersistent) { spec in
            [
                Mutation(spec.repositoryFile, "keeping.map(«change(mapper.map(stored))»)", by: "mapper.map(stored)"),
                Mutation(
                    spec.repositoryFile, "«throw .notFound(identifier: identifier)»",
                    byStatement: "throw .notFound(identifier: 0)"),
            ]
        },
        MutationRule("a deletion loses identifiers", if: \.isPersistent) { spec in
            let first = "Array(identifiers.prefix(1))"
            return [
                Mutation(spec.repositoryFile, "local.delete(identifiers: «identifiers»)", by: first),
                Mutation(spec.tableFile, "«identifiers».map(String.init)", by: first),
                Mutation(spec.tableFile, "return «identifiers.filter(deleted.contains)»", by: "identifiers"),
                Mutation(spec.memoryFile, "«identifiers».filter", by: first),
            ]
        },
        MutationRule("a search compares case or accents", if: \.isPersistent) { spec in
            [
                Mutation(spec.tableFile, "[.text(«text.folded»)]", by: "text"),
                Mutation(spec.memoryFile, "contains(«text.folded»)", by: "text"),
                Mutation(spec.repositoryFile, "local.search(«text»)", by: "\"\""),
            ]
        },
        MutationRule("add replaces an item", if: \.addsChosenIdentifier) { spec in
            let (item, items) = (spec.item, spec.items)
            return [
                Mutation(spec.memoryFile, "if «\(items)[\(item).id] != nil»", by: "false"),
                Mutation(spec.tableFile, "if «other != nil»", by: "false"),
                Mutation(
                    spec.tableFile,
                    "«try connection.insertRows(in: \"\(spec.noun.table)\", columns: Self.columns, with: "
                        + "[\(item).columns])»",
                    byStatement: "_ = \(item)"),
                Mutation(
                    spec.command("Add"), "expected: .explained(«\"\(item).error.taken %@\"»)",
                    by: "\"\(item)Error.notFound %@\""),
            ]
        },
        MutationRule(
            "the next identifier is that of another item", if: \.addsNextIdentifier
        ) {
            spec in
            [
                Mutation(spec.memoryFile, "«(\(spec.items).keys.max() ?? 0) + 1»", by: "1"),
                Mutation(spec.tableFile, "make(«identifiers.first ?? 1»)", by: "1"),
            ]
        },
        MutationRule("a use case searches untrimmed text", if: \.searchesTexts) {
            spec in
            [
                Mutation("Domain/UseCases/Search\(spec.plural)UseCase.swift", "let text = «text.trimmed»", by: "text")
            ]
        },
    ]
}

extension FeatureSpec {
    fileprivate var repositoryFile: String { "Data/Repositories/\(name)Repository.swift" }
    fileprivate var memoryFile: String { "Data/DataSources/Local/\(name)MemoryDataSource.swift" }
    fileprivate var tableFile: String { "Data/DataSources/Local/\(name)SQLiteDataSource.swift" }

    func command(_ verb: String) -> String { "Presentation/\(plural)\(verb)Command.swift" }

    /// Returns expressions for an edited field that ignore its options, or one of them.
    fileprivate func ignorantEdits(of field: FieldSpec) -> [String] {
        let present = "\(item).\(field.name)"
        let set = "\(name)Options.\(field.name)"
        let removed = "invocation.has(\(name)Options.\(field.noName))"
        if field.isFlag {
            return [present, "!\(present)", "invocation.has(\(set)) || \(present)", "\(present) && !\(removed)"]
        }
        guard removableFields.contains(field) else { return [present, field.emptyModelValue] }
        return [
            present, field.emptyModelValue, "invocation[\(set)] ?? \(present)",
            "\(removed) ? \(field.emptyModelValue) : \(present)",
        ]
    }
}
