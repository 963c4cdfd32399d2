internal import ChallengePlatform
internal import ChallengeTerminal

/// The command `feature`, which creates a module, and later connects its repository with commands and the app.
struct FeatureCommand {
    private static let name = Argument("NAME", .text, help: "The name of an item in the singular, such as Planet")
    private static let fields = Option(
        "field", .list(of: .text), placeholder: "NAME:TYPE",
        help: """
            A field of the item; can be repeated. Types: \(FieldType.allCases.map(\.rawValue).joined(separator: ", ")), \
            with ? if items can lack it. NAME:TYPE=MEMBER for another name in the API, and NAME:[Link]>KIND for items \
            of another collection, such as character. With --sample, it replaces or adds a field
            """)
    private static let sample = Option(
        "sample", .file,
        help: "A JSON file with an item, an array of items or a page; gives the fields and the identifier")
    private static let filters = Option(
        "filter", .list(of: .text), placeholder: "A,B", help: "The text fields and links by which lists can be filtered"
    )
    private static let title = Option(
        "title", .text, placeholder: "FIELD",
        help: "The text field that names an item; by default name, or else the first text")
    private static let identifier = Option(
        "id", .text, placeholder: "MEMBER:TYPE", help: "The member with the identifier: id:Int, or such as isbn:String")
    private static let plural = Option("plural", .text, placeholder: "NAME", help: "The plural, such as People")
    private static let spanish = Option(
        "spanish", .list(of: .text), placeholder: "ONE,MANY", help: "The Spanish noun, such as planeta,planetas")

    let writer: FeatureWriter

    var command: Command {
        Command(
            "feature", summary: "Create a feature module, or connect its repository with commands and the app",
            arguments: [Self.name],
            options: [Self.fields, Self.sample, Self.filters, Self.title, Self.identifier, Self.plural, Self.spanish]
                + FeatureWriter.options,
            examples: [
                Example("./generate.sh feature Planet --field name:String --field moons:Int", summary: "two fields"),
                Example(
                    "./generate.sh feature Book --id isbn:String --field title:String --field 'price:Double?=price.amount'",
                    summary: "another identifier, and an optional field in a nested object"),
                Example("./generate.sh feature Planet", summary: "the commands, after the repository"),
            ], run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let name = invocation[Self.name][0]
        let before = try GeneratedFeature(name, in: writer.project)?.spec
        let noun = Noun(name, many: invocation[Self.plural] ?? before?.noun.many)
        if before == nil { try UsedNames(writer.project).check(noun) }
        if let before, before.noun != noun {
            throw CommandError("The plural is '\(before.noun.many)'.", advice: "Remove the feature to change it.")
        }
        let identifier = try invocation[Self.identifier].map { try Self.identifier($0) }
        var kinds = try writer.project.kinds(beside: noun)
        let sample = try invocation[Self.sample].map { path in
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw CommandError("Cannot read '\(path)'.", exitCode: .ioError)
            }
            return try Sample(text, identifier: identifier, kinds: Set(kinds.keys))
        }
        let named = try invocation[Self.fields]?.map { try FieldSpec($0) }
        var fields = try named ?? before?.fields ?? [FieldSpec(name: "name", type: .text)]
        if var others = sample?.fields {
            others.removeAll { other in named?.contains { $0.name == other.name || $0.member == other.member } == true }
            // The addresses of a sample can have other words than the kinds of the program, or those of no kind.
            for i in others.indices { others[i].kind = others[i].kind.flatMap { kinds[$0]?.kind } }
            fields = others + (named ?? [])
        }
        for kind in fields.compactMap(\.kind) where kinds[kind]?.kind != kind {
            let others = Set(kinds.values.map(\.kind)).sorted().joined(separator: ", ")
            throw CommandError("There is no kind '\(kind)'.", advice: "Use \(others), or generate its feature first.")
        }
        let oldTitle = (before?.title.name).flatMap { name in fields.contains { $0.name == name } ? name : nil }
        let sorted = try Self.titleFirst(fields, invocation[Self.title] ?? oldTitle)
        var spec =
            before
            ?? FeatureSpec(noun: noun, spanish: SpanishNoun(one: noun.words, many: noun.manyWords), fields: sorted)
        spec.spanish = try invocation[Self.spanish].map { try Self.spanish($0) } ?? spec.spanish
        spec.identifier = sample?.identifier ?? identifier ?? spec.identifier
        kinds[noun.command]?.isText = spec.identifier.isText
        spec.fields = sorted
        for i in sorted.indices where sorted[i].kind.flatMap({ kinds[$0]?.isText }) == true {
            spec.fields[i].type = sorted[i].type.withTexts
        }
        spec.filters = try Self.filters(invocation[Self.filters] ?? before?.filters ?? [], of: sorted)
        try spec.checkMembers()
        try spec.checkUserData()
        spec.wiring = spec.currentWiring
        try await writer.write(spec, invocation, console)
        if let sample, !sample.omitted.isEmpty {
            console.note(SafeText("No type of field has the values of: \(sample.omitted.joined(separator: ", "))."))
        }
    }

    /// Returns the fields with the title at the start.
    private static func titleFirst(_ fields: [FieldSpec], _ wanted: String?) throws -> [FieldSpec] {
        let names = fields.map(\.name)
        if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
            throw CommandError("There are two fields '\(name)'.", advice: "Use another name for one of them.")
        }
        let candidates = fields.filter(\.canBeTitle)
        let named = candidates.first { $0.name == wanted ?? "name" }
        guard let title = named ?? (wanted == nil ? candidates.first : nil) else {
            throw CommandError(
                "No field can be the title, which names an item.",
                advice: "Add a field such as name:String, and choose it with --title.")
        }
        if title.name != "name", names.contains("name") {
            throw CommandError(
                "The field 'name' must be the title.", advice: "Use name:String as the title, or another field name.")
        }
        return [title] + fields.filter { $0 != title }
    }

    private static func filters(_ names: [String], of fields: [FieldSpec]) throws -> [String] {
        for name in names where !fields.contains(where: { $0.name == name && $0.type.canBeFilter }) {
            throw CommandError(
                "'\(name)' is not a text field.", advice: "Filter by fields of the type String, [String] or Link.")
        }
        return [fields[0].name] + names.filter { $0 != fields[0].name }
    }

    private static func identifier(_ text: String) throws -> FeatureSpec.Identifier {
        let parts = text.split(separator: ":").map(String.init)
        guard parts.count == 2, ["Int", "String"].contains(parts[1]), FieldSpec.isPath(parts[0]) else {
            throw CommandError(
                "'\(text)' is not an identifier.", advice: "Use --id id:Int, or such as --id isbn:String.")
        }
        return .init(member: parts[0], isText: parts[1] == "String")
    }

    private static func spanish(_ words: [String]) throws -> SpanishNoun {
        guard words.count == 2, words.joined().allSatisfy({ $0.isLetter || $0 == " " }) else {
            throw CommandError("--spanish takes two words.", advice: "Use --spanish planeta,planetas.")
        }
        return SpanishNoun(one: words[0], many: words[1])
    }
}

extension Project {
    /// Returns the kinds of the collections in the app and of a new one, by their names in the singular and the plural.
    fileprivate func kinds(beside noun: Noun) throws -> [String: (kind: String, isText: Bool)] {
        var kinds = [noun.command: (kind: noun.command, isText: false)]
        for name in names(in: "Features") {
            let folder = "Features/\(name)/Sources"
            // A feature without a description keeps its items to itself.
            guard try text(of: "\(folder)/\(name)Feature.swift")?.contains("CollectionDescription(") == true,
                let container = try text(of: "\(folder)/\(name)Container.swift"),
                let names = container.firstMatch(of: #/ItemCollection\("(\w+)", "(\w+)"/#)
            else { continue }
            let isText = try text(of: "\(folder)/Data/DTOs/\(name)DTO.swift")?.contains("var id = \"\"") == true
            for word in [names.1, names.2] { kinds[String(word)] = (String(names.1), isText) }
        }
        kinds[noun.listCommand] = kinds[noun.command]
        return kinds
    }
}

extension FeatureSpec {
    /// Throws an error if two values are read from one member, or one from a member inside another one.
    fileprivate func checkMembers() throws {
        let members = [identifier.member] + fields.map(\.member)
        for (index, member) in members.enumerated() {
            let others = members[..<index] + members[(index + 1)...]
            guard let other = others.first(where: { ($0 + ".").hasPrefix(member + ".") }) else { continue }
            throw CommandError(
                other == member
                    ? "Two values have the member '\(member)'." : "'\(member)' is a value and contains '\(other)'.",
                advice: "Use each member once.")
        }
    }
}
