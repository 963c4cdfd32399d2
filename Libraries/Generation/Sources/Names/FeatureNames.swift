/// The names that a project has, which another feature may not take.
struct FeatureNames {
    private let project: Project

    init(project: Project) {
        self.project = project
    }

    /// Refuses a name that is none, or that something else has.
    func check(_ noun: Noun) throws {
        for name in [noun.type, noun.pluralType] where !SwiftName.isTypeName(name) {
            throw GenerationError(
                "‘\(name)’ is not the name of a Swift type.", advice: "A feature is called like SpaceShip.")
        }
        guard noun.type != noun.pluralType, noun.command != noun.pluralCommand else {
            throw GenerationError(
                "One \(noun.words) and several are called alike.", advice: "--plural says what several are called.")
        }
        for variable in [noun.variable, noun.pluralVariable] where SwiftName.reservedWords.contains(variable) {
            throw GenerationError("‘\(variable)’ is a word of Swift: no variable can be called that.")
        }
        for name in [noun.type, noun.pluralType] {
            if SwiftName.knownTypes.contains(name) { throw GenerationError("Swift has a type called \(name).") }
            if project.names(in: "Libraries").contains(name) || project.names(in: "Features").contains(name) {
                throw GenerationError("\(name) is a module already.")
            }
        }
        let declared = try declarations()
        for name in names(followingFrom: noun) {
            if let place = declared[name] { throw GenerationError("\(name) is a type already, in \(place).") }
        }
        for command in [noun.command, noun.pluralCommand] {
            if let place = try place(ofCommand: command) {
                throw GenerationError("‘\(command)’ is a command already, in \(place).")
            }
        }
        if let file = project.names(in: "Features").first(where: { $0.lowercased() == noun.type.lowercased() }) {
            throw GenerationError("Features/\(file) is there already.")
        }
    }

    /// The types that a feature of that name may come to have.
    private func names(followingFrom noun: Noun) -> [String] {
        let one = [
            "", "Feature", "Container", "Error", "DTO", "Mapper", "DTOMapper", "Repository", "RepositoryContract",
            "Ports",
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
        try sources.first { path in
            try project.text(of: path)?.split(separator: "\n").contains { line in
                let line = line.drop { $0 == " " }
                return line == "\"\(name)\"," || line.contains("Command(\"\(name)\"")
            } == true
        }
    }

    private var sources: [String] {
        ["Libraries", "Features", "App"].flatMap { project.files(below: $0) }
            .filter { $0.hasSuffix(".swift") && ($0.contains("/Sources/") || $0.hasPrefix("App/")) }
    }
}
