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

    /// Runs the body while no other process changes the project.
    func locked<Value>(_ body: () async throws -> Value) async throws -> Value {
        try FileManager.default.createDirectory(atPath: "\(root)/.build", withIntermediateDirectories: true)
        let file = open("\(root)/.build/generator.lock", O_CREAT | O_RDWR, 0o644)
        if file < 0 || flock(file, LOCK_EX) != 0 {
            throw CommandError("'\(root)/.build' cannot be locked.", exitCode: .ioError)
        }
        defer { close(file) }
        return try await body()
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
/// They are written all or not at all. First, the texts are written to a folder beside the project's files. A killed
/// run leaves this folder: without its list it is deleted, and with its list the next run moves the files.
struct Changes {
    private static let folder = ".build/generator"
    private static let list = "\(folder)/list"
    /// The mark before the path of a file to delete.
    private static let deletion = "- "

    let texts: [String: String?]

    /// Returns the actions with the paths, such as `create Features/Place/README.md`.
    func descriptions(in project: Project) -> [String] {
        texts.sorted { $0.key < $1.key }.map { path, text in
            let exists = FileManager.default.fileExists(atPath: "\(project.root)/\(path)")
            return "\(text == nil ? "delete" : exists ? "update" : "create") \(path)"
        }
    }

    func apply(to project: Project) throws {
        do {
            try Self.write(texts, below: "\(project.root)/\(Self.folder)")
            try Self.finish(in: project)
        } catch {
            throw CommandError("The files cannot be written: \(error)", exitCode: .ioError)
        }
    }

    private static func write(_ texts: [String: String?], below folder: String) throws {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: "\(folder)/new", withIntermediateDirectories: true)
        var list: [String] = []
        for (number, path) in texts.keys.sorted().enumerated() {
            guard case let text?? = texts[path] else {
                list.append("\(deletion)\(path)")
                continue
            }
            list.append(path)
            try Data(text.utf8).write(to: URL(filePath: "\(folder)/new/\(number)"))
        }
        try Data(list.joined(separator: "\n").utf8).write(to: URL(filePath: "\(folder)/list"), options: .atomic)
    }

    /// Moves the written files to their places, also those of a run that was killed.
    static func finish(in project: Project) throws {
        let manager = FileManager.default
        guard let paths = try project.text(of: list)?.split(separator: "\n").map(String.init) else { return }
        for (number, path) in paths.enumerated() {
            if path.hasPrefix(deletion) {
                let path = String(path.dropFirst(deletion.count))
                try? manager.removeItem(atPath: "\(project.root)/\(path)")
                removeEmptyFolders(above: path, in: project)
                continue
            }
            let place = "\(project.root)/\(path)"
            guard let data = manager.contents(atPath: "\(project.root)/\(folder)/new/\(number)") else {
                throw CommandError("'\(folder)' is incomplete.", advice: "Delete it.", exitCode: .ioError)
            }
            let parent = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
            try manager.createDirectory(atPath: parent, withIntermediateDirectories: true)
            try data.write(to: URL(filePath: place), options: .atomic)
        }
        // Without its list, the folder means nothing, even if it is deleted only in part.
        try manager.removeItem(atPath: "\(project.root)/\(list)")
        try manager.removeItem(atPath: "\(project.root)/\(folder)")
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
