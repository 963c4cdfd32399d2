import ChallengeMirror
import ChallengeTestSupport
import Foundation

/// A mirror, and the files of a program that has cached data from the mirror, a favorite and a history.
///
/// Many tests share a machine, because making one takes three commands.
struct SampleMachine: Sendable {
    private struct File: Sendable {
        let path: String
        let permissions: Int?
        /// The content; `nil` for a folder.
        let content: Data?
    }

    /// The machine of tests that do not change the mirror.
    static var shared: SampleMachine { get async throws { try await preparation.value } }

    private static let preparation = Task { try await SampleMachine() }

    let mirror: MirrorServer
    /// The files, with folders before their contents.
    private let files: [File]

    init() async throws {
        mirror = try MirrorServer()
        let program = try Program(mirror: mirror)
        try await program.run("characters", "list", "--history")
        try await program.run("favorites", "add", "42", "--note", "kept")
        try await program.run("characters", "search", "rick", "--history")
        let root = program.scratch.url
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        files = try paths.filter { $0.hasPrefix("home") || $0.hasPrefix("cache") }.map { path in
            let file = root.appending(path: path).path
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            return File(
                path: path, permissions: attributes[.posixPermissions] as? Int,
                content: attributes[.type] as? FileAttributeType == .typeRegular
                    ? FileManager.default.contents(atPath: file) : nil)
        }
    }

    /// Returns a program with a copy of the files.
    func program() throws -> Program {
        let program = try Program(mirror: mirror)
        try copyFiles(to: program.scratch)
        return program
    }

    private func copyFiles(to scratch: Scratch) throws {
        for file in files {
            let url = scratch.url.appending(path: file.path)
            if let content = file.content {
                try content.write(to: url)
            } else {
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            }
            guard let permissions = file.permissions else { continue }
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
        }
    }
}
