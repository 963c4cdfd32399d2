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
            "hasTimes": self.fields.contains { $0.type == .date },
        ]
        let all = self.fields.enumerated().map { self.values(of: $1, rank: $0, words) }
        func fields(where isIn: (FieldSpec) -> Bool) -> [Template.Values] {
            zip(self.fields, all).filter { isIn($0.0) }.map(\.1)
        }
        let texts = filterFields.filter { $0.type == .text }
        let distinctions = texts.filter { $0 != title }
        values.lists = [
            "field": all, "title": [all[0]], "member": members, "filter": fields(where: filterFields.contains),
            "searched": fields(where: texts.contains), "option": fields { $0 != title && filterFields.contains($0) },
            "relation": fields { $0.kind != nil }, "distinction": fields(where: distinctions.contains),
            "grouping": fields(where: (distinctions.isEmpty ? [title] : distinctions).contains),
            "detail": Array(all.dropFirst()), "required": fields { $0 != title && $0.isRequiredOption },
        ]
        return values
    }

    /// The members of a response, with samples as values.
    private var members: [Template.Values] {
        let samples = fields.enumerated().map { ($1.member, $1.type.sampleJSON(of: $1.name, rank: $0 + 1)) }
        return JSONSample.members([(identifier.member, code(identifiers[0]))] + samples).map {
            Template.Values(texts: ["json": $0])
        }
    }

    private var texts: [String: String] {
        [
            "Name": name, "Names": noun.many, "kind": noun.command, "plural": noun.listCommand,
            "variables": noun.manyVariable, "words": noun.words, "Words": noun.words.capitalizedFirst,
            "manyWords": noun.manyWords, "ManyWords": noun.manyWords.capitalizedFirst, "spanish": spanish.one,
            "manySpanish": spanish.many, "ManySpanish": spanish.many.capitalizedFirst, "title": title.name,
            "article": noun.article, "aWords": "\(noun.article.lowercased()) \(noun.words)", "path": path ?? "",
            "api": api ?? "rickAndMorty",
            // The protocol `ItemDTO` has the name of a DTO, too.
            "DTO": name == "Item" ? "ChallengeItem.ItemDTO" : "\(name)DTO", "ID": identifier.type,
            "idMember": identifier.member, "idText": identifiers[0],
            "id": code(identifiers[0]), "otherID": code(identifiers[1]), "noID": identifier.isText ? "\"\"" : "0",
            "lastID": code("\(fields.count + 1)"),
        ]
    }

    /// Two identifiers of items in tests.
    private var identifiers: [String] { identifier.isText ? identifier.samples ?? ["a", "b"] : ["7", "8"] }

    /// Returns the literal of an identifier.
    private func code(_ identifier: String) -> String { self.identifier.isText ? "\"\(identifier)\"" : identifier }

    private func values(of field: FieldSpec, rank: Int, _ spanish: [String: String]) -> Template.Values {
        let (words, isFilter) = (field.words, filters.contains(field.name))
        let spanishField = spanish[words.capitalizedFirst] ?? words.capitalizedFirst
        let spanishWords = spanish[words] ?? spanishField.lowercased()
        let sample = field.type.sampleCode(of: field.name, rank: rank + 1)
        let (name, mark) = (field.name, field.isOptional ? "?" : "")
        let (isLink, isTime, hasNumbers) = (field.type.isLink, field.type == .date, field.wireType == "[Int]")
        let json = isTime ? field.type.sampleJSON(of: name, rank: rank + 1) : sample.replacing(", ", with: ",")
        let isListed = isLink || field.type == .texts
        let texts = isListed ? "\(mark)\(hasNumbers ? ".map(\\.description)" : "").filterText" : ""
        let filterText = texts + (mark == "" ? "" : " ?? \"\"")
        let time = mark == "" ? "Timestamp(item.\(name))" : "item.\(name).map { Timestamp($0) }"
        // The option `--author-id` filters by the relation `--author`.
        let option = isLink ? "\(field.option)-id" : field.option
        let use = api == nil ? "(as: \"\(field.member)\")" : ""
        return Template.Values(
            texts: [
                "field": field.name, "member": field.member, "fieldWords": words, "FieldWords": words.capitalizedFirst,
                "SpanishField": spanishField, "spanishField": spanishWords, "fieldOne": field.wordsOfOne,
                "spanishFieldOne": spanish[field.wordsOfOne] ?? spanishWords, "relation": field.kind ?? "",
                "optionName": option, "filterName": field == title ? "name" : option, "modelType": field.modelType,
                "wireType": field.wireType, "comment": field.type.comment ?? "", "column": field.columnType,
                "type": field.type.caseName, "rank": "\(rank)", "empty": field.emptyCode, "sample": sample,
                "sampleJSON": json, "rankID": code("\(rank + 1)"), "columnRank": "\(rank + 1)",
                "variable": field.variable, "sqlType": field.sqlType, "exampleOption": field.exampleOption(rank: rank),
                // The Rick and Morty API has a filter for each text. The engineer declares what another API answers.
                "uses": isLink ? ".filter(.exact)" : ".filter\(use)\(isListed ? "" : ", .searched")",
                "filterText": name + filterText,
                "match": isListed ? hasNumbers ? "[4815]" : "[\"4815\"]" : "\"4815\"",
                "tableColumn": [.link, .textLink].contains(field.type) ? "TableColumn()" : ".hidden",
                "mapped": isTime ? time : "item.\(name)", "mappedSample": isTime ? "Timestamp(\(sample))" : sample,
                "unmapped": "item.\(name)" + (isTime ? "\(mark).date" : ""), "optionKey": isLink ? "\(name)ID" : name,
            ],
            flags: [
                "hasComment": field.type.comment != nil, "isFilter": isFilter, "isTitle": field == title,
                "isRelation": field.kind != nil, "isRequired": field.isRequiredOption, "isSwitch": field.isSwitch,
                "isList": field.type.isList && !field.isOptional, "isLink": isLink,
            ])
    }
}
