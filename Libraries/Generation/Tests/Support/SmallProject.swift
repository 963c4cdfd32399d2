import ChallengeTerminal
import ChallengeTerminalMocks
import Foundation
import Testing

@testable import ChallengeGeneration

/// A temporary project with the files that the generator needs.
///
/// `deinit` deletes it.
final class SmallProject: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString)")

    var project: Project {
        Project(root: folder.path(percentEncoded: false), formatter: RememberingFormatter.shared)
    }

    init() throws {
        for path in [
            ".swift-format", ManifestEdit.path, AppContainerEdit.path, Blueprint.folder,
            "Features/Cache", "App/Challenge/Settings.swift", "Libraries/Printing/Sources",
            "Libraries/Terminal/Sources/Commands", "Libraries/Terminal/Sources/Configuration/Setting.swift",
        ] {
            let copy = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: "\(Project.checkout.root)/\(path)", toPath: copy.path)
        }
        let shared = try Self.shared.get()
        try write(shared.manifest, to: ManifestEdit.path)
        try write(shared.app, to: AppContainerEdit.path)
        try write(shared.texts, to: StringsCatalogEdit.path)
    }

    /// The manifest, the imports of the app and the texts without the features whose folders are not copied.
    ///
    /// The texts of Location stay, because the generator translates with them. The types of the API are left out, too,
    /// because a small catalog makes the tests faster.
    private static let shared = Result { () -> (manifest: String, app: String, texts: String) in
        var manifest = try Project.checkout.text(of: ManifestEdit.path) ?? ""
        var app = try Project.checkout.text(of: AppContainerEdit.path) ?? ""
        for feature in Project.checkout.names(in: "Features") where feature != "Cache" {
            manifest = try ManifestRemoval(
                feature: feature, imports: ModuleImports(files: [:], of: feature), isForced: true
            ).applied(to: manifest)
            app = app.replacing("import Challenge\(feature)\n", with: "")
        }
        let catalog = StringsCatalogEdit(try Project.checkout.text(of: StringsCatalogEdit.path) ?? "")
        let features = Set(Project.checkout.names(in: "Features")).subtracting(["Cache", "Location"]).map {
            $0.lowercased()
        }
        let others = catalog.keys.filter { key in
            key.hasPrefix("remote.type.") || key.hasPrefix("remote.dimension.")
                || features.contains { key.hasPrefix("\($0).") || key.hasPrefix("\($0)Error.") }
        }
        return (try Project.checkout.formatted([manifest])[0], app, catalog.removing(Set(others)))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Returns the texts of all files, by path.
    func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        for path in ["App", "Features", "Libraries/Resources"].flatMap(project.files) + [ManifestEdit.path] {
            texts[path] = try project.text(of: path)
        }
        return texts
    }

    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    /// Writes the texts of a new project in which the commands were run.
    ///
    /// The commands run once for all tests, because they are slow in a debug build.
    func prepare(with commands: [String]) async throws {
        for (path, text) in try await Self.prepared.texts(after: commands) { try write(text, to: path) }
    }

    private static let prepared = PreparedTexts()

    /// Runs `./generate.sh` with the arguments in `commandLine`.
    @discardableResult
    func generate(
        _ commandLine: String, outputFailure: OutputFailure? = nil
    ) async -> (code: ExitCode, output: String, error: String) {
        let output = MemoryOutput(failure: outputFailure)
        let error = MemoryOutput()
        let code = await withTaskExecutorPreference(WaitingExecutor.shared) {
            await GeneratorTool.run(
                in: project, arguments: commandLine.split(separator: " ").map(String.init), environment: [:],
                streams: Streams(input: MemoryInput([]), output: output, error: error))
        }
        return (code, output.text, error.text)
    }
}

/// The texts of projects after some commands.
private actor PreparedTexts {
    private var tasks: [[String]: Task<[String: String], any Error>] = [:]

    func texts(after commands: [String]) async throws -> [String: String] {
        if let task = tasks[commands] { return try await task.value }
        let task = Task {
            let small = try SmallProject()
            for command in commands {
                let run = await small.generate(command)
                #expect(run.code == .ok, "\(run.error)")
            }
            return try small.texts()
        }
        tasks[commands] = task
        return try await task.value
    }
}
