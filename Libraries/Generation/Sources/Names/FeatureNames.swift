/// Checks that the names of a feature are valid and not used by other code of the project.
struct FeatureNames {
    let used: UsedNames

    /// The names of other variables in the scope of an item's variable in the templates.
    private static let reservedVariables: Set<String> = [
        "answer", "identifier", "implementation", "input", "local", "sut", "writer",
    ]

    /// Throws if a name is invalid or already in use.
    func check(_ noun: Noun) throws {
        try checkSpelling(of: noun)
        try checkModules(noun)
        try checkTypes(noun)
        try checkCommands(noun)
        try checkTables(noun)
    }

    private func checkSpelling(of noun: Noun) throws {
        for name in [noun.type, noun.pluralType] where !SwiftName.isTypeName(name) {
            throw GenerationError(
                "Invalid feature name '\(name)'.", advice: "Use a Swift type name, such as SpaceShip.")
        }
        if noun.type == "Main" {
            throw GenerationError(
                "The file '\(noun.type).swift' would be the start of a program.", advice: proposal(for: noun))
        }
        if noun.command == "challenge" {
            throw GenerationError("'\(noun.command)' is the name of the program.", advice: proposal(for: noun))
        }
        guard noun.type != noun.pluralType, noun.command != noun.pluralCommand else {
            throw GenerationError(
                "The plural of '\(noun.type)' equals the singular.", advice: "Use --plural NAME.")
        }
        try checkVariable(noun.variable, "'\(noun.variable)'", of: noun)
        try checkVariable(noun.pluralVariable, "The plural '\(noun.pluralVariable)'", of: noun)
    }

    private func checkVariable(_ variable: String, _ subject: String, of noun: Noun) throws {
        if SwiftName.reservedWords.contains(variable) {
            throw GenerationError("\(subject) is a keyword of Swift.", advice: proposal(for: noun))
        }
        if Self.reservedVariables.contains(variable) {
            throw GenerationError(
                "\(subject) is a name in the generated code.", advice: proposal(for: noun))
        }
    }

    private func checkModules(_ noun: Noun) throws {
        let module =
            [noun.type, noun.pluralType].first(where: used.targets.contains)
            ?? used.modules.first { $0.lowercased() == noun.type.lowercased() }
        guard let module else { return }
        throw GenerationError("The module '\(module)' already exists.", advice: proposal(for: noun))
    }

    private func checkTypes(_ noun: Noun) throws {
        for name in [noun.type, noun.pluralType] where SwiftName.usedTypes.contains(name) {
            throw GenerationError(
                "'\(name)' is a type of Swift that the generated code uses.", advice: proposal(for: noun))
        }
        for name in typeNames(for: noun) {
            guard let path = used.types[name] else { continue }
            throw GenerationError("The type '\(name)' already exists in \(path).", advice: proposal(for: noun))
        }
    }

    /// Returns the advice to use a longer name whose types do not exist yet.
    private func proposal(for noun: Noun) -> String {
        let names = ["Item", "Entry"].filter { $0 != noun.type }.map { noun.type + $0 }
        let name = names.first { name in typeNames(for: Noun(type: name)).allSatisfy { used.types[$0] == nil } }
        return "Use another name, such as \(name ?? names[0])."
    }

    private func checkCommands(_ noun: Noun) throws {
        for command in [noun.command, noun.pluralCommand] {
            guard let path = used.commands[command] else { continue }
            throw GenerationError("The command '\(command)' already exists in \(path).", advice: proposal(for: noun))
        }
    }

    private func checkTables(_ noun: Noun) throws {
        for table in [noun.table, noun.table + "_pages"] {
            guard let path = used.tables[table] else { continue }
            throw GenerationError("The table '\(table)' already exists in \(path).", advice: proposal(for: noun))
        }
    }

    /// Returns the names of generated types that must differ from the public types of the project.
    private func typeNames(for noun: Noun) -> [String] {
        let singular = [
            "", "Feature", "Container", "Error", "DTO", "Mapper", "DTOMapper", "Repository", "RepositoryContract",
            "Dependencies",
            "Command", "LocalDataSourceContract", "MemoryDataSource", "SQLiteDataSource",
        ]
        let plural = ["", "Filter", "FilterOptions", "PageRepository", "Command", "ListCommand", "SearchCommand"]
        return singular.map { noun.type + $0 } + plural.map { noun.pluralType + $0 }
    }
}
