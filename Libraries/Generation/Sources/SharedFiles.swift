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
    private struct Insertion {
        let path: String
        let text: String
        /// Returns the place of the text in a file without it.
        let place: (String) -> String.Index?
    }

    /// Returns the shared files with the lines and phrases of the feature.
    func adding(_ spec: FeatureSpec, _ phrases: [Phrase]) throws -> [String: String] {
        var texts = try removing(spec)
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
        for insertion in Self.insertions(of: spec.complete) {
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
        let module = """
                feature(
                    "\(name)",
                    uses: ["Core", "JSON", "Collections", "Repository", "Resources", "RickAndMortyAPI", "Terminal"],
                    testsUse: [
                        "CoreMocks", "Networking", "NetworkingMocks", "Persistence", "RepositoryMocks", "TerminalMocks",
                    ]),

            """
        let declaration = Insertion(path: manifest, text: module) { $0.start(of: "    app(\n        \"challenge\",") }
        guard spec.hasRepository else { return [declaration] }
        let challenge = "        \"challenge\", folder: \"Challenge\",\n        uses: [\n"
        return [
            declaration,
            Insertion(path: manifest, text: "            \"\(name)\",\n") { $0.firstRange(of: challenge)?.upperBound },
            Insertion(path: app, text: "import Challenge\(name)\n") { text in
                let imports = text.ranges(of: #/import Challenge\w+\n/#)
                let next = imports.first { text[$0] > "import Challenge\(name)\n" }
                return next?.lowerBound ?? imports.last?.upperBound
            },
            Insertion(path: app, text: "        \(name)Feature.description,\n") {
                $0.start(of: "    ]\n\n    let tool")
            },
            Insertion(
                path: app,
                text: "            Command.all(of: \(name)Feature { try context(\"\(spec.noun.command)\", $0) }),\n"
            ) {
                $0.start(of: "            Command.all(\n                of: SearchFeature(")
            },
        ]
    }
}

extension FeatureSpec {
    /// The feature with a repository, whose lines are all lines that a feature can have.
    fileprivate var complete: FeatureSpec {
        var spec = self
        spec.hasRepository = true
        return spec
    }
}

extension String {
    fileprivate func start(of text: String) -> String.Index? { firstRange(of: text)?.lowerBound }
}
