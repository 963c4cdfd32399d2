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
                throw GenerationError("'\(line)' is not KEY | ENGLISH | SPANISH.", exitCode: .software)
            }
            return Phrase(key: parts[0], english: parts[1], spanish: parts[2])
        }
    }

    private func values() throws -> Template.Values {
        spec.values(spanish: Catalog(try project.text(of: SharedFiles.catalog) ?? "").spanishFieldNames)
    }

    /// The folders of the templates that the feature needs.
    private var groups: [String] {
        ["Feature"] + (spec.path == nil ? [] : ["DataSource"]) + (spec.hasRepository ? ["Repository"] : [])
    }
}

extension FeatureSpec {
    /// Returns the values for the templates; `spanish` has the Spanish names of fields by their English names.
    fileprivate func values(spanish words: [String: String]) -> Template.Values {
        var values = Template.Values()
        let options = filterFields.filter { $0 != title }
        values.texts = [
            "Name": name, "Names": noun.many, "kind": noun.command, "plural": noun.listCommand,
            "words": noun.words, "Words": noun.words.capitalizedFirst, "manyWords": noun.manyWords,
            "ManyWords": noun.manyWords.capitalizedFirst, "spanish": spanish.one, "manySpanish": spanish.many,
            "ManySpanish": spanish.many.capitalizedFirst, "title": title.name, "titleWords": title.words,
            "titleMember": title.member, "path": path ?? "",
            "ID": identifier.type, "idMember": identifier.member, "idSample": identifier.isText ? "\"a\"" : "7",
            "idText": identifier.isText ? "a" : "7", "idOther": identifier.isText ? "\"b\"" : "8",
            "idJSON": identifier.isText ? ".string($0.id)" : ".integer($0.id)",
            "isIdentifier": identifier.isText ? "\\.isValid" : "{ ValueKind.positiveInteger.parse($0) != nil }",
            "idSelector": identifier.isText ? "orStandardInput(.text)" : "orName(.positiveInteger)",
            "idColumn": identifier.isText
                ? "TableColumn(priority: 0)" : "TableColumn(alignment: .trailing, priority: 0, minimumWidth: 2)",
            "idLast": identifier.isText ? "\"z\"" : "\(fields.count + 1)", "article": noun.article,
            "fieldNames": (["id"] + fields.map(\.name)).map { "\"\($0)\"" }.joined(separator: ", "),
            "filterOptionWords": options.map { " --\($0.option) \($0.name)" }.joined(),
            "filterSamples": ([".\(title.name): \"a\""] + options.map { ".\($0.name): \"\($0.name)\"" })
                .joined(separator: ", "),
            "filterArguments": options.isEmpty
                ? ":" : options.map { ".\($0.name): invocation[Self.\($0.name)]" }.joined(separator: ", "),
            // The protocol has this name, too.
            "ItemDTO": name == "Item" ? "ChallengeRepository.ItemDTO" : "ItemDTO",
            "DTO": name == "Item" ? "ChallengeItem.ItemDTO" : "\(name)DTO",
            "filterOptions": filterFields.map { "\"\($0 == title ? "name" : $0.option)\"" }.joined(separator: ", "),
        ]
        values.flags = [
            "hasRepository": hasRepository, "hasName": title.name == "name", "hasFilters": filterFields.count > 1,
            "hasTextID": identifier.isText,
            "hasOtherIDMember": identifier.member != "id", "usesDay": fields.contains { $0.type == .day },
            "usesTimestamp": fields.contains { $0.type == .date },
        ]
        let fields = fields.enumerated().map { self.values(of: $1, rank: $0, words) }
        values.lists = [
            "field": fields, "filter": fields.filter { $0.flags["isFilter"] == true },
            "grouping": fields.filter { $0.flags["isFilter"] == true && $0.flags["isTitle"] == options.isEmpty },
            "option": fields.filter { $0.flags["isFilter"] == true && $0.flags["isTitle"] == false },
        ]
        return values
    }

    private func values(of field: FieldSpec, rank: Int, _ spanish: [String: String]) -> Template.Values {
        let isFilter = filters.contains(field.name)
        let sample = field.type.sampleCode(of: field.name, rank: rank + 1)
        let isTimestamp = field.type == .date
        var values = Template.Values()
        values.texts = [
            "field": field.name, "member": field.member, "fieldWords": field.words,
            "FieldWords": field.words.capitalizedFirst,
            "SpanishField": spanish[field.words.capitalizedFirst] ?? field.words.capitalizedFirst,
            "optionName": field.option, "modelType": field.modelType,
            "wireType": field.wireType, "comment": field.type.comment ?? "", "modelValue": field.modelValue,
            "column": field.column(uses: isFilter ? ", .filter, .searched" : ""), "recordValue": field.recordValue,
            "tableColumn": field.tableColumn(rank: rank), "sample": sample, "empty": field.emptyCode,
            "modelSample": isTimestamp ? "Timestamp(\(sample))" : sample,
            "jsonMember": field.nestedJSON(field.type.sampleJSON(of: field.name, rank: rank + 1)),
            "text": field.isOptional ? "item.\(field.name) ?? \"\"" : "item.\(field.name)",
            "comma": rank + 1 == fields.count ? "" : ",", "end": rank + 1 == fields.count ? ")" : ",",
            "rankID": identifier.isText ? "\"\(rank + 1)\"" : "\(rank + 1)",
        ]
        values.flags = [
            "hasComment": field.type.comment != nil, "isFilter": isFilter, "isTitle": field == title,
            "hasOtherMember": field.member != field.name,
        ]
        return values
    }
}

extension FieldSpec {
    /// Returns the member of a response with a value: `"price":{"amount":1.5}` for a path.
    fileprivate func nestedJSON(_ value: String) -> String {
        let names = member.split(separator: ".").reversed()
        return names.dropFirst().reduce("\"\(names.first ?? "")\":\(value)") { "\"\($1)\":{\($0)}" }
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
