/// Something that the patterns ask for and that is not there.
struct PatternGap: Equatable, Sendable {
    /// The file that is missing, or that lacks something.
    let path: String
    let lack: String
}

/// Holds the features against the patterns.
struct PatternCheck {
    let project: Project

    /// All that is lacking, feature by feature.
    func gaps() throws -> [PatternGap] {
        try project.names(in: "Features").flatMap { feature in
            let files = project.files(below: "Features/\(feature)")
            return try missingFiles(of: feature, files) + missingTests(of: feature, files)
                + missingImplementations(files) + missingStrings(of: feature, files) + missingWires(of: feature)
        }
    }

    /// What every feature has.
    private func missingFiles(of feature: String, _ files: [String]) -> [PatternGap] {
        ["Sources/\(feature)Feature.swift", "README.md"].map { "Features/\(feature)/\($0)" }
            .filter { !files.contains($0) }.map { PatternGap(path: $0, lack: "every feature has one") }
            + (files.contains { $0.contains("/Domain/Errors/\(feature)Error.swift") }
                ? []
                : [
                    PatternGap(
                        path: "Features/\(feature)/Sources/Domain/Errors/\(feature)Error.swift",
                        lack: "every feature has its error")
                ])
    }

    /// The tests that stand for a file, by what the file is.
    private func missingTests(of feature: String, _ files: [String]) throws -> [PatternGap] {
        let tests = files.filter { $0.contains("/Tests/") }
        let texts = try tests.compactMap { try project.text(of: $0) }
        return files.filter { $0.contains("/Sources/") }.compactMap { path in
            let type = path.fileName
            let isTested: Bool
            if type.hasSuffix("Repository") || type.hasSuffix("UseCase")
                || type.hasSuffix("DataSource") && path.contains("/Local/")
            {
                isTested = texts.contains { $0.contains("\(type)(") || $0.contains("\(type)<") }
            } else if type.hasSuffix("Mapper") || type.hasSuffix("Error") || type.hasSuffix("SnapshotLine") {
                isTested = texts.contains { $0.mentions(type) }
            } else if type.hasSuffix("DTO+Row") {
                isTested = texts.contains {
                    $0.contains("SQLiteDataSource") && $0.mentions(String(type.dropLast("+Row".count)))
                }
            } else {
                return nil
            }
            return isTested ? nil : PatternGap(path: path, lack: "no test uses it")
        }
    }

    /// The two sides of a contract.
    private func missingImplementations(_ files: [String]) throws -> [PatternGap] {
        let texts = try files.compactMap { try project.text(of: $0) }
        return files.filter { $0.hasSuffix("Contract.swift") && $0.contains("/Sources/") && !$0.contains("/Ports/") }
            .compactMap { path in
                let isFulfilled = texts.contains {
                    $0.contains(": \(path.fileName)") && $0.contains("struct ") || $0.contains(": \(path.fileName) {")
                }
                return isFulfilled ? nil : PatternGap(path: path, lack: "nothing fulfils it")
            }
    }

    /// What its error says, in the catalog.
    private func missingStrings(of feature: String, _ files: [String]) throws -> [PatternGap] {
        let catalog = try project.text(of: StringsCatalogEdit.path) ?? ""
        return try files.filter { $0.hasSuffix("Error.swift") && $0.contains("/Sources/") }.flatMap { path in
            let literals = (try project.text(of: path) ?? "").split(separator: "\"").map(String.init)
            let keys = literals.filter { $0.contains("Error.") && !$0.contains("\n") }
            return keys.filter { !catalog.contains("\"\($0)\" : {") }
                .map { PatternGap(path: path, lack: "the catalog has no ‘\($0)’") }
        }
    }

    /// Its places in the manifest and in the app.
    private func missingWires(of feature: String) throws -> [PatternGap] {
        let manifest = try project.text(of: ManifestEdit.path) ?? ""
        let app = try project.text(of: AppContainerEdit.path) ?? ""
        return
            (manifest.contains("\"\(feature)\", uses:")
            ? [] : [PatternGap(path: ManifestEdit.path, lack: "no line for \(feature)")])
            + (app.contains("\(feature)Feature")
                ? [] : [PatternGap(path: AppContainerEdit.path, lack: "\(feature) is not wired")])
    }
}

extension String {
    /// The file's name without its folder and its ending.
    fileprivate var fileName: String {
        let name = split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }

    fileprivate func mentions(_ type: String) -> Bool {
        ["\(type)(", "\(type)<", "\(type).", ": \(type)", " \(type) ", "<\(type)"].contains(where: contains)
    }
}
