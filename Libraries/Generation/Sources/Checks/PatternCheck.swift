internal import ChallengeTerminal

/// Holds the features against the patterns.
struct PatternCheck {
    let project: Project

    /// All that is lacking, feature by feature.
    func gaps() throws -> [PatternGap] {
        let features = project.names(in: "Features")
        if features.isEmpty {
            throw GenerationError("There are no features here to be checked.", exitCode: .dataError)
        }
        return try features.flatMap { name in
            _ = try FeatureSpec(name, in: project)
            let files = try FeatureFiles(name, in: project)
            let gaps = [
                missingFiles(files), missingImplementations(files), missingUses(files), missingSuites(files),
                try missingStrings(files), try missingWires(files),
            ]
            return gaps.flatMap { $0 }
        }
    }

    /// What every feature has; its error may bear the feature's name in the plural.
    private func missingFiles(_ files: FeatureFiles) -> [PatternGap] {
        let feature = files.feature
        let error = "Sources/Domain/Errors/\(feature)Error.swift"
        let pluralError = "Sources/Domain/Errors/\(feature)sError.swift"
        return ["README.md", "Sources/\(feature)Feature.swift", files.has(pluralError) ? pluralError : error]
            .filter { !files.has($0) }
            .map { PatternGap(path: "\(files.folder)/\($0)", lack: "every feature has one") }
    }

    /// The other side of a contract; that of a port is in the app.
    private func missingImplementations(_ files: FeatureFiles) -> [PatternGap] {
        files.sources().filter { $0.name.hasSuffix("Contract") && !$0.path.contains("/Ports/") }
            .filter { files.implementations(of: $0.name).isEmpty }
            .map { PatternGap(path: $0.path, lack: "nothing fulfils it") }
    }

    /// Who builds a repository.
    private func missingUses(_ files: FeatureFiles) -> [PatternGap] {
        files.sources(in: "Data/Repositories/").filter { repository in
            !files.sources().contains { $0.text.hasWord("\(repository.name)(") }
        }
        .map { PatternGap(path: $0.path, lack: "nothing builds it") }
    }

    /// What its errors say, in the catalog.
    private func missingStrings(_ files: FeatureFiles) throws -> [PatternGap] {
        let catalog = try project.text(of: StringsCatalogEdit.path) ?? ""
        return files.sources(in: "Domain/Errors/").flatMap { file in
            file.text.split(separator: "\".localized(").dropLast().compactMap { $0.split(separator: "\"").last }
                .filter { !catalog.contains("\"\($0)\" : {") }
                .map { PatternGap(path: file.path, lack: "the catalog has no ‘\($0)’") }
        }
    }

    /// Its places in the manifest and in the app, and those of the tables that it keeps.
    private func missingWires(_ files: FeatureFiles) throws -> [PatternGap] {
        let manifest = try project.text(of: ManifestEdit.path) ?? ""
        let app = try project.text(of: AppContainerEdit.path) ?? ""
        let isListed = manifest.contains("\"\(files.feature)\", uses:")
        let entry = "\(files.feature)Feature"
        let tables = files.sources().filter { $0.name == entry }.flatMap { file in
            file.text.split(separator: "public static let ").dropFirst().map {
                "\(entry).\($0.prefix(while: \.isLetter))"
            }
        }
        return (isListed ? [] : [PatternGap(path: ManifestEdit.path, lack: "has no \(files.feature)")])
            + (app.hasWord(entry + "(") || app.hasWord(entry + " {")
                ? [] : [PatternGap(path: AppContainerEdit.path, lack: "has no \(entry)")])
            + tables.filter { !app.hasWord($0) }
            .map { PatternGap(path: AppContainerEdit.path, lack: "has no \($0)") }
    }
}
