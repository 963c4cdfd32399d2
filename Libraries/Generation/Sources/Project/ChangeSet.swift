internal import ChallengeTerminal

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// What is to become of one file.
struct FileChange: Equatable, Sendable {
    let path: String
    /// `nil` for a file that is not there yet.
    let before: String?
    let after: String

    var isNeeded: Bool { before != after }
}

/// Files that change together or not at all.
struct ChangeSet: Sendable {
    let changes: [FileChange]

    init(_ changes: [FileChange]) {
        self.changes = changes.filter(\.isNeeded)
    }

    /// Writes all of them; a failure takes back what was written before it.
    func apply(to project: Project) throws {
        var written: [FileChange] = []
        do {
            for change in changes {
                try write(change.after, to: "\(project.root)/\(change.path)")
                written.append(change)
            }
        } catch {
            for change in written.reversed() { restore(change, in: project) }
            throw GenerationError(
                "Nothing was changed: \(changes[written.count].path) cannot be written.", exitCode: .ioError)
        }
    }

    private func write(_ text: String, to path: String) throws {
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    }

    private func restore(_ change: FileChange, in project: Project) {
        let path = "\(project.root)/\(change.path)"
        if let before = change.before {
            try? write(before, to: path)
        } else {
            try? FileManager.default.removeItem(atPath: path)
            removeEmptyFolders(above: change.path, in: project)
        }
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
