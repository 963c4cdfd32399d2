import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeConfiguration

struct ConfigurationCommandsTests {
    private static let age = Setting(
        "age", variable: "AGE", .positiveInteger, help: "terminal.option.json", default: "7")

    private func run(
        _ arguments: String..., file: ConfigurationFileRepositoryMock, environment: [String: String] = [:],
        input: String = ""
    ) async throws -> (code: ExitCode, output: String, error: String) {
        let output = MemoryOutput()
        let error = MemoryOutput()
        let container = ConfigurationContainer(file: file, environment: environment, keys: ["age"])
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: [ConfigurationCommand(container: container).command]
        ).run(
            arguments: ["config"] + arguments, environment: environment,
            streams: Streams(input: MemoryInput(input.isEmpty ? [] : [input]), output: output, error: error),
            configuration: Configuration(
                settings: [Self.age], environment: environment, file: try file.configuredValues))
        return (code, output.text, error.text)
    }

    @Test func `list prints values with defaults, and origins if requested`() async throws {
        let file = ConfigurationFileRepositoryMock(text: #"{"aliases": {"x": "y"}}"#)

        let plain = try await run("list", file: file)
        let withOrigin = try await run("list", "--origin", "--format", "csv", file: file, environment: ["AGE": "9"])

        #expect(plain.output == "age\t7\n")
        #expect(withOrigin.output == "key,value,origin\r\nage,9,AGE\r\n")
        #expect(try await run("get", "age", file: file).output == "7\n")
        #expect(try await run("get", "aliases.x", file: file).code == .usage)
        #expect(try await run("path", file: file).output == "/config.json\n")
    }

    @Test func `the value - is the first line of standard input`() async throws {
        let file = ConfigurationFileRepositoryMock()

        let set = try await run("set", "age", "-", file: file, input: "3\n4\n")
        let missing = try await run("set", "age", "-", file: file)

        #expect(set == (.ok, "", "note: age is '3' now.\n"))
        #expect(missing.code == .usage)
        #expect(file.text == "{\n  \"age\": \"3\"\n}\n")
    }

    @Test func `a value is set and unset`() async throws {
        let file = ConfigurationFileRepositoryMock()

        let set = try await run("set", "age", "3", file: file)
        #expect(set == (.ok, "", "note: age is '3' now.\n"))
        #expect(file.text == "{\n  \"age\": \"3\"\n}\n")
        let hidden = try await run("set", "age", "4", file: file, environment: ["AGE": "9"])
        #expect(hidden.error == "note: age is '4' now.\nwarning: AGE is set and overrides this value.\n")
        #expect(try await run("unset", "age", file: file) == (.ok, "", "note: age is not set any more.\n"))
        #expect(file.text == "{}\n")
        #expect(try await run("unset", "age", file: file) == (.ok, "", "note: The file does not set age.\n"))
    }

    @Test(arguments: [
        (["set", "age", "0"], "Invalid value for age: '0'. Use a whole number, 1 or more."),
        (["set", "agee", "1"], "Unknown key: 'agee'. Did you mean 'age'?"),
        (["set", "aliases.a", "config list"], "Unknown key: 'aliases.a'."),
        (["get", "ag"], "Unknown key: 'ag'. Did you mean 'age'?"),
        (["unset", "ag"], "Unknown key: 'ag'. Did you mean 'age'?"),
    ])
    func `a wrong key or value is refused, and nothing is written`(arguments: [String], message: String) async throws {
        let file = ConfigurationFileRepositoryMock()
        let run =
            arguments.count == 2
            ? try await run(arguments[0], arguments[1], file: file)
            : try await run(arguments[0], arguments[1], arguments[2], file: file)

        #expect(run.code == .usage)
        #expect(run.error == "error: \(message)\n'challenge config list' shows all settings.\n")
        #expect(file.text == nil)
    }

    @Test func `a table shows the origin in the file without the folders`() async throws {
        let file = ConfigurationFileRepositoryMock(text: #"{"age": 3}"#)

        #expect(
            try await run("list", "--origin", "--format", "table", file: file).output == """
                Key  Value  Origin
                age  3      config.json:1

                """)
    }

    @Test func `a wrong value can be replaced or removed, and list warns of it`() async throws {
        let file = ConfigurationFileRepositoryMock(text: #"{"age": "old"}"#)

        let listed = try await run("list", file: file)
        #expect(listed.code == .ok && listed.output == "age\t7\n")
        #expect(listed.error.hasPrefix("warning: /config.json, line 1: Invalid value for age: 'old'."))
        #expect(try await run("get", "age", file: file).code == .configuration)
        #expect(try await run("unset", "age", file: file).code == .ok)
        #expect(file.text == "{}\n")
    }

    @Test func `the aliases of earlier versions can be removed, and the help names the keys`() async throws {
        let file = ConfigurationFileRepositoryMock(text: #"{"aliases": ["x"], "age": 3}"#)

        #expect(
            try await run("set", "--help", file: file).output.contains(
                "  KEY    Setting (one of: age)\n"))
        #expect(try await run("unset", "aliases", file: file).code == .ok)
        #expect(file.text == "{\n  \"age\": 3\n}\n")
    }

    @Test func `a file that is not JSON is not overwritten`() async throws {
        let file = ConfigurationFileRepositoryMock(text: "{\n,")

        for arguments in [["set", "age", "3"], ["unset", "age", ""]] {
            let run =
                arguments[2].isEmpty
                ? try await run(arguments[0], arguments[1], file: file)
                : try await run(arguments[0], arguments[1], arguments[2], file: file)
            #expect(run.code == .configuration)
            #expect(run.error.hasPrefix("error: /config.json, line 2: This is not a valid JSON object.\n"))
        }
        #expect(file.text == "{\n,")
    }

    @Test func `a file that cannot be written is an error`() async throws {
        let run = try await run(
            "set", "age", "3", file: ConfigurationFileRepositoryMock(failure: .storageFailed(.saving, .full)))

        #expect(run.code == .ioError)
        #expect(run.error == "error: The configuration could not be saved. The disk is full.\n")
    }

    @Test func `without a terminal and an editor, edit names the file and starts nothing`() async throws {
        let file = ConfigurationFileRepositoryMock()

        let run = try await run("edit", file: file, environment: ["EDITOR": " "])

        #expect(run.code == .configuration)
        #expect(
            run.error == """
                error: No editor is set, and there is no terminal. The file is /config.json.
                Set the variable VISUAL or EDITOR.

                """)
        #expect(file.text == nil)
    }

    @Test func `without a home directory the file has no path`() async throws {
        let file = ConfigurationFileRepositoryMock(path: nil)

        #expect(try await run("path", file: file).code == .configuration)
        #expect(try await run("set", "age", "3", file: file).code == .configuration)
    }
}
