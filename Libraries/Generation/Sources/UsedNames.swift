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
            try project.files(below: "Features").filter { $0.hasSuffix("Feature.swift") }.map {
                try project.text(of: $0) ?? ""
            } + [try project.text(of: SharedFiles.app) ?? ""]
        commands = Set(
            sources.joined().matches(of: #/Command(?:Entry)?\(\n?\s*"(\w+)"(?:, aliases: \["(\w+)"\])?/#).flatMap {
                [$0.1, $0.2 ?? ""].map(String.init)
            } + ["help", "completions", "manual", "challenge"])
        let optionSources = try ["Libraries/Terminal/Sources", "Libraries/Collections/Sources", "App/Challenge"]
            .flatMap(project.files).map { try project.text(of: $0) ?? "" }.joined()
        options = Set(
            optionSources.matches(of: #/(?:Option|Setting|\.flag)(?:<\w+>)?\(\s*"([a-z-]+)"/#).map { String($0.1) })
        types = Set(
            try project.files(below: Blueprint.folder).map { try project.text(of: $0) ?? "" }.joined()
                .matches(of: #/\b[A-Z][A-Za-z]+\b/#).map { String($0.0) })
    }

    /// Throws an error with a proposal if a feature cannot have the name.
    func check(_ noun: Noun) throws {
        for name in [noun.one, noun.many] {
            if let problem = NameRules.problem(ofType: name) { throw error("'\(name)' \(problem).", noun) }
        }
        if noun.command == noun.listCommand {
            throw CommandError("The plural of '\(noun.one)' equals the singular.", advice: "Use --plural NAME.")
        }
        if let module = modules.first(where: { $0.lowercased() == noun.command }) {
            throw error("The module '\(module)' already exists.", noun)
        }
        if let command = [noun.command, noun.listCommand].first(where: commands.contains) {
            throw error("The command '\(command)' already exists.", noun)
        }
        if let group = [noun.command, "\(noun.command)Error"].first(where: textGroups.contains) {
            throw error("The strings catalog already has texts '\(group).…'.", noun)
        }
        if let type = noun.typeNames.first(where: types.contains) {
            throw error("The generated code uses another type '\(type)'.", noun)
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

    private func error(_ message: String, _ noun: Noun) -> CommandError {
        CommandError(message, advice: "Use another name, such as Show\(noun.one.capitalizedFirst).")
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
