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
    /// `nil` for a file that goes.
    let after: String?

    var isNeeded: Bool { before != after }
}

/// Files that change together or not at all.
struct ChangeSet: Sendable {
    let changes: [FileChange]

    init(_ changes: [FileChange]) {
        self.changes = changes.filter(\.isNeeded)
    }

    /// Makes all of them; a failure takes back what was done before it.
    func apply(to project: Project) throws {
        try withoutInterruption {
            var done: [FileChange] = []
            do {
                for change in changes {
                    try put(change.after, at: change.path, in: project)
                    done.append(change)
                }
            } catch {
                let failed = changes[done.count].path
                let stuck = done.reversed().filter { (try? put($0.before, at: $0.path, in: project)) == nil }
                throw GenerationError(
                    stuck.isEmpty
                        ? "Nothing was changed: \(failed) cannot be written."
                        : "\(failed) cannot be written, and these were changed: \(stuck.map(\.path).joined(separator: ", "))",
                    exitCode: .ioError)
            }
        }
    }

    /// Makes the file hold the text, or not be there.
    private func put(_ text: String?, at path: String, in project: Project) throws {
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
