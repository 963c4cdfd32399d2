internal import ChallengeTerminal

/// The lines of a feature in the files that all features share.
///
/// Adding and removing them changes no other byte.
struct SharedFiles {
    static let manifest = "Package.swift"
    static let app = "App/Challenge/AppContainer.swift"
    static let catalog = "Libraries/Resources/Assets/Localizable.xcstrings"

    let project: Project

    /// A text that is inserted before another one.
    fileprivate struct Insertion {
        let path: String
        let text: String
        /// Returns the place of the text in a file without it.
        let place: (String) -> String.Index?
    }

    /// Returns the shared files with the lines and phrases of the feature, in place of those of an earlier specification.
    func adding(_ spec: FeatureSpec, _ phrases: [Phrase], insteadOf before: FeatureSpec?) throws -> [String: String] {
        var texts = try removing(before ?? spec)
        for insertion in Self.insertions(of: spec) {
            guard let text = texts[insertion.path], let place = insertion.place(text) else {
                throw GenerationError(
                    "'\(insertion.path)' has no place for '\(insertion.text)'.",
                    advice:
                        "Compare the file with its first version; the generator looks for the lines around the place.")
            }
            texts[insertion.path] = text[..<place] + insertion.text + text[place...]
        }
        texts[Self.catalog] = Catalog(texts[Self.catalog] ?? "").adding(phrases).text
        return texts
    }

    /// Returns the shared files without the lines and the texts of the feature.
    func removing(_ spec: FeatureSpec) throws -> [String: String] {
        var texts: [String: String] = [:]
        for path in [Self.manifest, Self.app, Self.catalog] {
            guard let text = try project.text(of: path) else {
                throw GenerationError("'\(path)' was not found.", exitCode: .notFound)
            }
            texts[path] = text
        }
        for insertion in Self.insertions(of: spec) {
            texts[insertion.path] = texts[insertion.path]?.replacing(insertion.text, with: "")
        }
        let kind = spec.noun.command
        texts[Self.catalog] =
            Catalog(texts[Self.catalog] ?? "").removing { key in
                key.hasPrefix("\(kind).") || key.hasPrefix("\(kind)Error.")
            }.text
        return texts
    }

    private static func insertions(of spec: FeatureSpec) -> [Insertion] {
        let name = spec.name
        let declaration = Insertion(path: manifest, text: spec.moduleDeclaration) {
            $0.start(of: "    app(\n        \"challenge\",")
        }
        guard spec.isInApp else { return [declaration] }
        let challenge = "        \"challenge\", folder: \"Challenge\",\n        uses: [\n"
        return [
            declaration,
            Insertion(path: manifest, text: "            \"\(name)\",\n") { $0.firstRange(of: challenge)?.upperBound },
            Insertion(path: app, text: "import Challenge\(name)\n") { text in
                let imports = text.ranges(of: #/import Challenge\w+\n/#)
                let next = imports.first { text[$0] > "import Challenge\(name)\n" }
                return next?.lowerBound ?? imports.last?.upperBound
            },
            Insertion(path: app, text: "            \(spec.commands),\n") {
                $0.start(of: "            Command.all(\n                of: SearchFeature(")
            },
        ] + spec.lists
    }
}

extension FeatureSpec {
    fileprivate var moduleDeclaration: String {
        let isOfUser = store != nil
        var uses = ["Core", "JSON", "Collections"]
        if isOfUser { uses.append("Persistence") }
        uses += ["Repository", "Resources"] + (isOfUser ? [] : ["RickAndMortyAPI"]) + ["Terminal"]
        let testsUse =
            isOfUser
            ? ["CoreMocks", "TerminalMocks", "TestSupport"]
            : ["CoreMocks", "Networking", "NetworkingMocks", "Persistence", "RepositoryMocks", "TerminalMocks"]
        return """
                feature(
                    "\(name)",
                    uses: [\(uses.map { "\"\($0)\"" }.joined(separator: ", "))],
                    testsUse: [
                        \(testsUse.map { "\"\($0)\"" }.joined(separator: ", ")),
                    ]),

            """
    }

    /// The expression for the commands of the feature.
    fileprivate var commands: String {
        if store != nil { return "Command.all(of: \(name)Feature(library: library))" }
        let always = isRemote ? ", always: .noCache" : policy == nil ? "" : ", always: \(name)Feature.cachePolicy"
        return "Command.all(of: \(name)Feature { try context(\"\(noun.command)\", $0\(always)) })"
    }

    /// The line of the list of collections, or of the schemas of the library.
    fileprivate var lists: [SharedFiles.Insertion] {
        if isRemote { return [] }
        let (text, end) =
            store == nil
            ? ("        \(name)Feature.description,\n", "    ]\n\n    let tool")
            : ("            + \(name)Feature.schemas\n", "        let databases = Databases(")
        return [SharedFiles.Insertion(path: SharedFiles.app, text: text) { $0.start(of: end) }]
    }
}

extension String {
    fileprivate func start(of text: String) -> String.Index? { firstRange(of: text)?.lowerBound }
}
