internal import ChallengeCore

extension FeatureSpec {
    /// Returns the values for the feature's templates; `spanish` has the Spanish names of fields by their English
    /// names.
    func values(spanish: [String: String]) -> TemplateValues {
        let texts = [
            nounTexts, titleTexts(spanish), patternTexts, databaseTexts, argumentTexts, filterTexts,
        ]
        return TemplateValues(
            texts: texts.reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } },
            flags: flags,
            lists: [
                "field": fields.indices.map { fieldValues(at: $0, spanish) },
                "filter": filters.map { filterValues($0, spanish) },
                "searched": searchedFields.map { TemplateValues(texts: ["field": $0.name]) },
                "optional": fields.filter(\.isOptional).map { TemplateValues(texts: ["field": $0.name]) },
                "required": fields.filter { !$0.isOptional }.map {
                    TemplateValues(texts: ["key": $0.key, "jsonExample": $0.example])
                },
                "variant": variantValues,
                "doubtful": fields.filter { $0.malformedExample != nil }.map { field in
                    TemplateValues(texts: ["field": field.name, "nothing": field.malformedExample?.model ?? ""])
                },
            ])
    }

    private var flags: [String: Bool] {
        let types = fields.map(\.type)
        return [
            "persistent": sources.persistent, "table": hasCacheTable, "memoryOnly": isCached && !hasCacheTable,
            "fixed": isCollection && repository != .cached(.configurable),
            "cached": isCached, "snapshot": hasSnapshot, "encoded": sources.snapshot == true,
            "configurable": repository == .cached(.configurable), "collection": isCollection,
            "commands": hasCommands, "local": repository == .local, "library": repository == .persistent,
            "converted": !mapperConversions.isEmpty,
            "links": types.contains { $0 == .link || $0 == .list(.link) },
            "parsed": types.contains { $0.parsedType != nil },
            "variants": !variantValues.isEmpty, "optionals": fields.contains(where: \.isOptional),
            "missing": fields.contains(where: \.canBeMissing),

            "lists": types.contains { $0.isList },
            "renamed": fields.contains { $0.name != $0.key },
            "doubtful": fields.contains { $0.malformedExample != nil },
            "moreFilters": filters.contains { $0 != title?.name }, "options": fields.count > 1,
            "usesLocalFirst": uses(.localFirst), "usesRemoteFirst": uses(.remoteFirst), "usesNoCache": uses(.noCache),
            "fallsBack": uses(.localFirst) || uses(.remoteFirst),
            "getUseCase": useCases.contains(.get), "searchUseCase": useCases.contains(.search),
        ]
    }

    private var nounTexts: [String: String] {
        let noun = noun
        let article = noun.article
        return [
            "Name": noun.type, "name": noun.variable, "Names": noun.pluralType, "names": noun.pluralVariable,
            "words": noun.words, "manyWords": noun.pluralWords, "Words": noun.words.capitalizedFirst,
            "ManyWords": noun.pluralWords.capitalizedFirst, "article": article, "Article": article.capitalizedFirst,
            "command": noun.command, "commands": noun.pluralCommand, "table": noun.table,
            "spanish": spanish.one, "manySpanish": spanish.many, "ManySpanish": spanish.many.capitalizedFirst,
            "path": sources.remote ?? "", "identifier": "\(identifier)",
            "otherIdentifier": "\(identifier == 1 ? 2 : 1)",
        ]
    }

    private func titleTexts(_ spanish: [String: String]) -> [String: String] {
        guard let title else { return [:] }
        let spanishTitle = title.heading(in: spanish)
        return [
            "title": title.name, "TITLE": title.name.uppercased(),
            "titleKey": title.key, "titleColumn": title.sqlName, "titleWords": title.words, "TitleWords": title.heading,
            "titleExample": title.swiftExample, "spanishTitle": spanishTitle.lowercased(),
            "SpanishTitle": spanishTitle, "titleSample": "example",
            "searchSample": title.exampleWord,
        ]
    }
}

extension String {
    /// The text with a capital first letter.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension FeatureSpec {
    /// Returns the values for the template lines that are repeated for each field.
    func fieldValues(at index: Int, _ spanish: [String: String]) -> TemplateValues {
        let field = fields[index]
        let isTitle = field == title
        let isLast = index + 1 == fields.count
        let column = field.column(rank: index + 1, isTitle: isTitle)
        return TemplateValues(
            texts: [
                "field": field.name, "Field": field.heading, "SpanishField": field.heading(in: spanish),
                "key": field.key, "wireType": field.wireType, "modelType": field.modelType,
                "modelValue": field.modelValue(of: noun.variable), "keptValue": field.storedValue(of: noun.variable),
                "value": field.recordValue, "column": column,
                "markdownAlignment": column.contains(".trailing") ? "---:" : "---",
                "swiftExample": field.swiftExample,
                "jsonExample": field.example, "nullExample": field.isOptional ? "null" : field.example,
                "recordExample": field.recordExample, "modelExample": field.modelExample,
                "option": field.option(of: noun),
                "optionValue": isTitle ? "input" : field.optionValue(of: noun), "optionUsage": field.optionUsage,
                "commandSample": field.commandSample(index).text,
                "recordSample": field.record(isTitle ? "\"example\"" : field.commandSample(index).json),
                "emptyRecord": field.record(field.emptyJSON), "documentation": field.documentation ?? "",
                "comma": isLast ? "" : ",", "end": isLast ? ")" : ",",
            ],
            flags: [
                "isRenamed": field.name != field.key, "title": isTitle, "documented": field.documentation != nil,
                "isShown": column.hasPrefix("TableColumn("),
            ])
    }

    /// The values for the template lines that are repeated for each value that needs a row of its own.
    private var variantValues: [TemplateValues] {
        let variants = fields.flatMap { field in field.variants.map { (field, $0) } }
        return variants.enumerated().map { index, variant in
            let (field, value) = variant
            return TemplateValues(texts: [
                "field": field.name, "variant": value.wire, "recordExample": field.recordExample,
                "variantRecord": field.record(value.json),
                // The other examples have lower identifiers.
                "variantIdentifier": "\(identifier + index + 2)",
            ])
        }
    }

    /// Returns the values for the template lines that are repeated for each filter.
    func filterValues(_ filter: String, _ spanish: [String: String]) -> TemplateValues {
        let field = fields.first { $0.name == filter }
        return TemplateValues(texts: [
            "filter": filter, "filterKey": key(of: filter),
            "filterText": field.map { "item.\($0.searchedText)" } ?? "", "filterWords": field?.words ?? filter,
            "filterOption": OptionName.of(filter),
            "spanishFilter": field?.heading(in: spanish).lowercased() ?? filter,
        ])
    }
}

extension FieldSpec {
    /// The name in a sentence.
    var words: String { Noun.words(of: name).joined(separator: " ") }

    /// The name as a column heading.
    var heading: String { words.capitalizedFirst }

    /// Returns the Spanish column heading, or the English one if there is no translation.
    func heading(in spanish: [String: String]) -> String { spanish[heading] ?? heading }
}
