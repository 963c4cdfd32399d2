internal import ChallengeCore

extension FeatureSpec {
    /// What the feature's templates are filled with; what Spanish calls a field comes from who knows.
    func values(spanish: (String) -> String?) -> TemplateValues {
        TemplateValues(
            texts: nounTexts.merging(codeTexts) { first, _ in first }.merging(titleTexts(spanish)) { first, _ in first
            },
            flags: flags,
            lists: [
                "field": fields.indices.map { fieldValues(at: $0, spanish) },
                "filter": filters.map { filterValues($0, spanish) },
                "doubtful": fields.filter { $0.doubtful != nil }.map { field in
                    TemplateValues(texts: ["field": field.name, "nothing": field.doubtful?.model ?? ""])
                },
            ])
    }

    private var nounTexts: [String: String] {
        let noun = noun
        let article = noun.words.first.map { "aeiou".contains($0) } == true ? "an" : "a"
        return [
            "Name": noun.type, "name": noun.variable, "Names": noun.pluralType, "names": noun.pluralVariable,
            "words": noun.words, "manyWords": noun.pluralWords, "Words": noun.words.capitalizedFirst,
            "ManyWords": noun.pluralWords.capitalizedFirst, "article": article, "Article": article.capitalizedFirst,
            "command": noun.command, "commands": noun.pluralCommand, "table": noun.table,
            "spanish": spanish.one, "manySpanish": spanish.many, "ManySpanish": spanish.many.capitalizedFirst,
        ]
    }

    private func titleTexts(_ spanish: (String) -> String?) -> [String: String] {
        guard let title else { return [:] }
        let spanishTitle = title.spanish(spanish)
        return [
            "title": title.name, "TitleType": title.name.capitalizedFirst, "TITLE": title.name.uppercased(),
            "titleKey": title.key, "titleWords": title.words, "TitleWords": title.words.capitalizedFirst,
            "titleExample": title.swiftExample, "spanishTitle": spanishTitle.lowercased(),
            "SpanishTitle": spanishTitle, "titleSample": "something",
        ]
    }

    private var codeTexts: [String: String] {
        let isConfigurable = repository == .cached(.configurable)
        let noun = noun
        return [
            "path": sources.remote ?? "", "policy": fixedPolicy ?? "", "identifier": "\(identifier)",
            "policyParameter": isConfigurable ? ", cachePolicy: CachePolicy" : "",
            "policyArgument": isConfigurable ? ", cachePolicy: cachePolicy" : "",
            "policyValue": fixedPolicy.map { ".\($0)" } ?? "cachePolicy",
            "containerPolicy": isConfigurable ? ", cachePolicy: container.cachePolicy" : "",
            "trialPolicy": isConfigurable ? ", cachePolicy: policy" : "",
            "anyPolicy": isConfigurable ? ", cachePolicy: .localFirst" : "",
            "getOne": useCases.contains(.get)
                ? "get\(noun.type).execute" : "\(noun.pluralVariable).get\(noun.type)",
            "searchPage": useCases.contains(.search)
                ? "search\(noun.pluralType).execute" : "pages.search\(noun.pluralType)Page",
            "search": useCases.contains(.search)
                ? "search\(noun.pluralType).execute" : "\(noun.pluralVariable).search",
            "schemas": repository?.isCached == true ? "\(noun.type)Feature.schemas" : "[]",
            "mappedWhat": mappedWhat.isEmpty ? "" : ": " + mappedWhat.joined(separator: ", "),
            "columnNames": list(fields) { "\"\($0.sqlName)\"" }, "sqlNames": list(fields, \.sqlName),
            "sqlValues": list(fields, \.sqlValue),
            "columnReads": list(Array(fields.enumerated())) { index, field in
                "\(field.name): \(field.sqlRead(column: index + 1))"
            },
            "cacheColumns": tableColumns(
                from: ["source TEXT NOT NULL", "id INTEGER NOT NULL"], to: ["fetched_at REAL NOT NULL"]),
            "libraryColumns": tableColumns(from: ["id INTEGER PRIMARY KEY"], to: ["folded TEXT NOT NULL"]),
            "quotedFields": list(fields) { "\"\($0.name)\"" },
            "foldedTexts": list(fields.filter { $0.type == .text }, \.name),
            "stubArguments": list(fields) { "\($0.name): \($0.name)" },
            "doubtfulArguments": list(fields) { field in field.doubtful.map { "\(field.name): \($0.wire)" } },
            "missingArguments": list(fields.filter { $0.type == .moment }) { "\($0.name): nil" },
            "hostileArguments": list(fields) { "\($0.name): \($0.hostileValue)" },
            "fieldOptions": list(fields.filter { $0 != title }) { "Self.\($0.name)" },
            "filterParameters": list(filters) { "\($0): String? = nil" },
            "filterArguments": list(filters) { filter in
                filter == title?.name
                    ? "\(filter): \(filter)" : "\(filter): invocation[\(noun.pluralType)FilterOptions.\(filter)]"
            },
            "trimmedArguments": list(filters) { "\($0): \($0 == title?.name ? "text" : $0)" },
            "moreFilters": list(filters.filter { $0 != title?.name }) { $0 },
            "criteria": list(filters) { filter in
                "\"\(fields.first { $0.name == filter }?.key ?? filter)\": \(filter)"
            },
        ]
    }

    /// What the mapper decides.
    private var mappedWhat: [String] {
        let types = fields.map(\.type)
        return (types.contains { $0 == .link || $0 == .list(.link) } ? ["addresses become identifiers"] : [])
            + (types.contains(.moment) ? ["texts become moments"] : [])
    }

    /// The names of fields that nobody has said in Spanish yet.
    func untranslated(spanish: (String) -> String?) -> [String] {
        fields.map { $0.words.capitalizedFirst }.filter { spanish($0) == nil }
    }

    /// The columns of a table, as many on a line as fit: the formatter leaves what is inside a text alone.
    private func tableColumns(from first: [String], to last: [String]) -> String {
        var lines: [String] = []
        for column in first + fields.map({ "\($0.sqlName) \($0.sqlType) NOT NULL" }) + last {
            if let line = lines.last, line.count + column.count < 95 {
                lines[lines.count - 1] = "\(line), \(column)"
            } else {
                lines.append(column)
            }
        }
        return lines.joined(separator: ",\n" + String(repeating: " ", count: 20))
    }

    private func list<Element>(_ elements: [Element], _ text: (Element) -> String?) -> String {
        elements.compactMap(text).joined(separator: ", ")
    }

    private var flags: Set<String> {
        let types = fields.map(\.type)
        let isKept = sources.remote == nil && !sources.isEmpty
        let conditions: [(String, Bool)] = [
            ("persistent", sources.persistent), ("kept", isKept), ("remoteOnly", repository == .remote),
            ("cached", repository?.isCached == true), ("configurable", repository == .cached(.configurable)),
            ("collection", repository == .remote || repository?.isCached == true),
            ("local", repository == .local), ("library", repository == .persistent),
            ("links", types.contains { $0 == .link || $0 == .list(.link) }),
            ("moments", types.contains(.moment)), ("lists", types.contains { $0.isList }),
            ("renamed", fields.contains { $0.name != $0.key }), ("doubtful", fields.contains { $0.doubtful != nil }),
            ("moreFilters", filters.contains { $0 != title?.name }), ("options", fields.count > 1),
            ("getUseCase", useCases.contains(.get)), ("searchUseCase", useCases.contains(.search)),
        ]
        return Set(conditions.filter(\.1).map(\.0))
    }

    /// The policy of a repository that has but one.
    private var fixedPolicy: String? {
        if case .cached(.fixed(let policy)) = repository { policy.rawValue } else { nil }
    }

    private func fieldValues(at index: Int, _ spanish: (String) -> String?) -> TemplateValues {
        let field = fields[index]
        let isTitle = field == title
        let conditions: [(String, Bool)] = [
            ("isRenamed", field.name != field.key), ("title", isTitle), ("isLink", field.type == .link),
            ("isLinks", field.type == .list(.link)), ("isMoment", field.type == .moment),
        ]
        return TemplateValues(
            texts: [
                "field": field.name, "Field": field.words.capitalizedFirst, "SpanishField": field.spanish(spanish),
                "key": field.key, "wireType": field.wireType, "modelType": field.modelType,
                "modelValue": field.modelValue(of: noun.variable), "keptValue": field.keptValue(of: noun.variable),
                "json": field.json, "column": field.column(rank: index + 1, isTitle: isTitle),
                "sqlName": field.sqlName, "sqlType": field.sqlType, "sqlValue": field.sqlValue,
                "sqlRead": field.sqlRead(column: index + 1), "swiftExample": field.swiftExample,
                "jsonExample": field.example, "modelExample": field.modelExample, "option": field.option(of: noun),
                "optionValue": isTitle ? field.name : field.optionValue,
                "comma": index + 1 < fields.count ? "," : "", "end": index + 1 < fields.count ? "," : ")",
            ],
            flags: Set(conditions.filter(\.1).map(\.0)))
    }

    private func filterValues(_ filter: String, _ spanish: (String) -> String?) -> TemplateValues {
        let field = fields.first { $0.name == filter }
        return TemplateValues(texts: [
            "filter": filter, "filterWords": field?.words ?? filter,
            "filterOption": Noun.words(of: filter).joined(separator: "-"),
            "spanishFilter": field?.spanish(spanish).lowercased() ?? filter,
        ])
    }
}

extension FieldSpec {
    /// Its name in a sentence.
    fileprivate var words: String { Noun.words(of: name).joined(separator: " ") }

    fileprivate func spanish(_ translation: (String) -> String?) -> String {
        translation(words.capitalizedFirst) ?? words.capitalizedFirst
    }
}

extension String {
    /// With a capital at the beginning, as a heading has it.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
