import ChallengeCore
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeRepository

struct SnapshotFileTests {
    private let scratch: Scratch
    private let month = SnapshotDate("2026-11")

    init() throws {
        scratch = try Scratch()
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: URL(filePath: scratch.path(name)), encoding: .utf8)
    }

    /// The names of the files in the scratch directory.
    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).sorted() }
    }

    @Test func `the file has the month and then the sections`() throws {
        try SnapshotFile(path: scratch.path("a.tsv")).write(
            ["# notes\n1\tA\n", "# memos\n"], month: month, replacing: false)

        #expect(try text("a.tsv") == "2026-11\n# notes\n1\tA\n# memos\n")
        #expect(try files == ["a.tsv", "home"])
    }

    @Test func `an existing file is replaced as a whole, but only if the caller says so`() throws {
        let path = scratch.path("a.tsv")
        let sut = SnapshotFile(path: path)
        try sut.write([String(repeating: "1\tA long line\n", count: 100_000)], month: month, replacing: false)

        #expect(throws: StorageFailure(cause: .fileExists, path: path)) {
            try sut.write([], month: month, replacing: false)
        }
        try sut.write(["# notes\n"], month: month, replacing: true)

        #expect(try text("a.tsv") == "2026-11\n# notes\n")
        #expect(try files == ["a.tsv", "home"])
    }

    @Test(arguments: [("none/a.tsv", ENOENT), ("file/a.tsv", ENOTDIR), ("home", EISDIR)])
    func `a path that cannot be written is reported with its cause`(name: String, code: Int32) throws {
        try SnapshotFile(path: scratch.path("file")).write([], month: month, replacing: false)
        let path = scratch.path(name)

        #expect(throws: StorageFailure(cause: .system(code: code), path: path)) {
            try SnapshotFile(path: path).write(["# notes\n"], month: month, replacing: false)
        }
        #expect(try files == ["file", "home"])
    }

    @Test func `a full device is reported`() {
        #expect(throws: StorageFailure(cause: .system(code: ENOSPC), path: "/dev/full")) {
            try SnapshotFile(path: "/dev/full").write(["# notes\n"], month: month, replacing: false)
        }
    }
}
