import Foundation
import Testing

@testable import ChallengeGeneration

struct SwiftFormatterTests {
    @Test func `the folders of killed processes are deleted, and those of running ones stay`() throws {
        let abandoned = SwiftFormatter.folder(of: .max)
        let used = SwiftFormatter.folder(of: getpid())
        for folder in [abandoned, used] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        defer { try? FileManager.default.removeItem(at: used) }

        let formatted = try SwiftFormatter().formatted(
            ["let  a = 1\n"], configuration: "\(Project.checkout.root)/.swift-format", place: { "\($1)" })

        #expect(formatted == ["let a = 1\n"])
        #expect(!FileManager.default.fileExists(atPath: abandoned.path))
        #expect(FileManager.default.fileExists(atPath: used.path))
    }
}
