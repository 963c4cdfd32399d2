internal import ChallengeCore
internal import ChallengeTerminal

/// The rules about parts that a feature lacks: types, mocks, suites, rows and texts.
struct CompletenessRules {
    private let project: Project
    private let feature: String
    private let catalog: StringsCatalogTexts
    private let app: String
    private let spec: FeatureSpec?
    private let isDataOnly: Bool
    /// The paths of the generated files that do not exist.
    private let missingFiles: [String]

    init(_ feature: String, in project: Project, catalog: StringsCatalogTexts) throws {
        self.project = project
        self.feature = feature
        self.catalog = catalog
        app = try project.text(of: AppContainerEdit.path) ?? ""
        spec = try FeatureSpec(feature, in: project)
        isDataOnly = spec?.isDataOnly == true
        let paths = try spec.map { try Self.generatedPaths(of: $0, in: project) } ?? []
        let files = Set(project.files(below: "Features/\(feature)"))
        missingFiles = paths.filter { !files.contains($0) }
    }

    /// Returns the paths that the feature's record lists, or those of the templates if it has no record.
    private static func generatedPaths(of spec: FeatureSpec, in project: Project) throws -> [String] {
        if let record = try GeneratedRecord(of: spec.name, in: project) { return record.files.keys.sorted() }
        return try Blueprint(project: project, spanish: [:]).files(of: spec).keys.sorted()
    }

    var all: [Rule] {
        [
            generatedFiles, specification, links, parts, rows, unusedTypes, mocks, commandSuites, texts,
        ]
    }

    private var generatedFiles: Rule {
        let missing = missingFiles
        return Rule("the generated files of a feature exist", pattern: 13) { _ in
            missing.map { Finding(path: $0, message: "file not found") }
        }
    }

    /// The rule that a generated feature has its `generated.json`, which the next command reads.
    private var specification: Rule {
        let (feature, element, spec) = (feature, element, spec)
        return Rule("a generated feature has its specification", pattern: 13) { _ in
            guard spec == nil, let element,
                Self.generatedElements(of: feature).contains(element)
                    || element.contains("related:\(feature)RelatedNames(")
            else { return [] }
            return [Finding(path: FeatureSpec.path(of: feature), message: "file not found")]
        }
    }

    /// The element of the feature in the app, without white space.
    private var element: String? {
        AppContainerEdit.features(in: app)?.codes
            .first { AppContainerEdit.feature(ofElement: $0) == feature }?.withoutFormatting
    }

    /// The rule that a link leads to an existing feature.
    ///
    /// The compiler finds such errors, too, but only when the project is built.
    private var links: Rule {
        let (element, spec, project) = (element ?? "", spec, project)
        return Rule("a link leads to a feature, with which the app looks up names", pattern: 2) { _ in
            guard let spec else { return [] }
            let missing = spec.related.filter { field in
                !["(", ","].contains { element.contains("\($0)\(field.name):") }
            }
            return FeatureLinks(project: project, before: nil, after: spec).findings
                + missing.map {
                    Finding(
                        path: AppContainerEdit.path,
                        message: "'\($0.name)' of '\(spec.name)RelatedNames' is missing")
                }
        }
    }

    private static func generatedElements(of feature: String) -> [String] {
        let kinds: [RepositoryKind?] = [nil, .remote, .persistent]
        return kinds.map { kind in
            var spec = FeatureSpec(
                name: feature, plural: feature + "s", spanish: SpanishNoun(one: "", many: ""), fields: [], filters: [])
            spec.repository = kind
            return AppContainerEdit.element(of: spec).withoutFormatting
        }
    }

    /// The parts of a feature that loads items from an API, each with the folder and the end of a file's name.
    private static let collectionParts = [
        ("a DTO", "Data/DTOs", "DTO"), ("a mapper", "Data/Mappers", "Mapper"),
        ("a filter", "Domain/Models", "Filter"), ("a repository", "Data/Repositories", "Repository"),
        ("a command", "Presentation", "Command"), ("a list command", "Presentation", "ListCommand"),
        ("a search command", "Presentation", "SearchCommand"), ("texts of its error", "Presentation", "+Presentable"),
    ]

    /// The rule that a collection is complete.
    ///
    /// A collection is a feature with a remote data source and a repository.
    private var parts: Rule {
        let (feature, isDataOnly) = (feature, isDataOnly)
        return Rule("a collection has all its parts, and a feature with repositories a container", pattern: 6) { tree in
            let files = tree.files.filter { $0.module == feature && $0.isSource }
            let has = { (folder: String, end: String) in
                files.contains { $0.path.contains("/Sources/\(folder)/") && $0.name.hasSuffix(end) && !$0.code.isBlank }
            }
            var missing: [String] = []
            if has("Domain/Repositories", "Contract"), has("Data/DataSources/Remote", "") {
                let parts = Self.collectionParts.filter { !isDataOnly || !$0.2.hasSuffix("Command") }
                missing = parts.filter { !has($0.1, $0.2) }.map(\.0)
                let model = files.first { $0.name == feature && $0.path.contains("/Sources/Domain/Models/") }
                if model.map(\.code.isBlank) ?? true { missing.append("a model") }
                let types = files.flatMap(\.declarations).map(\.name)
                if !types.contains(where: { $0.hasSuffix("ErrorMapper") }) { missing.append("an error mapper") }
            }
            let hasContainer = files.contains { $0.name == "\(feature)Container" && !$0.code.isBlank }
            if has("Data/Repositories", ""), !hasContainer { missing.append("a container") }
            return missing.map { Finding(path: "Features/\(feature)", message: "lacks \($0)") }
        }
    }

    private var rows: Rule {
        Rule(
            "a DTO in the cache has its row", pattern: 6,
            in: files { $0.folder == "Local" && $0.name.hasSuffix("LocalDataSource") }
        ) { file, tree in
            let name = file.name.dropLast("LocalDataSource".count) + "DTO"
            let own = tree.files.filter { $0.module == file.module && $0.isSource }
            let hasRow = own.contains { $0.name == "\(name)+Row" && !$0.code.isBlank }
            // A cache in memory has no schemas.
            let isStored = own.contains { $0.name == "\(file.module)Feature" && $0.code.containsWord("schemas") }
            return hasRow || !isStored ? [] : [file.finding(line: file.lineOfType, message: "'\(name)+Row' is missing")]
        }
    }

    /// Returns the name suffixes of types that the feature itself has to create.
    ///
    /// Only a feature with commands creates its container, and its data source in the library.
    private static func createdRoles(in files: [SourceFile]) -> [String] {
        ["Command", "Mapper", "UseCase"]
            + (files.contains { $0.name.hasSuffix("Command") } ? ["Container", "SQLiteDataSource"] : [])
    }

    private var unusedTypes: Rule {
        let feature = feature
        return Rule("a type of a feature is used", pattern: 6) { tree in
            let own = tree.files.filter { $0.module == feature && $0.isSource }
            let roles = Self.createdRoles(in: own)
            return own.flatMap { file in
                file.declarations.filter { declaration in
                    declaration.isConcreteType && roles.contains(where: declaration.name.hasSuffix)
                        && !own.contains { $0.mentions(declaration, in: file) }
                }.map { file.finding(line: $0.line, message: "'\($0.name)' is never used") }
            }
        }
    }

    /// The rule that each contract has a mock.
    ///
    /// Contracts of `Domain` are exempt if the feature has a data source in memory.
    private var mocks: Rule {
        Rule("a contract has a mock", pattern: 10, in: files { $0.isSource }) { file, tree in
            let own = tree.files.filter { $0.module == file.module }
            if file.layer == "Domain", own.contains(where: { $0.name.hasSuffix("MemoryDataSource") }) { return [] }
            return file.declarations.filter { $0.kind == "protocol" && $0.name.hasSuffix("Contract") }.filter {
                contract in
                !own.contains { !$0.isSource && $0.implements(contract.name) }
            }.map { file.finding(line: $0.line, message: "'\($0.name)' has no mock") }
        }
    }

    /// The rule that a suite of the commands runs each command.
    private var commandSuites: Rule {
        Rule("a suite runs each command", pattern: 11, in: files { $0.layer == "Presentation" }) { file, tree in
            let suites = tree.suites(of: file.module).filter { $0.name.contains("Command") }
            return file.commands.filter { command in
                !suites.contains { $0.file.runs(command.name) }
            }.map { file.finding(line: $0.line, message: "no suite runs the command '\($0.name)'") }
        }
    }

    private var texts: Rule {
        let (feature, catalog) = (feature, catalog)
        let own = Noun(type: feature).variable
        let prefixes = catalog.prefixes.union([own, own + "Error"])
        return Rule("the strings catalog has the texts in both languages", pattern: 12, in: files { $0.isSource }) {
            file, _ in
            file.keys(startingWith: prefixes).compactMap { key, line in
                let missing = catalog.missingLanguages(of: key)
                if missing.isEmpty { return nil }
                return file.finding(
                    line: line, message: "'\(key)' has no \(missing.joined(separator: " and no ")) text")
            }
        }
    }

    /// The rule that the texts of the feature are translated.
    ///
    /// A text that the generator could not translate has the state `new`, which Xcode shows, too.
    var translations: Rule {
        let (own, keys) = (Noun(type: feature).variable, catalog.untranslated)
        return Rule("the texts are translated", pattern: 12) { _ in
            let own = keys.filter { $0.hasPrefix("\(own).") || $0.hasPrefix("\(own)Error.") }.sorted()
            if own.isEmpty { return [] }
            let message = "not translated into Spanish: \(own.joined(separator: ", "))"
            return [Finding(path: StringsCatalogEdit.path, message: message)]
        }
    }

    private func files(_ condition: @escaping @Sendable (SourceFile) -> Bool) -> Scope {
        let feature = feature
        return Scope { $0.module == feature && condition($0) }
    }
}

extension SourceFile {
    /// Returns `true` if the code has the name of a type on another line than its declaration.
    fileprivate func mentions(_ declaration: Declaration, in file: SourceFile) -> Bool {
        guard code.containsWord(declaration.name) else { return false }
        return path != file.path
            || numberedLines.contains { $0.number != declaration.line && $0.line.containsWord(declaration.name) }
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
