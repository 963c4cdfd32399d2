internal import ChallengePlatform
internal import ChallengeTerminal

/// The folder of a project, which the generator reads and changes.
struct Project: Sendable {
    let root: String

    /// Returns the text of a file; `nil` if the file does not exist.
    func text(of path: String) throws -> String? {
        guard FileManager.default.fileExists(atPath: "\(root)/\(path)") else { return nil }
        guard let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else {
            throw CommandError("Cannot read '\(path)'.", exitCode: .ioError)
        }
        return text
    }

    /// Returns the texts of all files below folders whose paths have an ending.
    func text(below folders: String..., ending: String = "") throws -> String {
        try folders.flatMap(files).filter { $0.hasSuffix(ending) }.map { try text(of: $0) ?? "" }.joined()
    }

    /// Returns the sorted names in a folder; none if the folder does not exist.
    func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(path)")) ?? []).sorted()
    }

    /// Returns the sorted paths of all files below a folder.
    func files(below path: String) -> [String] {
        names(in: path).flatMap { name -> [String] in
            var isFolder = false
            _ = FileManager.default.fileExists(atPath: "\(root)/\(path)/\(name)", isDirectory: &isFolder)
            return isFolder ? files(below: "\(path)/\(name)") : ["\(path)/\(name)"]
        }
    }
}

/// The changes of a command: the new texts of files by their paths, and `nil` for files that are deleted.
///
/// The record of the feature is changed last, so that the same command finishes what a killed run has begun.
struct Changes {
    let texts: [String: String?]

    private var sorted: [(path: String, text: String?)] {
        let isRecord = { (path: String) in path.hasSuffix(GeneratedFeature.file) }
        return texts.map { ($0, $1) }.sorted {
            (isRecord($0.path) ? 1 : 0, $0.path) < (isRecord($1.path) ? 1 : 0, $1.path)
        }
    }

    /// Returns the actions with the paths, such as `create Features/Place/README.md`.
    func descriptions(in project: Project) -> [String] {
        sorted.map { path, text in
            let exists = FileManager.default.fileExists(atPath: "\(project.root)/\(path)")
            return "\(text == nil ? "delete" : exists ? "update" : "create") \(path)"
        }
    }

    func apply(to project: Project) throws {
        do {
            for (path, text) in sorted {
                let place = URL(filePath: "\(project.root)/\(path)")
                if let text {
                    try FileManager.default.createDirectory(
                        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(text.utf8).write(to: place, options: .atomic)
                } else {
                    try? FileManager.default.removeItem(at: place)
                    Self.removeEmptyFolders(above: path, in: project)
                }
            }
        } catch {
            throw CommandError(
                "The files cannot be written: \(error)", advice: "Repeat the command.", exitCode: .ioError)
        }
    }

    private static func removeEmptyFolders(above path: String, in project: Project) {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            guard project.names(in: String(folder)).isEmpty else { return }
            try? FileManager.default.removeItem(atPath: "\(project.root)/\(folder)")
        }
    }
}
