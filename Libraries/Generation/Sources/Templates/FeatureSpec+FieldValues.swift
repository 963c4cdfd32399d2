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
                "json": field.json, "column": field.column(rank: index + 1, isTitle: isTitle),
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
