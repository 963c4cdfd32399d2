internal import ChallengeTerminal

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Formats Swift sources with `swift format` and the configuration of the project.
struct SwiftFormatter {
    let project: Project

    /// Returns the formatted texts in the same order.
    func formatted(_ texts: [String]) throws -> [String] {
        if texts.isEmpty { return [] }
        let folder = FileManager.default.temporaryDirectory.appending(path: "challenge-format-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = texts.indices.map { folder.appending(path: "\($0).swift") }
        for (file, text) in zip(files, texts) { try Data(text.utf8).write(to: file) }
        try run(
            [
                "swift", "format", "format", "--in-place", "--parallel", "--configuration",
                "\(project.root)/.swift-format",
            ]
                + files.map { $0.path(percentEncoded: false) })
        return try files.map { try String(contentsOf: $0, encoding: .utf8) }
    }

    /// Formats the edited text if the original text was formatted, so that only the edited lines differ.
    func formatted(_ edited: String, from text: String) throws -> String {
        if edited == text { return text }
        let both = try formatted([text, edited])
        return both[0] == text ? both[1] : edited
    }

    private func run(_ arguments: [String]) throws {
        var process: pid_t = 0
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        guard posix_spawnp(&process, arguments[0], nil, nil, &pointers, environ) == 0 else {
            throw GenerationError("Cannot start 'swift format'.", exitCode: .unavailable)
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        guard status == 0 else {
            throw GenerationError("'swift format' failed on the generated code.", exitCode: .software)
        }
    }
}
