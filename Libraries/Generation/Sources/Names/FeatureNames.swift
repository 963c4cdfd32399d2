/// The names that a project has, which a feature may not take.
struct FeatureNames {
    private let project: Project
    /// A feature whose own names are free for it.
    private let feature: String?

    init(project: Project, of feature: String? = nil) {
        self.project = project
        self.feature = feature
    }

    /// What the templates have under that name where the thing stands, too.
    private static let takenVariables: Set<String> = ["answer", "identifier", "input", "local", "sut", "writer"]

    /// Refuses a name that is none, or that something else has.
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
                "‘\(name)’ is not the name of a Swift type.", advice: "A feature is called like SpaceShip.")
        }
        guard noun.type != noun.pluralType, noun.command != noun.pluralCommand else {
            throw GenerationError(
                "One \(noun.words) and several are called alike.", advice: "--plural says what several are called.")
        }
        for variable in [noun.variable, noun.pluralVariable] {
            if SwiftName.reservedWords.contains(variable) {
                throw GenerationError("‘\(variable)’ is a word of Swift: no variable can be called that.")
            }
            if Self.takenVariables.contains(variable) {
                throw GenerationError("The code around a thing calls something of its own ‘\(variable)’.")
            }
        }
    }

    private func checkModules(_ noun: Noun) throws {
        let targets = try targets()
        for name in [noun.type, noun.pluralType] where name != feature && targets.contains(name) {
            throw GenerationError("\(name) is a module already.")
        }
        if feature == nil, let module = modules.first(where: { $0.lowercased() == noun.type.lowercased() }) {
            throw GenerationError("There is a module \(module) already.")
        }
    }

    private func checkTypes(_ noun: Noun) throws {
        for name in [noun.type, noun.pluralType] where SwiftName.knownTypes.contains(name) {
            throw GenerationError("Swift has a type called \(name).")
        }
        let declared = try declarations()
        for name in names(followingFrom: noun) {
            if let place = declared[name] { throw GenerationError("\(name) is a type already, in \(place).") }
        }
    }

    private func checkCommands(_ noun: Noun) throws {
        for command in [noun.command, noun.pluralCommand] {
            if let place = try place(ofCommand: command) {
                throw GenerationError("‘\(command)’ is a command already, in \(place).")
            }
        }
    }

    private func checkTables(_ noun: Noun) throws {
        for table in [noun.table, noun.table + "_pages"] {
            if let place = try place(ofTable: table) {
                throw GenerationError("There is a table \(table) already, in \(place).")
            }
        }
    }

    /// Refuses a field that would be an option which commands have anyway.
    func checkOptions(of spec: FeatureSpec) throws {
        let fields = spec.repository == .persistent ? spec.fields.map(\.name) : spec.isCollection ? spec.filters : []
        let taken = try options()
        for field in fields where field != spec.title?.name {
            let option = Noun.words(of: field).joined(separator: "-")
            if taken.contains(option) {
                throw GenerationError(
                    "‘\(field)’ would be --\(option), which is an option already.",
                    advice: "Call the field something else, or leave it out of the filters.")
            }
        }
    }

    /// The options that commands share, as the app, the printers and the terminal declare them.
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

    /// The types that a feature of that name may come to have.
    private func names(followingFrom noun: Noun) -> [String] {
        let one = [
            "", "Feature", "Container", "Error", "DTO", "Mapper", "DTOMapper", "Repository", "RepositoryContract",
            "Dependencies",
            "Command", "LocalDataSourceContract", "MemoryDataSource", "SQLiteDataSource",
        ]
        let many = ["", "Filter", "FilterOptions", "PageRepository", "Command", "ListCommand", "SearchCommand"]
        return one.map { noun.type + $0 } + many.map { noun.pluralType + $0 }
    }

    /// The types that another module sees, each with its file.
    private func declarations() throws -> [String: String] {
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

    /// The file that has a command of that name.
    private func place(ofCommand name: String) throws -> String? {
        if name == "help" { return "Libraries/Terminal" }
        return try sources.first { path in
            try project.text(of: path)?.split(separator: "\n").contains { line in
                let line = line.drop { $0 == " " }
                return line == "\"\(name)\"," || line.contains("Command(\"\(name)\"")
            } == true
        }
    }

    /// The file that makes a table of that name.
    private func place(ofTable name: String) throws -> String? {
        try sources.first { path in
            let text = try project.text(of: path) ?? ""
            return text.hasWord("CREATE TABLE \(name)") || text.hasWord("table = \"\(name)\"")
        }
    }

    /// What stands behind `Challenge` in the names of targets, and may not come a second time.
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
