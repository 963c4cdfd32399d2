internal import ChallengeTerminal

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A change of one file.
struct FileChange: Equatable, Sendable {
    let path: String
    /// The present text; `nil` for a new file.
    let before: String?
    /// The new text; `nil` for a deleted file.
    let after: String?

    var isNeeded: Bool { before != after }
}

/// File changes that are applied all or not at all.
struct ChangeSet: Sendable {
    let changes: [FileChange]
    /// The keys of the added texts that have no Spanish translation.
    let untranslatedKeys: [String]

    init(_ changes: [FileChange], untranslatedKeys: [String] = []) {
        self.changes = changes.filter(\.isNeeded)
        self.untranslatedKeys = untranslatedKeys
    }

    /// Applies all changes; after a failure, restores the files that were changed.
    func apply(to project: Project) throws {
        try withoutInterruption {
            var done: [FileChange] = []
            do {
                for change in changes {
                    try replaceFile(at: change.path, with: change.after, in: project)
                    done.append(change)
                }
            } catch {
                let failed = changes[done.count].path
                let notRestored = done.reversed().filter {
                    (try? replaceFile(at: $0.path, with: $0.before, in: project)) == nil
                }
                throw GenerationError(
                    notRestored.isEmpty
                        ? "Cannot write '\(failed)'. No file was changed."
                        : "Cannot write '\(failed)'. These files were changed: \(notRestored.map(\.path).joined(separator: ", "))",
                    exitCode: .ioError)
            }
        }
    }

    /// Writes the text to the file, or deletes the file if the text is `nil`.
    private func replaceFile(at path: String, with text: String?, in project: Project) throws {
        let full = "\(project.root)/\(path)"
        if let text {
            try write(text, to: full)
        } else {
            try FileManager.default.removeItem(atPath: full)
            removeEmptyFolders(above: path, in: project)
        }
    }

    private func write(_ text: String, to path: String) throws {
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    }

    private func removeEmptyFolders(above path: String, in project: Project) {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            guard project.names(in: String(folder)).isEmpty else { return }
            try? FileManager.default.removeItem(atPath: "\(project.root)/\(folder)")
        }
    }
}
