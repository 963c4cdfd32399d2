import ChallengeTerminal
import ChallengeTerminalMocks
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeGeneration

/// A folder with the shared files of a project without features, and with the templates.
final class SmallProject: Sendable {
    static let files = [
        "Package.swift": """
        let modules = [
            library("Core"),
            app(
                "challenge", folder: "Challenge",
                uses: [
                    "Core",
                ]),
        ]

        """,
        "App/Challenge/AppContainer.swift": """
        import ChallengeCore

        struct AppContainer {
            static let collections = [
                MoonFeature.description,
            ]

            let tool: CommandLineTool
            init() {
                let librarySchemas: [Schema] =
                    FirstFeature.schemas
                let app = AppResources(librarySchemas: librarySchemas)
            }

            private static func features(_ app: AppResources) -> [[Command]] {
                [
                    Command.all(of: app.search),
                ]
            }

            private static let ownCommands = [Command("open", onDemand: open)]
        }

        """,
        "Libraries/Resources/Assets/Localizable.xcstrings": """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "alien.field.size" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "value" : "Size"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "value" : "Tamaño"
                  }
                }
              }
            },
            "zoo" : {
              "localizations" : {
              }
            }
          },
          "version" : "1.0"
        }

        """,
        "Libraries/Terminal/Sources/StandardOptions.swift": "let page = Option(\"page\", .integer)\n",
        "Features/Moon/Sources/MoonFeature.swift": """
        CollectionDescription(MoonDTO.self, .moons)
        CommandEntry("moons", aliases: ["luna"]) {}

        """,
        "Features/Moon/Sources/MoonContainer.swift": """
        ItemCollection("moon", "moons", .moons) {}

        """,
    ]

    static let checkout = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
        .path(percentEncoded: false)

    private let scratch: Scratch

    var project: Project { Project(root: scratch.url.path(percentEncoded: false)) }

    init() throws {
        scratch = try Scratch()
        for (path, text) in Self.files { try write(text, to: path) }
        let templates = "\(Self.checkout)/\(Blueprint.folder)"
        try FileManager.default.createDirectory(
            atPath: "\(project.root)/Libraries/Generation", withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: templates, toPath: "\(project.root)/\(Blueprint.folder)")
    }

    func write(_ text: String, to path: String) throws {
        let place = URL(filePath: "\(project.root)/\(path)")
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    /// Replaces a text of a file, which must contain it.
    func replace(_ old: String, with new: String, in path: String) throws {
        let text = try #require(try project.text(of: path))
        try #require(text.contains(old), "\(old)")
        try write(text.replacing(old, with: new), to: path)
    }

    /// Runs a command line of the generator, which does not format the code.
    func run(_ line: String, inTerminal: Bool = false) async -> (code: ExitCode, output: String, error: String) {
        let (output, error) = (MemoryOutput(terminalColumns: inTerminal ? 200 : nil), MemoryOutput())
        let code = await GeneratorTool.run(
            in: project, Formatter { $0 }, arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }

    /// Generates a whole feature.
    func generate(_ name: String, _ options: String = "--field name:String") async -> [ExitCode] {
        var codes: [ExitCode] = []
        for line in [
            "feature \(name) \(options)", "datasource \(name) --remote /\(name.lowercased()) --persistent",
            "repository \(name) --kind cached", "feature \(name)",
        ] {
            codes.append(await run(line).code)
        }
        return codes
    }

    /// Returns the texts of all files without the templates.
    func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        for folder in ["App", "Features", "Libraries/Resources"] {
            for path in project.files(below: folder) { texts[path] = try project.text(of: path) }
        }
        texts["Package.swift"] = try project.text(of: "Package.swift")
        return texts
    }
}
