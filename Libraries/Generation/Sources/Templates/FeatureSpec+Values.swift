internal import ChallengeCore

extension FeatureSpec {
    /// What the feature's templates are filled with, with the Spanish for its fields by what English calls them.
    func values(spanish: [String: String]) -> TemplateValues {
        let texts = [nounTexts, titleTexts(spanish), patternTexts, databaseTexts, argumentTexts, filterTexts]
        return TemplateValues(
            texts: texts.reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } },
            flags: flags,
            lists: [
                "field": fields.indices.map { fieldValues(at: $0, spanish) },
                "filter": filters.map { filterValues($0, spanish) },
                "doubtful": fields.filter { $0.doubtful != nil }.map { field in
                    TemplateValues(texts: ["field": field.name, "nothing": field.doubtful?.model ?? ""])
                },
            ])
    }

    private var flags: [String: Bool] {
        let types = fields.map(\.type)
        return [
            "persistent": sources.persistent, "kept": isKept, "remoteOnly": repository == .remote,
            "cached": isCached, "configurable": repository == .cached(.configurable), "collection": isCollection,
            "local": repository == .local, "library": repository == .persistent,
            "links": types.contains { $0 == .link || $0 == .list(.link) }, "moments": types.contains(.moment),
            "lists": types.contains { $0.isList }, "renamed": fields.contains { $0.name != $0.key },
            "doubtful": fields.contains { $0.doubtful != nil },
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
        ]
    }

    private func titleTexts(_ spanish: [String: String]) -> [String: String] {
        guard let title else { return [:] }
        let spanishTitle = title.heading(in: spanish)
        return [
            "title": title.name, "TitleType": title.name.capitalizedFirst, "TITLE": title.name.uppercased(),
            "titleKey": title.key, "titleWords": title.words, "TitleWords": title.heading,
            "titleExample": title.swiftExample, "spanishTitle": spanishTitle.lowercased(),
            "SpanishTitle": spanishTitle, "titleSample": "something", "searchSample": title.exampleWord,
        ]
    }
}

extension String {
    /// With a capital at the beginning, as a heading has it.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension FeatureSpec {
    /// What the lines of a template about one of the fields are filled with.
    func fieldValues(at index: Int, _ spanish: [String: String]) -> TemplateValues {
        let field = fields[index]
        let isTitle = field == title
        let isLast = index + 1 == fields.count
        return TemplateValues(
            texts: [
                "field": field.name, "Field": field.heading, "SpanishField": field.heading(in: spanish),
                "key": field.key, "wireType": field.wireType, "modelType": field.modelType,
                "modelValue": field.modelValue(of: noun.variable), "keptValue": field.keptValue(of: noun.variable),
                "value": field.recordValue, "column": field.column(rank: index + 1, isTitle: isTitle),
                "sqlName": field.sqlName, "sqlType": field.sqlType, "sqlValue": field.sqlValue,
                "sqlRead": field.sqlRead(column: index + 1), "swiftExample": field.swiftExample,
                "jsonExample": field.example, "modelExample": field.modelExample, "option": field.option(of: noun),
                "optionValue": isTitle ? field.name : field.optionValue,
                "comma": isLast ? "" : ",", "end": isLast ? ")" : ",",
            ],
            flags: [
                "isRenamed": field.name != field.key, "title": isTitle, "isLink": field.type == .link,
                "isLinks": field.type == .list(.link), "isMoment": field.type == .moment,
            ])
    }

    /// What the lines of a template about one of the filters are filled with.
    func filterValues(_ filter: String, _ spanish: [String: String]) -> TemplateValues {
        let field = fields.first { $0.name == filter }
        return TemplateValues(texts: [
            "filter": filter, "filterWords": field?.words ?? filter,
            "filterOption": Noun.words(of: filter).joined(separator: "-"),
            "spanishFilter": field?.heading(in: spanish).lowercased() ?? filter,
        ])
    }
}

extension FieldSpec {
    /// Its name in a sentence.
    var words: String { Noun.words(of: name).joined(separator: " ") }

    /// Its name above a column.
    var heading: String { words.capitalizedFirst }

    /// The same in Spanish, or in English as long as nobody has said it.
    func heading(in spanish: [String: String]) -> String { spanish[heading] ?? heading }
}
