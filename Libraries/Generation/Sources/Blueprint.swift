internal import ChallengeTerminal

/// The files and texts of a feature, made of the templates.
struct Blueprint {
    static let folder = "Libraries/Generation/Templates"

    let project: Project
    let spec: FeatureSpec

    /// Returns the texts of the files by their paths.
    func files() throws -> [String: String] {
        let values = try values()
        var files: [String: String] = [:]
        for group in groups {
            let folder = "\(Self.folder)/\(group)"
            for path in project.files(below: folder) {
                let name = try Template(String(path.dropFirst(folder.count + 1))).rendered(with: values)
                let text = try Template(try project.text(of: path) ?? "").rendered(with: values)
                files["\(spec.folder)/\(name.dropLast(".template".count))"] = text
            }
        }
        return files
    }

    /// Returns the texts of the strings catalog that the files use.
    func phrases() throws -> [Phrase] {
        let template = Template(try project.text(of: "\(Self.folder)/strings.template") ?? "")
        return try template.rendered(with: try values()).split(separator: "\n").map { line in
            let parts = line.split(separator: " | ").map(String.init)
            guard parts.count == 3 else {
                throw CommandError("'\(line)' is not KEY | ENGLISH | SPANISH.", exitCode: .software)
            }
            return Phrase(key: parts[0], english: parts[1], spanish: parts[2])
        }
    }

    private func values() throws -> Template.Values {
        spec.values(spanish: Catalog(try project.text(of: SharedFiles.catalog) ?? "").spanishWords)
    }

    /// The folders of the templates that the feature needs.
    private var groups: [String] {
        guard spec.store == nil else { return ["Feature", "UserData"] + userGroups }
        var groups = ["Feature", "CollectionError"]
        if spec.path != nil { groups.append("DataSource") }
        if !spec.hasRepository { return groups }
        groups += spec.hasCommands ? ["Repository", "Commands", "Records"] : ["Repository", "DataContainer"]
        return groups + spec.useCases.map { $0 == .get ? "GetUseCase" : "SearchUseCase" }
    }

    private var userGroups: [String] {
        var groups = [spec.store == .memory ? "MemoryStore" : "SQLiteStore"]
        if spec.hasRepository { groups.append("UserRepository") }
        if spec.isInApp { groups += ["UserCommands", "Records"] }
        return groups + (spec.useCases.isEmpty ? [] : ["GetUseCase"])
    }
}

extension FeatureSpec {
    /// Returns the values for the templates; `spanish` has Spanish words by the English ones.
    fileprivate func values(spanish words: [String: String]) -> Template.Values {
        var values = Template.Values()
        values.texts = nounTexts.merging(identifierTexts) { $1 }.merging(filterTexts) { $1 }
            .merging(policyTexts) { $1 }.merging(userTexts) { $1 }
        values.flags = [
            "hasRepository": hasRepository, "hasCommands": isInApp, "hasName": title.name == "name",
            "hasOtherIDMember": identifier.member != "id", "hasTextID": identifier.isText,
            "usesDay": fields.contains { $0.type == .day },
            "isCollection": store == nil, "isPersistent": store == .persistent, "isRemote": isRemote,
            "hasPolicy": policy == nil, "hasOptions": hasOptions,
            "getsByUseCase": useCases.contains(.get), "searchesByUseCase": useCases.contains(.search),
            "hasLists": fields.contains { $0.type.isList },
        ]
        let fields = fields.enumerated().map { self.values(of: $1, rank: $0, words) }
        values.texts["TitleSpanish"] = fields.first?.texts["SpanishField"]
        values.lists = [
            "field": fields, "member": memberValues, "filter": fields.filter { $0.flags["isFilter"] == true },
            "grouping": fields.filter { $0.flags["isFilter"] == true && $0.flags["isTitle"] != hasOptions },
            "option": fields.filter { $0.flags["isFilter"] == true && $0.flags["isTitle"] == false },
            "relation": fields.filter { $0.flags["isRelation"] == true }, "detail": Array(fields.dropFirst()),
            "required": fields.dropFirst().filter { $0.flags["isRequired"] == true },
        ]
        return values
    }

    private var hasOptions: Bool { filterFields.count > 1 }

    /// The members of a response, with samples as values.
    private var memberValues: [Template.Values] {
        let samples = fields.enumerated().map { ($1.member, $1.type.sampleJSON(of: $1.name, rank: $0 + 1)) }
        let members = JSONSample.members([(identifier.member, identifier.isText ? "\"a\"" : "7")] + samples)
        return members.enumerated().map { rank, member in
            Template.Values(texts: ["json": member, "comma": rank + 1 == members.count ? "" : ","])
        }
    }

    private var nounTexts: [String: String] {
        [
            "Name": name, "Names": noun.many, "kind": noun.command, "plural": noun.listCommand,
            "variables": noun.manyVariable, "words": noun.words, "Words": noun.words.capitalizedFirst,
            "manyWords": noun.manyWords, "ManyWords": noun.manyWords.capitalizedFirst, "spanish": spanish.one,
            "manySpanish": spanish.many, "ManySpanish": spanish.many.capitalizedFirst, "title": title.name,
            "TITLE": title.name.uppercased(), "titleVariable": title.variable, "titleWords": title.words,
            "TitleWords": title.words.capitalizedFirst,
            "path": path ?? "", "api": api ?? "rickAndMorty", "article": noun.article,
            "aWords": "\(noun.article.lowercased()) \(noun.words)",
            // The protocol has this name, too.
            "ItemDTO": name == "Item" ? "ChallengeRepository.ItemDTO" : "ItemDTO",
            "DTO": dto,
        ]
    }

    private var dto: String { name == "Item" ? "ChallengeItem.ItemDTO" : "\(name)DTO" }

    private var identifierTexts: [String: String] {
        let isText = identifier.isText
        return [
            "ID": identifier.type, "idEmpty": isText ? "\"\"" : "0", "idMember": identifier.member,
            "idSample": isText ? "\"a\"" : "7",
            "idText": isText ? "a" : "7", "idOtherText": isText ? "b" : "8", "idOther": isText ? "\"b\"" : "8",
            "idImpossible": isText ? "\"\"" : "0",
            "isPossible": isText ? "!identifier.isEmpty" : "identifier > 0",
            "idJSON": isText ? ".string($0.id)" : ".integer($0.id)",
            "isIdentifier": isText
                ? "isIdentifier" : "{ ValueKind.positiveInteger.parse($0) != nil }",
            "idSelector": isText ? "identifier(where: \(name)Feature.isIdentifier)" : "numberOrName",
            "idColumn": isText
                ? "TableColumn(priority: 0)" : "TableColumn(alignment: .trailing, priority: 0, minimumWidth: 2)",
            "idLast": isText ? "\"z\"" : "\(fields.count + 1)",
        ]
    }

    private var filterTexts: [String: String] {
        let options = filterFields.filter { $0 != title }
        return [
            "filterOptionWords": options.map { " --\($0.option) \($0.name)" }.joined(),
            "linkFilters": options.map { "&\($0.option)=\($0.name)" }.joined(),
            "filterSamples": ([".\(title.name): \"a\""] + options.map { ".\($0.name): \"\($0.name)\"" })
                .joined(separator: ", "),
            "filterArguments": options.map { ".\($0.name): invocation[Self.\($0.name)]" }.joined(separator: ", "),
            "distinctions": "[" + options.map { $0.name + ($0.isOptional ? " ?? \"\"" : "") }.joined(separator: ", ")
                + (options.isEmpty ? "]" : "].filter { !$0.isEmpty }"),
            "filterOptions": filterFields.map { "\"\($0 == title ? "name" : $0.option)\"" }.joined(separator: ", "),
        ]
    }

    /// The texts that differ if the user cannot choose the policy: then no method has a parameter for it.
    private var policyTexts: [String: String] {
        func text(_ chosen: String, fixed: String = "") -> String { policy == nil ? chosen : fixed }
        func method(_ name: String, _ parameters: String, _ arguments: String) -> String {
            text(name, fixed: "{ \(parameters), _ in try await \(name)(\(arguments)) }")
        }
        func useCase(_ verb: String, _ noun: String) -> String {
            "\(verb)\(noun)UseCase(\(self.noun.manyVariable): repository).execute"
        }
        let one = useCases.contains(.get) ? useCase("Get", self.name) : "repository.get\(self.name)"
        let page =
            useCases.contains(.search) ? useCase("Search", noun.many) : "repository.search\(noun.many)Page"
        let name = policy?.rawValue ?? ""
        return [
            "policy": name, "fixedPolicy": isRemote ? "CachePolicy.noCache" : "\(self.name)Repository.cachePolicy",
            "coreAccess": text("internal", fixed: "public"),
            "policyParameter": text(", cachePolicy: CachePolicy"),
            "policyArgument": text(", cachePolicy: cachePolicy"),
            "policyValue": text("cachePolicy", fixed: "Self.cachePolicy"), "policyName": text("policy", fixed: "_"),
            "ofPolicy": text("", fixed: "(of: .\(name))"), "policyTestArgument": text(", cachePolicy: policy"),
            "policyTestParameter": text("policy: CachePolicy"), "policyRunArgument": text(", policy"),
            "policyArguments": text("(arguments: CachePolicy.allCases)"),
            "somePolicy": text(", cachePolicy: .localFirst"),
            "input": text("PolicyInput<"), "inputEnd": text(">"), "callStart": text("PolicyInput("),
            "callEnd": text(", cachePolicy)"), "testCallEnd": text(", policy)"), "someCallEnd": text(", .localFirst)"),
            "sources": "remote: sources.remote"
                + (isRemote ? "" : ", local: sources.local, snapshot: sources.snapshot"),
            "one": method(one, "identifier", "identifier: identifier"),
            "several": method("repository.get\(noun.many)", "identifiers", "identifiers: identifiers"),
            "page": method(page, "page, filter", "page: page, filter: filter"),
            "policyWords": text("", fixed: isRemote ? " of the API" : " with the policy \(name)"),
            "policySpanish": text("", fixed: isRemote ? " de la API" : " con la política \(name)"),
        ]
    }

    /// The texts for data of the user.
    private var userTexts: [String: String] {
        let options = fields.dropFirst().map(\.exampleOption)
        return [
            "table": table, "isNotPersistent": "\(store != .persistent)",
            "columnNames": fields.map { "\"\($0.sqlName)\"" }.joined(separator: ", "),
            "detailOptions": fields.dropFirst().map { "Self.\($0.name)" }.joined(separator: ", "),
            "addOptions": options.map { " " + $0 }.joined(),
            "addExample": (["TEXT"] + fields.dropFirst().filter(\.isRequiredOption).map(\.exampleOption))
                .joined(separator: " "),
        ]
    }

    private func values(of field: FieldSpec, rank: Int, _ spanish: [String: String]) -> Template.Values {
        let isFilter = filters.contains(field.name)
        let spanishField = spanish[field.words.capitalizedFirst] ?? field.words.capitalizedFirst
        let sample = field.type.sampleCode(of: field.name, rank: rank + 1)
        let isTimestamp = field.type == .date
        let others = fields.dropFirst().filter { $0 != field }.map { " " + $0.exampleOption }.joined()
        var values = Template.Values()
        values.texts = [
            "field": field.name, "member": field.member, "fieldWords": field.words,
            "FieldWords": field.words.capitalizedFirst,
            "SpanishField": spanishField, "spanishField": spanish[field.words] ?? spanishField.lowercased(),
            "fieldOne": field.wordsOfOne,
            "spanishFieldOne": spanish[field.wordsOfOne] ?? spanish[field.words] ?? spanishField.lowercased(),
            "relation": field.kind ?? "",
            "optionName": field.option, "modelType": field.modelType,
            "wireType": field.wireType, "comment": field.type.comment ?? "", "modelValue": field.modelValue,
            "column": field.column(uses: isFilter ? ", .filter, .searched" : ""),
            "recordValue": field.recordValue(noun.command),
            "tableColumn": field.tableColumn(rank: rank), "sample": sample, "empty": field.emptyCode,
            "modelSample": isTimestamp ? "Timestamp(\(sample))" : sample,
            "text": field.isOptional ? "item.\(field.name) ?? \"\"" : "item.\(field.name)",
            "comma": rank + 1 == fields.count ? "" : ",", "end": rank + 1 == fields.count ? ")" : ",",
            "sqlColumn": field.sqlColumn, "sqlValue": field.sqlValue, "rowValue": field.rowValue(rank + 1),
            "storedValue": field.storedValue, "option": field.optionCode(noun.command),
            "stubValue": field == title ? field.name : sample, "optionValue": field.optionValue,
            "variable": field.variable,
            "addedJSON": field.exampleJSON,
            "recordJSON": "\"\(field.name)\":\(sample.replacing(", ", with: ","))", "otherOptions": others,
            "rankID": identifier.isText ? "\"\(rank + 1)\"" : "\(rank + 1)",
        ]
        values.flags = [
            "hasComment": field.type.comment != nil, "isFilter": isFilter, "isTitle": field == title,
            "isRelation": field.kind != nil,
            "hasOtherMember": field.member != field.name, "isRequired": field.isRequiredOption,
        ]
        return values
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
