internal import ChallengePlatform
internal import ChallengeSystem
internal import ChallengeTerminal

/// The format of the project for generated Swift code: that of `swift format`.
struct Formatter: Sendable {
    /// Returns the formatted texts of the Swift files; other files are unchanged.
    let format: @Sendable (_ files: [String: String]) async throws -> [String: String]

    static func swift(in project: Project, environment: [String: String]) -> Formatter {
        Formatter { files in
            let folder = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let paths = files.keys.filter { $0.hasSuffix(".swift") }.sorted()
            let places = paths.indices.map { folder.appending(path: "\($0).swift") }
            for (path, place) in zip(paths, places) { try Data((files[path] ?? "").utf8).write(to: place) }
            let words = [
                "swift", "format", "--in-place", "--parallel", "--configuration", "\(project.root)/.swift-format",
            ]
            let process = ProcessLauncher.start(
                "/usr/bin/env", words + places.map { $0.path(percentEncoded: false) }, environment: environment,
                input: 0, in: .foreground)
            guard let process, await ProcessLauncher.status(of: process) == 0 else {
                throw CommandError("'swift format' is missing, or refused the generated code.", exitCode: .software)
            }
            var formatted = files
            for (path, place) in zip(paths, places) { formatted[path] = try String(contentsOf: place, encoding: .utf8) }
            return formatted
        }
    }
}
