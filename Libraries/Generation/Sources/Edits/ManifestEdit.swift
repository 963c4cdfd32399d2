internal import ChallengeTerminal

/// Puts a feature into `Package.swift`: a line of its own, and its name among what the program uses.
struct ManifestEdit {
    static let path = "Package.swift"

    let feature: String
    let before: ModuleImports?
    let after: ModuleImports
    /// Whether what a person made of its line is written over.
    var isForced = false

    func applied(to text: String) throws -> String {
        var source = ElementList(text, opening: "let modules: [[Target]] = [")
        guard var modules = source else { throw missing("let modules") }
        let line = Self.line(feature, after)
        if let index = modules.codes.firstIndex(where: { $0.withoutFormatting.hasPrefix("feature(\"\(feature)\"") }) {
            let known = [before, after].compactMap { $0.map { Self.line(feature, $0).withoutFormatting } }
            let isKnown = known.contains(modules.elements[index].code.withoutFormatting)
            guard isKnown || isForced else { throw EditConflict() }
            modules.elements[index].code = line
        } else {
            let place = modules.codes.firstIndex { $0.hasPrefix("app(") } ?? modules.elements.endIndex
            modules.elements.insert(.init(line), at: place)
        }
        source = ElementList(
            modules.text(linewise: true), opening: "\"challenge\", folder: \"Challenge\",", then: "uses: [")
        guard var uses = source else { throw missing("uses of challenge") }
        let name = "\"\(feature)\""
        if !uses.codes.contains(name) {
            uses.elements.insert(.init(name), at: uses.codes.firstIndex { $0 > name } ?? uses.elements.endIndex)
        }
        return uses.text(linewise: false)
    }

    private static func line(_ feature: String, _ imports: ModuleImports) -> String {
        let uses = imports.uses.map { "\"\($0)\"" }.joined(separator: ", ")
        let tests = imports.testsUse.map { "\"\($0)\"" }.joined(separator: ", ")
        return "feature(\"\(feature)\", uses: [\(uses)]\(tests.isEmpty ? "" : ", testsUse: [\(tests)]"))"
    }

    private func missing(_ what: String) -> GenerationError {
        GenerationError("\(Self.path): \(what) was not found.", exitCode: .dataError)
    }
}

/// Which modules of the project a feature's files import: what its line in the manifest has to name.
struct ModuleImports: Equatable {
    /// Those of the sources.
    let uses: [String]
    /// Those that only the tests need.
    let testsUse: [String]

    init(files: [String: String], of feature: String) {
        let sources = files.filter { $0.key.contains("/Sources/") }.values.reduce(into: Set<String>()) {
            $0.formUnion(Self.modules(in: $1))
        }
        let all = files.values.reduce(into: Set<String>()) { $0.formUnion(Self.modules(in: $1)) }
        uses = sources.sorted()
        testsUse = all.subtracting(sources).subtracting([feature]).sorted()
    }

    private static func modules(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let name = words.last, words.dropLast().last == "import", name.hasPrefix("Challenge") else {
                return nil
            }
            return String(name.dropFirst("Challenge".count))
        }
    }
}
