internal import ChallengeTerminal

/// The files and texts of a feature, made of the templates.
struct Blueprint {
    static let folder = "Libraries/Generation/Templates"

    let project: Project
    let spec: FeatureSpec

    /// Returns the texts of the files by their paths.
    func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for (path, values) in try templates() where !path.hasSuffix(Self.strings) {
            let place = path.split(separator: "/").drop { !["Sources", "Tests", "README.md"].contains($0) }
            let name = try Template(place.joined(separator: "/")).rendered(with: values)
            files["\(spec.folder)/\(name)"] = try text(path, values)
        }
        return files
    }

    /// Returns the texts of the strings catalog that the files use.
    func phrases() throws -> [Phrase] {
        try templates().filter { $0.path.hasSuffix(Self.strings) }.flatMap { path, values in
            try text(path, values).split(separator: "\n").map { try Phrase(line: $0) }
        }
    }

    private static let strings = "/strings"

    private func text(_ path: String, _ values: Template.Values) throws -> String {
        try Template(try project.text(of: path) ?? "").rendered(with: values)
    }

    /// Returns the paths of the templates with the values for them.
    private func templates() throws -> [(path: String, values: Template.Values)] {
        let words = Catalog(try project.text(of: SharedFiles.catalog) ?? "").spanishWords
        let present = FeatureSpec.Wiring(kind: spec.kind ?? .cached, local: spec.local, useCases: spec.useCases)
        let own = spec.values(present, spanish: words)
        let wired = spec.values(spec.wiring ?? present, spanish: words)
        return (folders.map { ($0, own) } + wiringFolders.map { ("Feature/" + $0, wired) }).flatMap { folder, values in
            project.files(below: "\(Self.folder)/\(folder)").map { ($0, values) }
        }
    }

    /// The folders of the data sources, the repository and the use cases.
    private var folders: [String] {
        let local = spec.local.map { ["Shared", "Local", $0.rawValue.capitalizedFirst] } ?? []
        let sources = (spec.path == nil ? local : ["Shared", "Remote"]).map { "DataSource/" + $0 }
        guard let kind = spec.kind else { return sources }
        return sources + (["Shared"] + kind.folders).map { "Repository/" + $0 }
            + spec.useCases.map { "UseCase/\($0.rawValue)/\(kind.isLocal ? kind.folders[0] : kind.folders[1])" }
    }

    /// The folders of the feature's entry point, container and commands.
    private var wiringFolders: [String] {
        switch spec.wiring?.kind {
        case nil: ["NoCommands", "Empty"]
        case .memory: ["NoCommands", "Memory"]
        case .persistent: ["Records", "Persistent"]
        case let kind?: ["Records"] + kind.folders
        }
    }
}

extension FeatureSpec.Kind {
    /// The folders from the general one to that of the kind.
    fileprivate var folders: [String] {
        switch self {
        case .cached: ["Collection", "Cached"]
        case .localFirst, .remoteFirst: ["Collection", "OnePolicy", "FixedPolicy"]
        case .remote: ["Collection", "OnePolicy", "Remote"]
        case .memory, .persistent: ["Local", rawValue.capitalizedFirst]
        }
    }
}

extension String { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
