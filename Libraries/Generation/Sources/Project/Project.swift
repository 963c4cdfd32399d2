internal import ChallengeTerminal

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The repository that is generated into.
struct Project: Sendable {
    let root: String

    /// The file's text; `nil` when there is none.
    func text(of path: String) throws -> String? {
        let full = "\(root)/\(path)"
        guard FileManager.default.fileExists(atPath: full) else { return nil }
        do {
            return try String(contentsOfFile: full, encoding: .utf8)
        } catch {
            throw GenerationError("\(path) cannot be read.", exitCode: .ioError)
        }
    }

    /// The names in a folder, in order; none for a folder that is not there.
    func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(path)")) ?? []).sorted()
    }

    /// The paths of all files below a folder, in order.
    func files(below path: String) -> [String] {
        names(in: path).flatMap { name -> [String] in
            let inner = "\(path)/\(name)"
            var isFolder = false
            _ = FileManager.default.fileExists(atPath: "\(root)/\(inner)", isDirectory: &isFolder)
            return isFolder ? files(below: inner) : [inner]
        }
    }
}
