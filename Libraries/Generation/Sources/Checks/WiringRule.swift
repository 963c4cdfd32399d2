internal import ChallengeCore

/// The rule that the manifest and the app contain a feature, and that the app uses its members.
///
/// The app need not contain a feature that only has data.
struct WiringRule {
    private let feature: String
    private let manifest: String
    private let app: String
    private let isDataOnly: Bool

    init(_ feature: String, in project: Project) throws {
        self.feature = feature
        manifest = try project.text(of: ManifestEdit.path) ?? ""
        app = try project.text(of: AppContainerEdit.path) ?? ""
        isDataOnly = try FeatureSpec(feature, in: project)?.isDataOnly == true
    }

    var rule: Rule {
        Rule("a feature is in the manifest and in the app", pattern: 2) { tree in
            Self.findings(in: ManifestEdit.path, missing: missingInManifest)
                + Self.findings(in: AppContainerEdit.path, missing: missingInApp(tree))
        }
    }

    private static func findings(in path: String, missing: [String]) -> [Finding] {
        missing.map { Finding(path: path, message: "'\($0)' is missing") }
    }

    private var entry: String { "\(feature)Feature" }

    private var isInApp: Bool { app.containsWord(entry + "(") || app.containsWord(entry + " {") }

    private var missingInManifest: [String] {
        let isModule = manifest.withoutFormatting.contains("feature(\"\(feature)\",uses:")
        let isUsed = !isInApp || ManifestEdit.features(ofAppIn: manifest).contains(feature)
        return isModule && isUsed ? [] : [feature]
    }

    private func missingInApp(_ tree: SourceTree) -> [String] {
        if isDataOnly, !isInApp { return [] }
        let imports = SourceFile(path: AppContainerEdit.path, source: app).imports.map(\.module)
        let module = "Challenge\(feature)"
        let start = isInApp ? imports.contains(module) ? [] : ["import \(module)"] : [entry]
        let members = tree.files.filter { $0.module == feature && $0.name == entry }.flatMap(\.membersForApp)
        return start + members.map { "\(entry).\($0)" }.filter { !uses($0) }
    }

    /// Returns `true` if the app uses the member where the history or a sync needs it.
    private func uses(_ member: String) -> Bool {
        if member.hasSuffix(".historyKind"), let kinds = AppContainerEdit.historyKinds(in: app) {
            return kinds.codes.contains(member)
        }
        if member.hasSuffix(".collection"), let collections = AppContainerEdit.collections(in: app) {
            return collections.codes.contains(member)
        }
        return app.containsWord(member)
    }
}

extension SourceFile {
    /// The names of the constants, and of the function for a sync, that the file declares for the app.
    fileprivate var membersForApp: [String] {
        let constants = code.split(separator: "public static let ").dropFirst().map {
            String($0.prefix(while: \.isLetter))
        }
        return constants.filter { $0 != "commands" }
            + (code.containsWord("public static func collection") ? ["collection"] : [])
    }
}
