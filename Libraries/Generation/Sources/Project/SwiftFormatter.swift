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

/// A tool that formats Swift sources.
protocol SourceFormatterContract: Sendable {
    /// Returns the formatted texts in the same order; throws if one of them is not valid Swift.
    ///
    /// - Parameters:
    ///   - configuration: The path of the configuration.
    ///   - place: Returns the place of a line of a text, for the error.
    func formatted(
        _ texts: [String], configuration: String, place: (_ index: Int, _ line: Int) throws -> String
    ) throws -> [String]
}

extension Project {
    /// Returns the texts in the format of the project, in the same order.
    func formatted(
        _ texts: [String], place: (_ index: Int, _ line: Int) throws -> String = { "the generated code:\($1)" }
    ) throws -> [String] {
        try formatter.formatted(texts, configuration: "\(root)/.swift-format", place: place)
    }

    /// Formats the edited text if the original text was formatted, so that only the edited lines differ.
    func formatted(_ edited: String, from text: String) throws -> String {
        if edited == text { return text }
        let both = try formatted([text, edited])
        return both[0] == text ? both[1] : edited
    }
}

/// The formatter `swift format`.
struct SwiftFormatter: SourceFormatterContract {
    func formatted(
        _ texts: [String], configuration: String, place: (_ index: Int, _ line: Int) throws -> String
    ) throws -> [String] {
        if texts.isEmpty { return [] }
        // A signal would leave the folder behind.
        return try withoutInterruption { try formattedInFolder(texts, configuration, place) }
    }

    /// Formats the texts as files in a folder of temporary files.
    private func formattedInFolder(
        _ texts: [String], _ configuration: String, _ place: (_ index: Int, _ line: Int) throws -> String
    ) throws -> [String] {
        Self.deleteFoldersOfKilledProcesses()
        let folder = Self.folder(of: getpid())
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = texts.indices.map { folder.appending(path: "\($0).swift") }
        for (file, text) in zip(files, texts) { try Data(text.utf8).write(to: file) }
        let log = folder.appending(path: "log")
        let isDone = try run(
            ["swift", "format", "format", "--in-place", "--parallel", "--configuration", configuration]
                + files.map { $0.path(percentEncoded: false) }, log: log.path(percentEncoded: false))
        if !isDone { throw try Self.failure(in: String(contentsOf: log, encoding: .utf8), place) }
        return try files.map { try String(contentsOf: $0, encoding: .utf8) }
    }

    /// The start of the names of the folders, which the number of the process follows.
    private static let prefix = "challenge-format-"

    /// Returns a new folder for a process.
    static func folder(of process: pid_t) -> URL {
        FileManager.default.temporaryDirectory.appending(path: "\(prefix)\(process)-\(UUID().uuidString)")
    }

    /// Deletes the folders that generators left behind because the system killed them.
    private static func deleteFoldersOfKilledProcesses() {
        let parent = FileManager.default.temporaryDirectory
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        where name.hasPrefix(prefix) {
            let number = name.dropFirst(prefix.count).prefix { $0.isNumber }
            guard let process = pid_t(number), kill(process, 0) != 0, errno == ESRCH else { continue }
            try? FileManager.default.removeItem(at: parent.appending(path: name))
        }
    }

    /// Returns the first error in the output of `swift format`.
    ///
    /// The output has lines such as `/tmp/3.swift:7:9: error: text`.
    private static func failure(
        in log: String, _ place: (_ index: Int, _ line: Int) throws -> String
    ) throws -> GenerationError {
        let errors = log.matches(of: #/\/(?<index>\d+)\.swift:(?<line>\d+):\d+: error: (?<message>.*)/#)
        guard let first = errors.first, let index = Int(first.index), let line = Int(first.line) else {
            return GenerationError("'swift format' failed on the generated code: \(log)", exitCode: .software)
        }
        return GenerationError("\(try place(index, line)): \(first.message)", exitCode: .software)
    }

    /// Runs a tool, whose errors go to the log; returns `false` if it fails.
    private func run(_ arguments: [String], log: String) throws -> Bool {
        var process: pid_t = 0
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        guard posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ) == 0 else {
            throw GenerationError("Cannot start 'swift format'.", exitCode: .unavailable)
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        return status == 0
    }
}
