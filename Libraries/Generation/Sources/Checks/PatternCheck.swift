internal import ChallengeCore
internal import ChallengeTerminal

/// Checks the features against the patterns.
struct PatternCheck {
    private let project: Project
    private let catalog: StringsCatalogTexts

    init(project: Project) throws {
        self.project = project
        catalog = StringsCatalogTexts(try project.text(of: StringsCatalogEdit.path) ?? "")
    }

    /// Returns the findings, sorted by feature.
    func findings() throws -> [Finding] {
        let features = project.names(in: "Features")
        if features.isEmpty {
            throw GenerationError("No features found in Features/.", exitCode: .dataError)
        }
        let tree = try SourceTree(root: project.root, folders: ["Features"])
        let libraryTypes = try project.libraryTypes()
        var reported: Set<String> = []
        return try FolderCheck(project: project).findings()
            + features.flatMap { feature in
                let rules =
                    try PatternRules(feature, in: project).all
                    + CompletenessRules(feature, in: project, catalog: catalog).all
                    + [
                        WiringRule(feature, in: project).rule,
                        UnknownTypes(feature: feature, libraryTypes: libraryTypes).rule,
                    ]
                // Two rules can find the same missing file or suite.
                return rules.flatMap { $0.findings(in: tree) }.filter {
                    reported.insert("\($0.path):\($0.line ?? 0): \($0.message)").inserted
                }
            }
    }
}

extension PatternCheck {
    /// Returns the texts that are not translated, which do not fail the check, because the program works without them.
    func untranslatedTexts() throws -> [Finding] {
        try project.names(in: "Features").flatMap { feature in
            try CompletenessRules(feature, in: project, catalog: catalog).translations.findings(
                in: SourceTree(files: []))
        }
    }
}

/// The rules that every feature has to follow.
struct PatternRules {
    private let feature: String
    private let files: Set<String>

    init(_ feature: String, in project: Project) {
        self.feature = feature
        files = Set(project.files(below: "Features/\(feature)"))
    }

    var all: [Rule] {
        [requiredFiles, implementations, creations, presentations, suites, branches, contractSuites]
    }

    private var requiredFiles: Rule {
        let error = "Sources/Domain/Errors/\(feature)Error.swift"
        let pluralError = "Sources/Domain/Errors/\(feature)sError.swift"
        let hasPluralError = files.contains("Features/\(feature)/\(pluralError)")
        // Without a repository, a feature may have no failures of its own.
        let hasRepository = files.contains { $0.contains("/Repositories/") }
        let errors = hasRepository ? [hasPluralError ? pluralError : error] : []
        let required = (["README.md", "Sources/\(feature)Feature.swift"] + errors).map { "Features/\(feature)/\($0)" }
        let missing = required.filter { !files.contains($0) }
        return Rule("every feature has a README and an entry point, and an error if it has a repository", pattern: 8) {
            _ in
            missing.map { Finding(path: $0, message: "file not found") }
        }
    }

    /// The rule that each contract has an implementation.
    ///
    /// Ports are exempt, because the app implements them.
    private var implementations: Rule {
        Rule(
            "a contract has an implementation", pattern: 6,
            in: sources { $0.hasRole("Contract") && $0.folder != "Ports" }
        ) { file, tree in
            tree.files.contains { $0.module == file.module && $0.isSource && $0.implements(file.name) }
                ? [] : [file.finding(line: file.lineOfType, message: "has no implementation")]
        }
    }

    private var creations: Rule {
        Rule("a repository is created", pattern: 6, in: sources { $0.path.contains("/Data/Repositories/") }) {
            file, tree in
            tree.files.contains { $0.module == file.module && $0.isSource && $0.code.containsWord("\(file.name)(") }
                ? [] : [file.finding(line: file.lineOfType, message: "is never created")]
        }
    }

    /// The rule that a command can print each error of the feature.
    private var presentations: Rule {
        Rule("an error has advice and an exit code", pattern: 8, in: sources { $0.path.contains("/Domain/Errors/") }) {
            file, tree in
            let extensions = tree.files.filter { $0.module == file.module && $0.isSource }.flatMap(\.declarations)
                .filter { $0.kind == "extension" && $0.rest.hasSuffix(": PresentableError {") }
            return file.declarations.filter { declaration in
                declaration.isTopLevel && declaration.kind == "enum" && declaration.name.hasSuffix("Error")
                    && !extensions.contains { $0.name == declaration.name }
            }.map { file.finding(line: $0.line, message: "'\($0.name)' does not conform to PresentableError") }
        }
    }

    /// The file name suffixes of the types with logic, which need a test suite.
    private static let testedSuffixes = [
        "Repository", "Mapper", "Error", "UseCase", "SnapshotLine", "Summaries", "DTO+Row",
    ]

    private var suites: Rule {
        Rule(
            "a type with logic has a test suite", pattern: 11,
            in: sources { file in Self.testedSuffixes.contains(where: file.hasRole) }
        ) { file, tree in
            let type = file.name.filter { $0 != "+" }
            let suites = tree.suites(of: file.module)
            let own: [Finding] =
                tree.hasSuite(of: type, in: file.module)
                ? [] : [file.finding(line: file.lineOfType, message: "has no test suite")]
            // A second mapper of the file can be tested in the suite of the first one.
            let others = file.declarations.filter { $0.name != file.name && $0.name.hasSuffix("Mapper") }
            return own
                + others.filter { mapper in !suites.contains { $0.file.code.containsWord(mapper.name) } }.map {
                    file.finding(line: $0.line, message: "'\($0.name)' has no test suite")
                }
        }
    }

    /// The rule that a file with branches has a suite with the name of one of its types.
    ///
    /// Files in the folder `Presentation` itself are exempt, because the suites of the commands test them. Local data
    /// sources are exempt, because a contract suite tests them.
    private var branches: Rule {
        Rule(
            "a type with branches has a test suite", pattern: 11,
            in: sources { !["Ports", "Presentation"].contains($0.folder) && !$0.layer.isEmpty && $0.hasBranches }
        ) { file, tree in
            let types = file.declarations.filter { $0.isTopLevel && $0.isConcreteType }.map(\.name)
            if types.isEmpty || tree.localContracts.contains(where: file.implements) { return [] }
            return types.contains { tree.hasSuite(of: $0, in: file.module) }
                ? [] : [file.finding(line: file.lineOfType, message: "has no test suite")]
        }
    }

    private var contractSuites: Rule {
        Rule("a contract suite tests every local data source", pattern: 11, in: sources { _ in true }) {
            file, tree in
            guard tree.localContracts.contains(where: file.implements) else { return [] }
            let suites = tree.suites(of: file.module).filter { $0.name.hasSuffix("ContractTests") }
            return suites.contains { $0.file.code.containsWord(file.name) }
                ? [] : [file.finding(line: file.lineOfType, message: "is not tested by its contract suite")]
        }
    }

    private func sources(_ condition: @escaping @Sendable (SourceFile) -> Bool) -> Scope {
        let feature = feature
        return Scope { $0.module == feature && $0.isSource && condition($0) }
    }
}

extension SourceTree {
    /// Returns `true` if a suite has the name of the type.
    fileprivate func hasSuite(of type: String, in feature: String) -> Bool {
        suites(of: feature).contains { ["\(type)Tests", "\(type)ContractTests"].contains($0.name) }
    }

    /// The contracts of local data sources.
    fileprivate var localContracts: [String] { files.map(\.name).filter { $0.hasSuffix("LocalDataSourceContract") } }

    /// Returns the test suites of a feature: the structs whose names end in `Tests`, in files with a test.
    func suites(of feature: String) -> [(name: String, file: SourceFile)] {
        files.filter { $0.module == feature && !$0.isSource && $0.code.containsWord("@Test") }.flatMap { file in
            file.declarations.filter { $0.kind == "struct" && $0.name.hasSuffix("Tests") }.map { ($0.name, file) }
        }
    }
}

extension SourceFile {
    var isSource: Bool { folders.count > 2 && folders[2] == "Sources" }

    /// Returns `true` if the name of the file ends in a role such as `Mapper`.
    ///
    /// In a feature `Mapper`, the model and its extensions do not have this role.
    fileprivate func hasRole(_ role: String) -> Bool {
        name.hasSuffix(role) && name != module && !name.hasSuffix("+\(module)")
    }

    /// `true` if the code has an `if`, a `guard` or a `switch`.
    fileprivate var hasBranches: Bool {
        lines.contains { line in !line.isDirective && ["if", "guard", "switch"].contains(where: line.containsWord) }
    }

    /// The line that declares the type with the file's name.
    var lineOfType: Int { declarations.first { $0.name == name }?.line ?? 1 }

    /// Returns `true` if a type in the file conforms to the contract.
    func implements(_ contract: String) -> Bool {
        declarations.contains { declaration in
            guard declaration.isConcreteType, let colon = declaration.rest.firstIndex(of: ":") else { return false }
            return SourceFile.words(of: declaration.rest[colon...]).contains(contract[...])
        }
    }
}
