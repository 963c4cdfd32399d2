import ChallengeTerminal
import Foundation

@testable import ChallengeGeneration

/// A temporary project with the files that the generator needs.
///
/// `deinit` deletes it.
final class SmallProject: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString)")

    var project: Project { Project(root: folder.path(percentEncoded: false)) }

    init() throws {
        for path in [
            ".swift-format", ManifestEdit.path, AppContainerEdit.path, StringsCatalogEdit.path, Blueprint.folder,
            "Features/Cache", "App/Challenge/Settings.swift", "Libraries/Printing/Sources",
            "Libraries/Terminal/Sources/Commands",
        ] {
            let copy = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: "\(Project.checkout.root)/\(path)", toPath: copy.path)
        }
        let shared = try Self.shared.get()
        try write(shared.manifest, to: ManifestEdit.path)
        try write(shared.app, to: AppContainerEdit.path)
    }

    /// The manifest and the imports of the app without the features whose folders are not copied.
    private static let shared = Result { () -> (manifest: String, app: String) in
        var manifest = try Project.checkout.text(of: ManifestEdit.path) ?? ""
        var app = try Project.checkout.text(of: AppContainerEdit.path) ?? ""
        for feature in Project.checkout.names(in: "Features") where feature != "Cache" {
            manifest = try ManifestRemoval(
                feature: feature, imports: ModuleImports(files: [:], of: feature), isForced: true
            ).applied(to: manifest)
            app = app.replacing("import Challenge\(feature)\n", with: "")
        }
        return (try SwiftFormatter(project: .checkout).formatted([manifest])[0], app)
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
        try Data(text.utf8).write(to: folder.appending(path: path))
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    /// Runs `./generate.sh` with the arguments in `commandLine`.
    @discardableResult
    func generate(
        _ commandLine: String, outputFailure: OutputFailure? = nil
    ) async -> (code: ExitCode, output: String, error: String) {
        let output = MemoryOutput(failure: outputFailure)
        let error = MemoryOutput()
        let code = await withTaskExecutorPreference(WaitingExecutor.shared) {
            await GeneratorTool.run(
                root: project.root, arguments: commandLine.split(separator: " ").map(String.init), environment: [:],
                streams: Streams(input: MemoryInput([]), output: output, error: error))
        }
        return (code, output.text, error.text)
    }
}
