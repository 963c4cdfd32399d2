internal import ChallengeTerminal

/// Finds entries of the manifest and of the app whose feature has no folder.
struct FolderCheck {
    let project: Project

    func findings() throws -> [Finding] {
        let manifest = try project.text(of: ManifestEdit.path) ?? ""
        let app = try project.text(of: AppContainerEdit.path) ?? ""
        let folders = Set(project.names(in: "Features"))
        let libraries = Set(Self.names(after: "library(\"", in: manifest.withoutFormatting))
        return Self.findings(in: ManifestEdit.path, of: Self.features(inManifest: manifest), folders, libraries)
            + Self.findings(in: AppContainerEdit.path, of: Self.features(inApp: app), folders, libraries)
    }

    private static func findings(
        in path: String, of names: [String], _ folders: Set<String>, _ libraries: Set<String>
    ) -> [Finding] {
        let missing = Set(names).subtracting(folders).subtracting(libraries)
        return missing.sorted().map { Finding(path: path, message: "Features/\($0) does not exist", pattern: 2) }
    }

    private static func features(inManifest manifest: String) -> [String] {
        names(after: "feature(\"", in: manifest.withoutFormatting)
            + ManifestEdit.features(ofAppIn: manifest).filter { !$0.hasPrefix("challenge") }
    }

    /// Returns the imported modules, because no element of the app builds without its import.
    private static func features(inApp app: String) -> [String] {
        let imports = SourceFile(path: AppContainerEdit.path, source: app).imports.map(\.module)
        return imports.filter { $0.hasPrefix("Challenge") }.map { String($0.dropFirst("Challenge".count)) }
    }

    /// Returns the names that follow the text, up to the closing quote.
    private static func names(after text: String, in code: String) -> [String] {
        code.split(separator: text).dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
}
