/// The names in the templates.
extension FeatureSpec {
    /// Returns the values for the templates; `words` has Spanish words by the English ones.
    func values(_ wiring: Wiring, spanish words: [String: String]) -> Template.Values {
        var values = Template.Values()
        values.texts = texts
        values.texts["policy"] = wiring.kind == .remote ? "noCache" : wiring.kind.rawValue
        values.flags = [
            "hasName": title.name == "name", "hasOptions": filterFields.count > 1, "hasChoice": wiring.kind == .cached,
            "isCollection": wiring.kind.isInCollections, "isInMemory": path != nil && wiring.local == .memory,
            "getsByUseCase": wiring.useCases.contains(.get), "searchesByUseCase": wiring.useCases.contains(.search),
        ]
        let all = self.fields.enumerated().map { self.values(of: $1, rank: $0, words) }
        func fields(where isIn: (FieldSpec) -> Bool) -> [Template.Values] {
            zip(self.fields, all).filter { isIn($0.0) }.map(\.1)
        }
        let options = filterFields.filter { $0 != title }
        values.texts["TitleSpanish"] = all[0].texts["SpanishField"]
        values.lists = [
            "field": all, "member": members, "filter": fields(where: filterFields.contains),
            "option": fields(where: options.contains), "relation": fields { $0.kind != nil },
            "grouping": fields(where: (options.isEmpty ? [title] : options).contains),
            "detail": Array(all.dropFirst()), "required": fields { $0 != title && $0.isRequiredOption },
        ]
        return values
    }

    /// The members of a response, with samples as values.
    private var members: [Template.Values] {
        let samples = fields.enumerated().map { ($1.member, $1.type.sampleJSON(of: $1.name, rank: $0 + 1)) }
        return JSONSample.members([(identifier.member, identifier.isText ? "\"a\"" : "7")] + samples)
            .map { Template.Values(texts: ["json": $0]) }
    }

    private var texts: [String: String] {
        [
            "Name": name, "Names": noun.many, "kind": noun.command, "plural": noun.listCommand,
            "variables": noun.manyVariable, "words": noun.words, "Words": noun.words.capitalizedFirst,
            "manyWords": noun.manyWords, "ManyWords": noun.manyWords.capitalizedFirst, "spanish": spanish.one,
            "manySpanish": spanish.many, "ManySpanish": spanish.many.capitalizedFirst, "title": title.name,
            "TITLE": title.name.uppercased(), "titleVariable": title.variable,
            "TitleWords": title.words.capitalizedFirst, "article": noun.article,
            "aWords": "\(noun.article.lowercased()) \(noun.words)", "path": path ?? "", "api": api ?? "rickAndMorty",
            // The protocol `ItemDTO` has the name of a DTO, too.
            "DTO": name == "Item" ? "ChallengeItem.ItemDTO" : "\(name)DTO",
            "ID": identifier.type, "idMember": identifier.member, "idText": identifier.isText ? "a" : "7",
            "otherIDText": identifier.isText ? "b" : "8", "id": code("7", "a"), "otherID": code("8", "b"),
            "noID": code("0", ""), "lastID": code("\(fields.count + 1)", "z"),
        ]
    }

    /// Returns the literal of an identifier.
    private func code(_ number: String, _ text: String) -> String { identifier.isText ? "\"\(text)\"" : number }

    private func values(of field: FieldSpec, rank: Int, _ spanish: [String: String]) -> Template.Values {
        let (words, isFilter) = (field.words, filters.contains(field.name))
        let spanishField = spanish[words.capitalizedFirst] ?? words.capitalizedFirst
        let spanishWords = spanish[words] ?? spanishField.lowercased()
        let sample = field.type.sampleCode(of: field.name, rank: rank + 1)
        return Template.Values(
            texts: [
                "field": field.name, "member": field.member, "fieldWords": words, "FieldWords": words.capitalizedFirst,
                "SpanishField": spanishField, "spanishField": spanishWords, "fieldOne": field.wordsOfOne,
                "spanishFieldOne": spanish[field.wordsOfOne] ?? spanishWords, "relation": field.kind ?? "",
                "optionName": field.option, "filterName": field == title ? "name" : field.option,
                "modelType": field.modelType, "wireType": field.wireType, "comment": field.type.comment ?? "",
                "column": field.columnType, "type": field.type.caseName, "rank": "\(rank)", "empty": field.emptyCode,
                "sample": sample, "sampleJSON": sample.replacing(", ", with: ","),
                "rankID": code("\(rank + 1)", "\(rank + 1)"), "columnRank": "\(rank + 1)", "variable": field.variable,
                "sqlType": field.sqlType, "exampleOption": field.exampleOption(rank: rank),
            ],
            flags: [
                "hasComment": field.type.comment != nil, "isFilter": isFilter,
                // The Rick and Morty API has a filter for each text. The engineer declares what another API answers.
                "isAnswered": isFilter && api == nil,
                "isTitle": field == title, "isRelation": field.kind != nil, "isOptional": field.isOptional,
                "isDate": field.type == .date, "isRequired": field.isRequiredOption, "isSwitch": field.isSwitch,
                "isList": field.type.isList && !field.isOptional,
            ])
    }
}
