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
    static func all(of spec: FeatureSpec) -> [SharedEntry] {
        let name = spec.name
        let declaration = SharedEntry(
            path: SharedFiles.manifest, text: spec.moduleDeclaration, beginning: "( *feature\\(\\s*\"\(name)\")"
        ) { $0.start(of: "    app(\n        \"challenge\",") }
        guard spec.isInApp else { return [declaration] }
        let challenge = "        \"challenge\", folder: \"Challenge\",\n        uses: [\n"
        return [
            declaration,
            SharedEntry(
                path: SharedFiles.manifest, text: "            \"\(name)\",\n",
                beginning: "folder: \"Challenge\"[^\\]]*?\\n?( *\"\(name)\")"
            ) { $0.firstRange(of: challenge)?.upperBound },
            SharedEntry(
                path: SharedFiles.app, text: "import Challenge\(name)\n", beginning: "(import Challenge\(name)\\n)"
            ) { text in
                let imports = text.ranges(of: #/import Challenge\w+\n/#)
                let next = imports.first { text[$0] > "import Challenge\(name)\n" }
                return next?.lowerBound ?? imports.last?.upperBound
            },
            SharedEntry(
                path: SharedFiles.app, text: "            \(spec.commands),\n",
                beginning: "( *Command\\.all\\(\\s*of: \(name)Feature\\b)"
            ) { $0.start(of: "            Command.all(of: app.search),") },
        ] + spec.lists
    }
}

extension FeatureSpec {
    fileprivate var moduleDeclaration: String {
        let isOfUser = store != nil
        var uses = ["Core", "JSON", "Collections"]
        if isOfUser { uses.append("Persistence") }
        uses += ["Repository", "Resources"] + (isOfUser ? [] : ["APIs"]) + ["Terminal"]
        let testsUse =
            isOfUser
            ? [["CoreMocks", "TerminalMocks", "TestSupport"]]
            : [
                ["CollectionsMocks", "CoreMocks", "Networking", "NetworkingMocks", "Persistence", "RepositoryMocks"],
                ["TerminalMocks"],
            ]
        func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
        return """
                feature(
                    "\(name)",
                    uses: [\(list(uses))],
                    testsUse: [
                        \(testsUse.map(list).joined(separator: ",\n            ")),
                    ]),

            """
    }

    /// The expression for the commands of the feature.
    fileprivate var commands: String {
        if store != nil { return "Command.all(of: \(name)Feature(library: app.databases.library))" }
        let always = policy == nil ? "" : ", always: \(name)Feature.cachePolicy"
        let context = "try app.context(\"\(noun.command)\", $0\(always))"
        let line = "Command.all(of: \(name)Feature(collections) { \(context) })"
        if line.count < 108 { return line }
        return """
            Command.all(
                            of: \(name)Feature(collections) {
                                \(context)
                            })
            """
    }

    /// The line of the list of collections, or of the schemas of the library.
    fileprivate var lists: [SharedEntry] {
        if isRemote { return [] }
        let (text, beginning, end) =
            store == nil
            ? ("        \(name)Feature.description,\n", "\(name)Feature\\.description", "    ]\n\n    let tool")
            : (
                "            + \(name)Feature.schemas\n", "\\+ \(name)Feature\\.schemas",
                "        let app = AppResources("
            )
        return [SharedEntry(path: SharedFiles.app, text: text, beginning: "( *\(beginning))") { $0.start(of: end) }]
    }
}

extension String {
    fileprivate func start(of text: String) -> String.Index? { firstRange(of: text)?.lowerBound }
}
