import ChallengeMirror
import ChallengeResources
import ChallengeTestSupport
import Foundation
import Testing

/// The command `sync --snapshot`, which writes the file that the program contains.
@Suite(.serialized, .timeLimit(.minutes(15))) struct SnapshotTests {
    private let mirror: MirrorServer
    private let program: Program
    private let file: String

    init() throws {
        mirror = try MirrorServer(hasOtherCollections: true)
        program = try Program(mirror: mirror)
        file = program.scratch.path("snapshot.tsv")
    }

    private func text() throws -> String { try String(contentsOf: URL(filePath: file), encoding: .utf8) }

    private static let collections: [Substring] = ["characters", "episodes", "locations"]

    /// Returns the sections of the collections that the mirror has, without the month in the first line.
    private func sections(_ text: String) -> [Substring] {
        text.split(separator: "\n# ").filter { Self.collections.contains($0.prefix { $0 != "\n" }) }
            .map { $0.hasSuffix("\n") ? $0.dropLast() : $0 }
    }

    /// The names of the files in the scratch directory.
    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: program.scratch.url.path).sorted() }
    }

    /// If this test fails, Docs/HowTo/RenewTheSnapshot.md has the commands that write the embedded file again.
    @Test func `a sync of the mirror writes the embedded snapshot, except for the month`() async throws {
        let outcome = try await program.run("sync", "--snapshot", file)

        #expect(outcome.exitCode == 0, "\(outcome)")
        #expect(outcome.firstColumn.starts(with: Self.collections))
        #expect(outcome.error == "note: The snapshot was written to \(file).\n")
        let text = try text()
        #expect(sections(text) == sections(EmbeddedAsset.snapshot.text))
        #expect(text.prefix { $0 != "\n" }.wholeMatch(of: /20\d\d-(0[1-9]|1[0-2])/) != nil)
    }

    @Test func `the sync that follows an interrupted one writes all collections`() async throws {
        mirror.setFault(.status(500), for: .path("/api/episode"))
        let first = try await program.run("sync", "--snapshot", file)
        let isWrittenEarly = FileManager.default.fileExists(atPath: file)
        mirror.setFault(nil)

        let second = try await program.run("sync", "--snapshot", file)

        #expect(first.exitCode == 69)
        #expect(!first.error.contains(file))
        #expect(!isWrittenEarly)
        #expect(second.exitCode == 0)
        #expect(try sections(text()) == sections(EmbeddedAsset.snapshot.text))
    }

    @Test func `a file that cannot be written is an error with its path, and the sync has succeeded`() async throws {
        let path = program.scratch.path("none/snapshot.tsv")

        let outcome = try await program.run("sync", "--snapshot", path)
        let list = try await program.run("characters", "list", "--all", "--offline", "--fields", "id")

        #expect(outcome.exitCode == 74)
        #expect(outcome.firstColumn.starts(with: Self.collections))
        #expect(outcome.error == "error: The snapshot could not be written. \(path): No such file or directory.\n")
        #expect(list.lines.count == 826)
    }
}
