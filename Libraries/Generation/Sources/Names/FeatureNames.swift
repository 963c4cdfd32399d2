/// Checks that the names of a feature are valid and not used by other code of the project.
struct FeatureNames {
    private let project: Project
    /// The feature to check if it already exists; its present names are allowed.
    private let feature: String?

    init(project: Project, of feature: String? = nil) {
        self.project = project
        self.feature = feature
    }

    /// The names of other variables in the scope of an item's variable in the templates.
    private static let reservedVariables: Set<String> = ["answer", "identifier", "input", "local", "sut", "writer"]

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
        guard noun.type != noun.pluralType, noun.command != noun.pluralCommand else {
            throw GenerationError(
                "The plural of '\(noun.type)' equals the singular.", advice: "Use --plural NAME.")
        }
        for variable in [noun.variable, noun.pluralVariable] {
            if SwiftName.reservedWords.contains(variable) {
                throw GenerationError("'\(variable)' is a keyword of Swift.", advice: try proposal(for: noun))
            }
            if Self.reservedVariables.contains(variable) {
                throw GenerationError(
                    "Reserved name '\(variable)'.",
                    advice: "The generated code already uses this name. \(try proposal(for: noun))")
            }
        }
    }

    private func checkModules(_ noun: Noun) throws {
        let targets = try targets()
        for name in [noun.type, noun.pluralType] where name != feature && targets.contains(name) {
            throw GenerationError("The module '\(name)' already exists.", advice: try proposal(for: noun))
        }
        if feature == nil, let module = modules.first(where: { $0.lowercased() == noun.type.lowercased() }) {
            throw GenerationError("The module '\(module)' already exists.", advice: try proposal(for: noun))
        }
    }

    private func checkTypes(_ noun: Noun) throws {
        let declared = try publicTypes()
        let advice = proposal(for: noun, declared)
        for name in [noun.type, noun.pluralType] {
            guard let module = SwiftTypes.module(of: name) else { continue }
            throw GenerationError(
                "'\(name)' is a type of \(module).", advice: "The generated code imports \(module). \(advice)")
        }
        for name in typeNames(for: noun) {
            guard let path = declared[name] else { continue }
            throw GenerationError("The type '\(name)' already exists in \(path).", advice: advice)
        }
    }

    /// Returns the advice to use a longer name whose types do not exist yet.
    private func proposal(for noun: Noun) throws -> String { proposal(for: noun, try publicTypes()) }

    private func proposal(for noun: Noun, _ declared: [String: String]) -> String {
        let names = ["Item", "Entry"].filter { $0 != noun.type }.map { noun.type + $0 }
        let name = names.first { name in
            SwiftTypes.module(of: name) == nil && typeNames(for: Noun(type: name)).allSatisfy { declared[$0] == nil }
        }
        return "Use another name, such as \(name ?? names[0])."
    }

    private func checkCommands(_ noun: Noun) throws {
        for command in [noun.command, noun.pluralCommand] {
            if let path = try file(declaringCommand: command) {
                throw GenerationError(
                    "The command '\(command)' already exists in \(path).", advice: try proposal(for: noun))
            }
        }
    }

    private func checkTables(_ noun: Noun) throws {
        for table in [noun.table, noun.table + "_pages"] {
            if let path = try file(creatingTable: table) {
                throw GenerationError(
                    "The table '\(table)' already exists in \(path).", advice: try proposal(for: noun))
            }
        }
    }

    /// Throws if an option for a field already exists, as soon as a command of the feature can have it.
    func checkOptions(of spec: FeatureSpec) throws {
        let taken = try options()
        for (field, option) in spec.options where taken.contains(option) {
            throw GenerationError(
                "The option --\(option) for the field '\(field)' already exists.",
                advice: "Rename the field, or leave it out of the filters.")
        }
    }

    /// Returns the names of the options that App, Printing and Terminal declare for all features.
    private func options() throws -> Set<String> {
        let folders = ["App", "Libraries/Printing/Sources", "Libraries/Terminal/Sources"]
        let texts = try folders.flatMap { project.files(below: $0) }.compactMap { try project.text(of: $0) }
        let declarations = texts.flatMap { text in
            (text.ranges(of: "Option(") + text.ranges(of: "Option.flag(")).map { text[$0.upperBound...] }
        }
        return Set(
            declarations.compactMap { declaration in
                let name = declaration.drop { $0.isWhitespace }
                return name.first == "\"" ? String(name.dropFirst().prefix { $0 != "\"" }) : nil
            })
    }

    /// Returns the names of all types that the generator can create for a feature.
    private func typeNames(for noun: Noun) -> [String] {
        let singular = [
            "", "Feature", "Container", "Error", "DTO", "Mapper", "DTOMapper", "Repository", "RepositoryContract",
            "Dependencies",
            "Command", "LocalDataSourceContract", "MemoryDataSource", "SQLiteDataSource",
        ]
        let plural = ["", "Filter", "FilterOptions", "PageRepository", "Command", "ListCommand", "SearchCommand"]
        return singular.map { noun.type + $0 } + plural.map { noun.pluralType + $0 }
    }

    /// Returns the public types of the other modules, each with its file.
    private func publicTypes() throws -> [String: String] {
        let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
        var declarations: [String: String] = [:]
        for path in sources {
            for line in try project.text(of: path)?.split(separator: "\n") ?? [] where line.hasPrefix("public ") {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                guard let index = words.firstIndex(where: kinds.contains), index + 1 < words.count else { continue }
                declarations[String(words[index + 1])] = path
            }
        }
        return declarations
    }

    /// Returns the file that declares a command of the program, with this name or alias.
    ///
    /// These commands are made on demand. A subcommand with the same name is no conflict.
    private func file(declaringCommand name: String) throws -> String? {
        if name == "help" { return "Libraries/Terminal" }
        return try sources.first { path in
            try project.text(of: path)?.split(separator: "Command(").dropFirst().contains { declaration in
                guard let end = declaration.firstRange(of: "onDemand:") else { return false }
                return declaration[..<end.lowerBound].contains("\"\(name)\"")
            } == true
        }
    }

    /// Returns the file that creates a table.
    private func file(creatingTable name: String) throws -> String? {
        try sources.first { path in
            let text = try project.text(of: path) ?? ""
            return text.containsWord("CREATE TABLE \(name)") || text.containsWord("table = \"\(name)\"")
        }
    }

    /// Returns the names of all targets without the prefix `Challenge`.
    private func targets() throws -> Set<String> {
        let manifest = try project.text(of: ManifestEdit.path) ?? ""
        let tests = manifest.split(separator: "tests(\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        return Set(tests + modules.flatMap { [$0, $0 + "Tests", $0 + "Mocks"] } + ["TestSupport"])
    }

    private var modules: [String] { ["Libraries", "Features"].flatMap(project.names) }

    private var sources: [String] {
        ["Libraries", "Features", "App"].flatMap { project.files(below: $0) }
            .filter { $0.hasSuffix(".swift") && ($0.contains("/Sources/") || $0.hasPrefix("App/")) }
            .filter { path in feature.map { !path.hasPrefix("Features/\($0)/") } ?? true }
    }
}
