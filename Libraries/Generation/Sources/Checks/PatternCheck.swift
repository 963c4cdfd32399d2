internal import ChallengeTerminal

/// Checks the features against the patterns.
struct PatternCheck {
    let project: Project

    /// Returns the findings feature by feature.
    func findings() throws -> [Finding] {
        let features = project.names(in: "Features")
        if features.isEmpty {
            throw GenerationError("There are no features here to be checked.", exitCode: .dataError)
        }
        let tree = try SourceTree(root: project.root, folders: ["Features"])
        return try features.flatMap { feature in
            _ = try FeatureSpec(feature, in: project)
            return try PatternRules(feature, in: project).all.flatMap { $0.findings(in: tree) }
        }
    }
}

/// The rules that the patterns make for a feature.
struct PatternRules {
    private let feature: String
    private let files: Set<String>
    private let catalog: String
    private let manifest: String
    private let app: String

    init(_ feature: String, in project: Project) throws {
        self.feature = feature
        files = Set(project.files(below: "Features/\(feature)"))
        catalog = try project.text(of: StringsCatalogEdit.path) ?? ""
        manifest = try project.text(of: ManifestEdit.path) ?? ""
        app = try project.text(of: AppContainerEdit.path) ?? ""
    }

    var all: [Rule] { [requiredFiles, implementations, uses, suites, contractSuites, texts, wiring] }

    private var requiredFiles: Rule {
        let error = "Sources/Domain/Errors/\(feature)Error.swift"
        let pluralError = "Sources/Domain/Errors/\(feature)sError.swift"
        let hasPluralError = files.contains("Features/\(feature)/\(pluralError)")
        let required = ["README.md", "Sources/\(feature)Feature.swift", hasPluralError ? pluralError : error]
            .map { "Features/\(feature)/\($0)" }
        let missing = required.filter { !files.contains($0) }
        return Rule("every feature has a README, an entry and an error") { _ in
            missing.map { Finding(path: $0, message: "every feature has one") }
        }
    }

    /// A contract is implemented in the feature; a port is implemented in the app.
    private var implementations: Rule {
        Rule(
            "a contract is implemented", in: sources { $0.name.hasSuffix("Contract") && $0.folder != "Ports" }
        ) { file, tree in
            tree.files.contains { $0.module == file.module && $0.isSource && $0.implements(file.name) }
                ? [] : [file.finding(line: file.lineOfType, message: "nothing implements it")]
        }
    }

    private var uses: Rule {
        Rule("a repository is built", in: sources { $0.path.contains("/Data/Repositories/") }) { file, tree in
            tree.files.contains { $0.module == file.module && $0.isSource && $0.code.hasWord("\(file.name)(") }
                ? [] : [file.finding(line: file.lineOfType, message: "nothing builds it")]
        }
    }

    /// The ends of the names of files whose type decides something.
    private static let tested = ["Repository", "Mapper", "Error", "UseCase", "SnapshotLine", "DTO+Row"]

    private var suites: Rule {
        Rule(
            "a type that decides something has a suite",
            in: sources { file in Self.tested.contains(where: file.name.hasSuffix) }
        ) { file, tree in
            let type = file.name.filter { $0 != "+" }
            return tree.suites(of: file.module).contains { ["\(type)Tests", "\(type)ContractTests"].contains($0.name) }
                ? [] : [file.finding(line: file.lineOfType, message: "has no suite of its own")]
        }
    }

    private var contractSuites: Rule {
        Rule("an implementation of a local data source is in the suite of the contract", in: sources { _ in true }) {
            file, tree in
            let contracts = tree.files.map(\.name).filter { $0.hasSuffix("LocalDataSourceContract") }
            guard contracts.contains(where: file.implements) else { return [] }
            let suites = tree.suites(of: file.module).filter { $0.name.hasSuffix("ContractTests") }
            return suites.contains { $0.file.code.hasWord(file.name) }
                ? [] : [file.finding(line: file.lineOfType, message: "is not in the suite of its contract")]
        }
    }

    private var texts: Rule {
        let catalog = catalog
        return Rule("the catalog has the texts of errors", in: sources { $0.path.contains("/Domain/Errors/") }) {
            file, _ in
            file.source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
                line.split(separator: "\".localized(").dropLast().compactMap { $0.split(separator: "\"").last }
                    .filter { !catalog.contains("\"\($0)\" : {") }
                    .map { file.finding(line: index + 1, message: "the catalog has no ‘\($0)’") }
            }
        }
    }

    /// The feature is in the manifest and in the app, and so are its tables.
    private var wiring: Rule {
        let (feature, manifest, app) = (feature, manifest, app)
        return Rule("a feature is part of the app") { tree in
            let entry = "\(feature)Feature"
            let tables = tree.files.filter { $0.module == feature && $0.name == entry }.flatMap { file in
                file.code.split(separator: "public static let ").dropFirst().map {
                    "\(entry).\($0.prefix(while: \.isLetter))"
                }
            }
            let isInApp = app.hasWord(entry + "(") || app.hasWord(entry + " {")
            let missing = (isInApp ? [] : [entry]) + tables.filter { !app.hasWord($0) }
            return
                (manifest.withoutFormatting.contains("feature(\"\(feature)\",uses:")
                ? [] : [Finding(path: ManifestEdit.path, message: "has no \(feature)")])
                + missing.map { Finding(path: AppContainerEdit.path, message: "has no \($0)") }
        }
    }

    private func sources(_ holds: @escaping @Sendable (SourceFile) -> Bool) -> Scope {
        let feature = feature
        return Scope { $0.module == feature && $0.isSource && holds($0) }
    }
}

extension SourceTree {
    /// The types of a feature's tests whose name says that they are a suite.
    fileprivate func suites(of feature: String) -> [(name: String, file: SourceFile)] {
        files.filter { $0.module == feature && !$0.isSource }.flatMap { file in
            file.declarations.filter { $0.kind == "struct" && $0.name.hasSuffix("Tests") }.map { ($0.name, file) }
        }
    }
}

extension SourceFile {
    fileprivate var isSource: Bool { folders.count > 2 && folders[2] == "Sources" }

    /// The line of the type after which the file is named.
    fileprivate var lineOfType: Int { declarations.first { $0.name == name }?.line ?? 1 }

    /// Returns `true` if a type in the file conforms to the contract.
    fileprivate func implements(_ contract: String) -> Bool {
        declarations.contains { declaration in
            guard ["struct", "actor", "class"].contains(declaration.kind),
                let colon = declaration.rest.firstIndex(of: ":")
            else { return false }
            return SourceFile.words(of: declaration.rest[colon...]).contains(contract[...])
        }
    }
}
