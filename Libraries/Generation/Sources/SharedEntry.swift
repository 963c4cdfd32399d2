internal import ChallengeTerminal

/// An entry of a feature in a shared file, such as the declaration of its module in the manifest.
struct SharedEntry {
    let path: String
    /// The entry as the generator writes it.
    let text: String
    /// A pattern whose group matches the beginning of the entry, also if an engineer edited the rest of it.
    let beginning: String
    /// Returns the place of the entry in a file without it.
    let place: (String) -> String.Index?

    /// Returns the file without the entry.
    func removed(from file: String) throws -> String {
        guard let range = try range(in: file) else { return file }
        return String(file[..<range.lowerBound] + file[range.upperBound...])
    }

    /// Returns the file with the entry, which replaces the one of before.
    ///
    /// An edited entry stays as it is if the generator would write the same as before.
    func added(to file: String, insteadOf before: SharedEntry?) throws -> String {
        guard let range = try range(in: file) else {
            guard let place = place(file) else {
                throw CommandError(
                    "'\(path)' has no place for '\(text)'.",
                    advice:
                        "Compare the file with its first version; the generator looks for the lines around the place.")
            }
            return file[..<place] + text + file[place...]
        }
        if text == before?.text { return file }
        guard [before?.text, text].contains(String(file[range])) else {
            throw CommandError(
                "An entry in '\(path)' was edited: \(file[range])", advice: "Write this one in its place: \(text)")
        }
        return file[..<range.lowerBound] + text + file[range.upperBound...]
    }

    /// Returns the range of the entry: from its beginning to the comma or the end of the line outside of brackets.
    private func range(in file: String) throws -> Range<String.Index>? {
        guard let start = try file.firstMatch(of: Regex(beginning))?.output[1].range?.lowerBound else { return nil }
        var depth = 0
        var end = start
        while end < file.endIndex, depth > 0 || ![",", "\n"].contains(file[end]) {
            depth += "([{".contains(file[end]) ? 1 : ")]}".contains(file[end]) ? -1 : 0
            file.formIndex(after: &end)
        }
        for mark in [",", "\n"] where file[end...].hasPrefix(mark) { file.formIndex(after: &end) }
        return start..<end
    }
}

extension SharedEntry {
    /// Returns the entries of a feature: the declaration of its module, and after the wiring those in the app.
    static func all(of spec: FeatureSpec) -> [SharedEntry] {
        let name = spec.name
        let declaration = SharedEntry(
            path: SharedFiles.manifest, text: declaration(of: name), beginning: "( *feature\\(\\s*\"\(name)\")"
        ) { $0.start(of: "    app(\n        \"challenge\",") }
        guard let kind = spec.wiring?.kind, kind != .memory else { return [declaration] }
        let challenge = "        \"challenge\", folder: \"Challenge\",\n        uses: [\n"
        let used = SharedEntry(
            path: SharedFiles.manifest, text: "            \"\(name)\",\n",
            beginning: "folder: \"Challenge\"[^\\]]*?\\n?( *\"\(name)\")"
        ) { $0.firstRange(of: challenge)?.upperBound }
        let imported = SharedEntry(
            path: SharedFiles.app, text: "import Challenge\(name)\n", beginning: "(import Challenge\(name)\\n)"
        ) { text in
            let imports = text.ranges(of: #/import Challenge\w+\n/#)
            let next = imports.first { text[$0] > "import Challenge\(name)\n" }
            return next?.lowerBound ?? imports.last?.upperBound
        }
        let commands = SharedEntry(
            path: SharedFiles.app, text: "            \(spec.commands(kind)),\n",
            beginning: "( *Command\\.all\\(\\s*of: \(name)Feature\\b)"
        ) { $0.start(of: "            Command.all(of: app.search),") }
        let schemas = SharedEntry(
            path: SharedFiles.app, text: "            + \(name)Feature.schemas\n",
            beginning: "( *\\+ \(name)Feature\\.schemas)"
        ) { $0.start(of: "        let app = AppResources(") }
        let description = SharedEntry(
            path: SharedFiles.app, text: "        \(name)Feature.description,\n",
            beginning: "( *\(name)Feature\\.description)"
        ) { $0.start(of: "    ]\n\n    let tool") }
        return [declaration, used, imported, commands] + (kind == .persistent ? [schemas] : [])
            + (kind.isInCollections ? [description] : [])
    }

    private static func declaration(of name: String) -> String {
        """
            feature(
                "\(name)",
                uses: ["Core", "JSON", "Persistence", "Collections", "Repository", "Resources", "APIs", "Terminal"],
                testsUse: [
                    "CollectionsMocks", "CoreMocks", "Networking", "NetworkingMocks", "RepositoryMocks", "TerminalMocks",
                    "TestSupport",
                ]),

        """
    }
}

extension FeatureSpec {
    /// Returns the expression for the commands of the feature.
    fileprivate func commands(_ kind: Kind) -> String {
        if kind == .persistent { return "Command.all(of: \(name)Feature(library: app.databases.library))" }
        let always = kind == .cached ? "" : ", always: \(name)Feature.cachePolicy"
        return """
            Command.all(
                            of: \(name)Feature(collections) {
                                try app.context("\(noun.command)", $0\(always))
                            })
            """
    }
}

extension String { fileprivate func start(of text: String) -> String.Index? { firstRange(of: text)?.lowerBound } }
