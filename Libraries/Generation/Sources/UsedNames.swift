internal import ChallengeTerminal

/// The names that a new feature cannot have, because the project or the generated code uses them.
struct UsedNames {
    private let modules: [String]
    /// The first parts of the keys of texts.
    private let textGroups: Set<String>
    private let commands: Set<String>
    /// The options of all commands.
    private let options: Set<String>
    /// The types that the templates name.
    private let types: Set<String>

    init(_ project: Project) throws {
        modules = ["Libraries", "Features", "App"].flatMap(project.names)
        let catalog = Catalog(try project.text(of: SharedFiles.catalog) ?? "")
        textGroups = Set(catalog.keys.map { String($0.prefix { $0 != "." }) })
        let sources =
            try project.text(below: "Features", ending: "Feature.swift") + (project.text(of: SharedFiles.app) ?? "")
        commands = Set(
            sources.matches(of: #/Command(?:Entry)?\(\n?\s*"(\w+)"(?:, aliases: \["(\w+)"\])?/#).flatMap {
                [$0.1, $0.2 ?? ""].map(String.init)
            } + ["help", "completions", "manual", "challenge"])
        let optionSources = try project.text(
            below: "Libraries/Terminal/Sources", "Libraries/Collections/Sources", "App/Challenge")
        options = Set(
            optionSources.matches(of: #/(?:Option|Setting|Flag)(?:<\w+>)?\(\s*"([a-z-]+)"/#).map { String($0.1) })
        types = Set(try project.text(below: Blueprint.folder).matches(of: #/\b[A-Z][A-Za-z]+\b/#).map { String($0.0) })
    }

    /// Throws an error with a proposal if a feature cannot have the name.
    func check(_ noun: Noun) throws {
        let names = [noun.one, noun.many].compactMap { name in
            NameRules.problem(ofType: name).map { "'\(name)' \($0)." }
        }
        let group = [noun.command, "\(noun.command)Error"].first(where: textGroups.contains)
        let problem =
            names.first
            ?? modules.first { $0.lowercased() == noun.command }.map { "The module '\($0)' already exists." }
            ?? [noun.command, noun.listCommand].first(where: commands.contains)
            .map { "The command '\($0)' already exists." }
            ?? group.map { "The strings catalog already has texts '\($0).…'." }
            ?? noun.typeNames.first(where: types.contains).map { "The generated code uses another type '\($0)'." }
        if let problem {
            throw CommandError(problem, advice: "Use another name, such as Show\(noun.one.capitalizedFirst).")
        }
        if noun.command == noun.listCommand {
            throw CommandError("The plural of '\(noun.one)' equals the singular.", advice: "Use --plural NAME.")
        }
    }

    /// Throws an error with a proposal if an option of every command has the name of a field's option.
    func check(_ fields: [FieldSpec]) throws {
        guard let field = fields.first(where: { options.contains($0.option) }) else { return }
        throw CommandError(
            "The option '--\(field.option)' already exists.",
            advice: "Use another name for the field, such as \(field.text(named: field.name + "Value"))."
        )
    }
}

extension Noun {
    /// The names of the types of a feature.
    fileprivate var typeNames: [String] {
        [
            "", "DTO", "Mapper", "Error", "Feature", "Container", "Repository", "RepositoryContract",
            "Commands", "FilterField",
        ].map { one + $0 } + [many + "Filter"]
    }
}
