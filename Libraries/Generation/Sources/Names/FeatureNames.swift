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
            if let place = try declaration(of: name) {
                throw GenerationError("\(name) is a type already, in \(place).")
            }
            if project.names(in: "Libraries").contains(name) || project.names(in: "Features").contains(name) {
                throw GenerationError("\(name) is a module already.")
            }
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

    private func declaration(of name: String) throws -> String? {
        let kinds = ["struct", "class", "enum", "actor", "protocol", "typealias"]
        return try source { line in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            guard let index = words.firstIndex(where: { kinds.contains(String($0)) }), index + 1 < words.count,
                !line.contains("\"")
            else { return false }
            return words[index + 1] == name && !line.hasPrefix("//")
        }
    }

    /// Whether a command of the tool itself is called that.
    private func place(ofCommand name: String) throws -> String? {
        try source { $0 == "\"\(name)\"," || $0.contains("Command(\"\(name)\"") }
    }

    /// The first file with such a line.
    private func source(where matches: (Substring) -> Bool) throws -> String? {
        for area in ["Libraries", "Features", "App"] {
            for path in project.files(below: area)
            where path.hasSuffix(".swift") && path.contains("/Sources/") || path.hasPrefix("App/") {
                let lines = try project.text(of: path)?.split(separator: "\n") ?? []
                if lines.contains(where: { matches($0.drop { $0 == " " }) }) { return path }
            }
        }
        return nil
    }
}
