internal import ChallengeCore
internal import ChallengeTerminal

/// The files of a feature, rendered from the template groups that the specification needs.
///
/// A template group is a folder in `Templates`.
struct Blueprint {
    static let folder = "Libraries/Generation/Templates"

    let project: Project
    /// The Spanish names of fields, by their English names.
    let spanish: [String: String]

    /// Returns the unformatted files of the feature, by path.
    func files(of spec: FeatureSpec) throws -> [String: String] {
        let values = spec.values(spanish: spanish)
        return try templates(of: spec, values).mapValues { template in
            try rendered(try project.text(of: template) ?? "", values, in: template)
        }
    }

    /// Returns the path of the template that makes a file, and its line for the line of the file: `path:7`.
    func place(ofLine line: Int, in file: String, of spec: FeatureSpec) throws -> String {
        let values = spec.values(spanish: spanish)
        guard let path = try templates(of: spec, values)[file], let text = try project.text(of: path) else {
            return "\(file):\(line)"
        }
        return "\(path):\(try Template(text).line(making: line, with: values) ?? line)"
    }

    /// Returns the templates of the feature by the paths of the files that they make.
    private func templates(of spec: FeatureSpec, _ values: TemplateValues) throws -> [String: String] {
        var paths: [String: String] = [:]
        for group in Self.groups(of: spec) {
            let folder = "\(Self.folder)/\(group)/"
            let templates = project.files(below: String(folder.dropLast())).filter { $0.hasSuffix(".template") }
            if templates.isEmpty { throw GenerationError("No templates found in '\(folder)'.", exitCode: .software) }
            for template in templates {
                let path = try rendered(String(template.dropFirst(folder.count)), values, in: template)
                paths["Features/\(spec.name)/\(path.dropLast(".template\n".count))"] = template
            }
        }
        return paths
    }

    /// Returns the phrases of the strings catalog that the files use.
    func strings(usedIn files: [String: String], of spec: FeatureSpec) throws -> [Phrase] {
        let path = "\(Self.folder)/strings.template"
        guard let template = try project.text(of: path) else {
            throw GenerationError("'\(path)' was not found.", exitCode: .software)
        }
        let text = try rendered(template, spec.values(spanish: spanish), in: path)
        let literals = Set(files.values.flatMap { $0.split(separator: "\"" as Character) })
        var phrases: [Phrase] = []
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " | ").map(String.init)
            guard parts.count == 3 else {
                throw GenerationError(
                    "Invalid line in \(path): '\(line)'", advice: "Use KEY | ENGLISH | SPANISH.", exitCode: .software)
            }
            let isKnown = phrases.contains { $0.key == parts[0] }
            if !isKnown, literals.contains(parts[0][...]) {
                phrases.append(Phrase(key: parts[0], english: parts[1], spanish: parts[2]))
            }
        }
        return phrases.map { spec.markingTranslation(of: $0, spanish) }
    }

    private func rendered(_ text: String, _ values: TemplateValues, in path: String) throws -> String {
        do {
            return try Template(text).rendered(with: values)
        } catch {
            throw GenerationError("\(path):\(error.line): \(error)", exitCode: .software)
        }
    }

    private static func groups(of spec: FeatureSpec) -> [String] {
        let isRemote = spec.sources.remote != nil
        let groups: KeyValuePairs = [
            "Feature": true, "Silent": !spec.hasCommands, "Records": spec.hasCommands, "API": isRemote,
            "Cache": isRemote && spec.sources.persistent && (spec.repository == nil || spec.isCached),
            "Snapshot": isRemote && spec.sources.snapshot == true && (spec.repository == nil || spec.isCached),
            "Kept": spec.isLocalOnly, "KeptPersistent": spec.isLocalOnly && spec.sources.persistent,
            "Collection": spec.isCollection, "CollectionFeature": spec.isCollection && spec.hasCommands,
            "CollectionData": spec.isCollection && !spec.hasCommands,
            "RemoteRepository": spec.isCollection && !spec.isCached,
            "CachedRepository": spec.isCached, "CachedConcurrency": spec.isCached,
            "KeptRepository": spec.isLocalOnly && spec.repository != nil,
            "KeptFeature": spec.repository == .persistent && spec.hasCommands,
            "UseCaseGet": spec.useCases.contains(.get),
            "UseCaseSearch": spec.useCases.contains(.search),
        ]
        return groups.filter(\.value).map(\.key)
    }
}
