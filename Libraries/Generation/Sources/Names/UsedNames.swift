/// The names that a project uses, with the files that declare them.
struct UsedNames: Sendable {
    /// The folders of the libraries and features.
    let modules: [String]
    /// The names of all targets without the prefix `Challenge`.
    let targets: Set<String>
    /// The path of the file of each public type.
    private(set) var types: [String: String] = [:]
    /// The path of the file of each command of the program and of its aliases.
    private(set) var commands = ["help": "Libraries/Terminal"]
    /// The path of the file that creates each table.
    private(set) var tables: [String: String] = [:]

    /// - Parameter feature: The feature whose own names are left out.
    init(in project: Project, except feature: String? = nil) throws {
        modules = ["Libraries", "Features"].flatMap(project.names).filter { $0 != feature }
        let manifest = try project.text(of: ManifestEdit.path) ?? ""
        let tests = manifest.split(separator: "tests(\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        targets = Set(tests + modules.flatMap { [$0, $0 + "Tests", $0 + "Mocks"] } + ["TestSupport"])
            .subtracting(feature.map { [$0] } ?? [])

        for path in ["Libraries", "Features", "App"].flatMap(project.files)
        where path.hasSuffix(".swift") && (path.contains("/Sources/") || path.hasPrefix("App/")) {
            if let feature, path.hasPrefix("Features/\(feature)/") { continue }
            let text = try project.text(of: path) ?? ""
            for name in Self.publicTypes(in: text) where types[name] == nil { types[name] = path }
            for name in Self.commands(in: text) where commands[name] == nil { commands[name] = path }
            for name in Self.tables(in: text) where tables[name] == nil { tables[name] = path }
        }
    }

    private static func publicTypes(in text: String) -> [String] {
        let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
        return text.split(separator: "\n").filter { $0.hasPrefix("public ") }.compactMap { line in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            guard let index = words.firstIndex(where: kinds.contains), index + 1 < words.count else { return nil }
            return String(words[index + 1])
        }
    }

    /// Returns the names and aliases of the commands of the program.
    ///
    /// A feature may have the name of a subcommand.
    private static func commands(in text: String) -> [String] {
        names(in: text, after: "CommandEntry(", until: ")") + names(in: text, after: " Command(", until: "onDemand:")
    }

    /// Returns the string literals between two texts.
    private static func names(in text: String, after opening: String, until ending: String) -> [String] {
        text.split(separator: opening).dropFirst().flatMap { declaration -> [String] in
            guard let end = declaration.firstRange(of: ending) else { return [] }
            let parts = declaration[..<end.lowerBound].split(separator: "\"", omittingEmptySubsequences: false)
            return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
        }
    }

    private static func tables(in text: String) -> [String] {
        ["CREATE TABLE ", "table = \""].flatMap { opening in
            text.ranges(of: opening).map { range in
                String(text[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            }
        }
    }
}
