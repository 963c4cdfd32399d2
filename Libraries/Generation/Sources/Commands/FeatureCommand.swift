internal import ChallengeTerminal

/// The command `feature`, which creates a module and adds it to the app.
struct FeatureCommand {
    private static let name = Argument("NAME", .text, help: "The name of the item in the singular, such as Planet")
    private static let fields = Option(
        "field", .list(of: .text), placeholder: "NAME:TYPE",
        help: """
            A field of the item; can be repeated. Types: \(FieldType.spellings.joined(separator: ", ")), with ? if items \
            can lack a value. NAME:TYPE=MEMBER for another name in the JSON of the API
            """)
    private static let sample = Option(
        "sample", .text, placeholder: "FILE",
        help: "Read the fields from JSON: an item, an array of items or a page of the API")
    private static let title = Option(
        "title", .text, placeholder: "FIELD",
        help: "The text field that names an item in lists, searches and the history; by default name, or the first one")
    private static let plural = Option(
        "plural", .text, placeholder: "NAME", help: "The name in the plural, such as People")
    private static let spanish = Option(
        "spanish", .list(of: .text), placeholder: "SINGULAR,PLURAL", help: "The Spanish noun, such as planeta,planetas")
    private static let filters = Option(
        "filter", .list(of: .text), placeholder: "A,B", help: "The text fields to filter lists by")
    private static let isDataOnly = Option.flag(
        "only-data", help: "Write no commands, and leave the app as it is; later commands keep to it")
    private static let hasCommands = Option.flag(
        "with-commands", help: "Add a feature of --only-data to the app, with its commands")

    let project: Project

    var command: Command {
        Command(
            "feature",
            summary:
                "Create a feature module with a model, an error, texts and tests in the app, or change its words",
            arguments: [Self.name],
            options: [
                Self.fields, Self.sample, Self.title, Self.plural, Self.spanish, Self.filters, Self.isDataOnly,
                Self.hasCommands,
            ] + ProjectWriter.options,
            exclusive: [[Self.fields, Self.sample], [Self.isDataOnly, Self.hasCommands]],
            examples: [
                Example("./generate.sh feature Planet --sample planet.json", summary: "with the fields of a JSON file"),
                Example(
                    "./generate.sh feature Planet --field name:String --field 'moons:Int?' --field foundAt:Date=found_at",
                    summary: "with an optional field, and with another name in the API"),
                Example(
                    "./generate.sh feature Person --plural People --spanish persona,personas",
                    summary: "with an irregular plural and the Spanish noun"),
                Example(
                    "./generate.sh feature Note --field text:String --only-data",
                    summary: "data for other code of the module, without commands"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        for name in invocation[Self.name] {
            let before = try FeatureSpec(name, in: project)
            let noun = Noun(type: name, pluralType: invocation[Self.plural] ?? before?.plural)
            if before?.noun != noun {
                try FeatureNames(used: UsedNames(in: project, except: before?.name)).check(noun)
            }
            let after = try spec(noun, before, invocation, console)
            try ProjectWriter(project: project, invocation, console).write(from: before, to: after)
        }
    }

    private func spec(
        _ noun: Noun, _ before: FeatureSpec?, _ invocation: Invocation, _ console: Console
    ) throws -> FeatureSpec {
        let sample = try invocation[Self.sample].map { try self.sample(at: $0, console) }
        var spec = FeatureSpec(
            name: noun.type, plural: noun.pluralType, spanish: try spanish(noun, before, invocation),
            identifier: sample?.identifier ?? before?.identifier ?? 1,
            fields: try sample?.fields ?? fields(of: noun, before, invocation), filters: [])
        spec.sources = before?.sources ?? DataSources()
        spec.repository = before?.repository
        spec.useCases = before?.useCases ?? []
        spec.isDataOnly = try isDataOnly(before, invocation)
        if let before, before.isLocalOnly, invocation[Self.filters] != nil { throw before.localFiltersError }
        let title = try chooseTitle(of: &spec, before, invocation)
        let kept = before?.filters.filter { filter in spec.fields.contains { $0.name == filter } }
        let wanted = invocation[Self.filters] ?? kept ?? []
        spec.filters = [title.name] + wanted.filter { $0 != title.name }
        if let before { try spec.checkTable(from: before) }
        return spec
    }

    /// Returns `true` if the feature gets no commands, by this command or an earlier one, and `nil` otherwise.
    private func isDataOnly(_ before: FeatureSpec?, _ invocation: Invocation) throws -> Bool? {
        if invocation.has(Self.hasCommands) { return nil }
        guard invocation.has(Self.isDataOnly) else { return before?.isDataOnly }
        if let before, before.isDataOnly != true {
            throw GenerationError(
                "\(before.name) is already in the app.",
                advice: "Remove it with ./generate.sh remove \(before.name), and generate it again with --only-data.")
        }
        return true
    }

    /// Sets the field that was chosen as the title by this command or an earlier one, and returns the title.
    private func chooseTitle(
        of spec: inout FeatureSpec, _ before: FeatureSpec?, _ invocation: Invocation
    ) throws -> FieldSpec {
        let chosen = invocation[Self.title]
        spec.titleField = chosen ?? before?.title?.name
        guard let title = spec.title, chosen == nil || title.name == chosen else {
            throw GenerationError(
                "\(spec.name) has no text field \(chosen.map { "'\($0)' " } ?? "")to use as its title.",
                advice: "Use a field of the type String without ?, such as --field name:String.")
        }
        spec.titleField = nil
        if spec.title != title { spec.titleField = title.name }
        return title
    }

    private func fields(of noun: Noun, _ before: FeatureSpec?, _ invocation: Invocation) throws -> [FieldSpec] {
        try invocation[Self.fields]?.enumerated().map { try FieldSpec($1, rank: $0 + 1) } ?? before?.fields
            ?? [FieldSpec(name: "name", type: .text)]
    }

    private func spanish(
        _ noun: Noun, _ before: FeatureSpec?, _ invocation: Invocation
    ) throws -> SpanishNoun {
        guard let words = invocation[Self.spanish] else {
            return before?.spanish ?? SpanishNoun(one: noun.words, many: noun.pluralWords)
        }
        guard words.count == 2 else {
            throw GenerationError(
                "--spanish expects two words.", advice: "Use --spanish SINGULAR,PLURAL, such as planeta,planetas.")
        }
        guard words.joined().allSatisfy({ $0.isLetter || " -’".contains($0) }) else {
            throw GenerationError(
                "--spanish expects words of letters only.",
                advice: "Use --spanish SINGULAR,PLURAL, such as planeta,planetas.")
        }
        return SpanishNoun(one: words[0], many: words[1])
    }

    private func sample(at path: String, _ console: Console) throws -> Sample {
        let sample = try Sample(project.input(at: path, called: "sample"))
        for omission in sample.omissions { console.note(SafeText("Ignored in the sample: \(omission).")) }
        for assumption in sample.assumptions { console.note(SafeText("Assumed from the sample: \(assumption).")) }
        return sample
    }
}
