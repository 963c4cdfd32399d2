internal import ChallengeTerminal

/// Adds a feature to `Package.swift`: its module, and its name in the dependencies of the app if the app uses it.
struct ManifestEdit {
    static let path = "Package.swift"

    let feature: String
    /// The imports before the change, of the generated files and of those in the project.
    let known: [ModuleImports]
    let after: ModuleImports
    /// `false` if the app does not use the feature.
    var isInApp = true
    /// `true` if a hand-edited line is overwritten.
    var isForced = false

    func applied(to text: String) throws -> String {
        guard var modules = ElementList(text, opening: "let modules: [[Target]] = [") else {
            throw missing("let modules")
        }
        let line = Self.line(feature, after)
        if let index = modules.codes.firstIndex(where: { $0.withoutFormatting.hasPrefix("feature(\"\(feature)\"") }) {
            let known = (known + [after]).map { Self.line(feature, $0).withoutFormatting }
            let isKnown = known.contains(modules.elements[index].code.withoutFormatting)
            guard isKnown || isForced else { throw EditConflict() }
            modules.elements[index].code = line
        } else {
            let place = modules.codes.firstIndex { $0.hasPrefix("app(") } ?? modules.elements.endIndex
            modules.elements.insert(.init(line), at: place)
        }
        if !isInApp { return modules.text(onePerLine: true) }
        guard var uses = Self.usesOfApp(in: modules.text(onePerLine: true)) else {
            throw missing(#"app("challenge", uses:"#)
        }
        let name = "\"\(feature)\""
        if !uses.codes.contains(name) {
            uses.elements.insert(.init(name), at: uses.codes.firstIndex { $0 > name } ?? uses.elements.endIndex)
        }
        return uses.text(onePerLine: false)
    }

    /// Returns the list of the modules that the app uses.
    static func usesOfApp(in manifest: String) -> ElementList? {
        ElementList(manifest, opening: "\"challenge\", folder: \"Challenge\",", then: "uses: [")
    }

    static func line(_ feature: String, _ imports: ModuleImports) -> String {
        let uses = imports.uses.map { "\"\($0)\"" }.joined(separator: ", ")
        let tests = imports.testsUse.map { "\"\($0)\"" }.joined(separator: ", ")
        return "feature(\"\(feature)\", uses: [\(uses)]\(tests.isEmpty ? "" : ", testsUse: [\(tests)]"))"
    }

    private func missing(_ anchor: String) -> GenerationError {
        GenerationError(
            "'\(anchor)' was not found in \(Self.path).", advice: "Add the feature to the file by hand.",
            exitCode: .dataError)
    }
}

/// The modules of the project that a feature's files import, for its line in the manifest.
struct ModuleImports: Equatable {
    /// The modules that the sources import.
    let uses: [String]
    /// The modules that only the tests import.
    let testsUse: [String]

    init(files: [String: String], of feature: String) {
        let sources = files.filter { $0.key.contains("/Sources/") }.values.reduce(into: Set<String>()) {
            $0.formUnion(Self.modules(in: $1))
        }
        let all = files.values.reduce(into: Set<String>()) { $0.formUnion(Self.modules(in: $1)) }
        uses = sources.sorted()
        testsUse = all.subtracting(sources).subtracting([feature]).sorted()
    }

    /// Returns the modules of the project that a file imports.
    static func modules(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let name = words.last, words.dropLast().last == "import", name.hasPrefix("Challenge") else {
                return nil
            }
            return String(name.dropFirst("Challenge".count))
        }
    }
}
