import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

/// The precedence of the values of a configuration, and the mistakes in them.
struct ConfigurationTests {
    private static let age = Setting(
        "age", variable: "PLANETS_AGE", .positiveInteger, help: "age", default: "7")

    private func configuration(
        file: String? = nil, environment: [String: String] = [:]
    ) throws -> Configuration {
        let settings = StandardSettings.all + [Self.age]
        let file = try file.map { try ConfigurationFile(path: "/c", text: $0) }
        return Configuration(settings: settings, environment: environment, file: file)
    }

    /// Runs the sample tool, whose command `list` prints nothing that a format changes.
    private func run(
        _ line: String, file: String? = nil, environment: [String: String] = [:], terminalColumns: Int? = nil,
        tool: CommandLineTool = SampleTool.tool
    ) async throws -> (code: ExitCode, output: String, error: String) {
        let output = MemoryOutput(terminalColumns: terminalColumns)
        let error = MemoryOutput()
        let code = await tool.run(
            arguments: line.split(separator: " ").map(String.init), environment: environment,
            streams: Streams(input: MemoryInput([]), output: output, error: error),
            configuration: try configuration(file: file, environment: environment))
        return (code, output.text, error.text)
    }

    @Test(arguments: [
        (nil, [:], nil), (#"{"age": 3}"#, [:], 3), (#"{"age": "3"}"#, ["PLANETS_AGE": "4"], 4),
        (nil, ["PLANETS_AGE": "4"], 4), (#"{"age": 3}"#, ["PLANETS_AGE": ""], 3),
    ])
    func `a variable precedes the file`(file: String?, environment: [String: String], expected: Int?) throws {
        let configuration = try configuration(file: file, environment: environment)

        #expect(try configuration.value(of: Self.age) == expected)
        for given in [nil, 9] {
            let invocation = Invocation(
                path: ["planets"], configuration: configuration, options: given.map { ["age": "\($0)"] } ?? [:])
            #expect(try invocation.value(of: Self.age) == given ?? expected)
        }
    }

    @Test(
        arguments: [
            ([:], "true", .byDefault), (["OFF": ""], "true", .byDefault), (["OFF": "0"], "true", .byDefault),
            (["OFF": "1"], "false", .variable("OFF")), (["OFF": "yes", "ON": "true"], "false", .variable("OFF")),
            (["OFF": "no", "ON": "0"], "0", .variable("ON")), (["OFF": "x"], "x", .variable("OFF")),
        ] as [([String: String], String, ConfiguredValue.Place)])
    func `a variable that turns a setting off precedes its own variable, and is its origin`(
        environment: [String: String], text: String, origin: ConfiguredValue.Place
    ) throws {
        let setting = Setting("on", variable: "ON", .toggle, help: "on", default: "true", offVariable: "OFF")
        let configuration = Configuration(settings: [setting], environment: environment, file: nil)

        #expect(configuration.allValues == [ConfiguredValue(key: "on", text: text, origin: origin)])
        if text == "x" {
            #expect(
                throws: SettingError.invalidVariable(name: "OFF", value: "x", expected: ValueKind.toggle.expectation)
            ) { try configuration.value(of: setting) }
        } else {
            #expect(try configuration.value(of: setting) ?? true == (text == "true"))
        }
    }

    @Test(arguments: [
        ("", nil, [:], "Usage"), ("", #"{"language": "es"}"#, [:], "Uso"),
        ("", nil, ["LANG": "es_ES.UTF-8"], "Uso"), ("", #"{"language": "en"}"#, ["LANG": "es_ES.UTF-8"], "Usage"),
        ("", #"{"language": "en"}"#, ["CHALLENGE_LANGUAGE": "es", "LANG": "en"], "Uso"),
        ("--lang en", #"{"language": "es"}"#, ["CHALLENGE_LANGUAGE": "es"], "Usage"),
    ])
    func `the language is that of the option, the variable, the file or the locale`(
        option: String, file: String?, environment: [String: String], title: String
    ) async throws {
        let run = try await run("--help " + option, file: file, environment: environment)

        #expect(run.output.contains("\n\(title)\n"))
    }

    @Test(arguments: [
        ("", nil, [:], true), ("", nil, ["NO_COLOR": "1"], false),
        ("", #"{"color": "always"}"#, ["NO_COLOR": "1"], true),
        ("", #"{"color": "never"}"#, ["CLICOLOR_FORCE": "1"], false), ("", nil, ["CLICOLOR": "0"], false),
        ("", #"{"color": "never"}"#, ["CHALLENGE_COLOR": "always"], true),
        ("--color never", #"{"color": "always"}"#, ["CHALLENGE_COLOR": "always"], false),
    ])
    func `the color is that of the option, the variable, the file or NO_COLOR and CLICOLOR`(
        option: String, file: String?, environment: [String: String], isColored: Bool
    ) async throws {
        let run = try await run("--help " + option, file: file, environment: environment, terminalColumns: 80)

        #expect(run.output.contains("\u{1B}[") == isColored)
    }

    @Test(arguments: [
        ("", nil, [:], "1\n"), ("", #"{"format": "csv"}"#, [:], "n\r\n1\r\n"),
        ("", #"{"format": "csv"}"#, ["CHALLENGE_FORMAT": "jsonl"], "{\"n\":1}\n"),
        ("--format tsv", #"{"format": "csv"}"#, ["CHALLENGE_FORMAT": "jsonl"], "1\n"),
        ("--jsonl", #"{"format": "csv"}"#, [:], "{\"n\":1}\n"),
    ])
    func `the format is that of the option, the variable or the file`(
        option: String, file: String?, environment: [String: String], output: String
    ) async throws {
        let schema = RecordSchema<Int>(fields: [Field("n", header: "n", json: { .integer($0) })])
        let tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [
                Command("list", summary: "list", fields: schema.fieldNames) { invocation, console in
                    var writer = try RecordWriter(schema, invocation, console)
                    try writer.write([1])
                    try writer.finish()
                }
            ])

        #expect(try await run("list " + option, file: file, environment: environment, tool: tool).output == output)
    }

    @Test(arguments: [
        (#"{"age": 0}"#, "/c, line 1: Invalid value for age: '0'. Use a whole number, 1 or more."),
        (
            "{\n\"color\": \"alwys\"}",
            "/c, line 2: Invalid value for color: 'alwys'. Use one of: auto, always, never. Did you mean 'always'?"
        ),
        (#"{"colour": "always"}"#, "/c, line 1: Unknown key: 'colour'. Did you mean 'color'?"),
        (#"{"age": [3]}"#, "/c, line 1: Invalid value for age: '[3]'. Use a whole number, 1 or more."),
    ])
    func `a mistake in the file is named with its line, and no command runs`(file: String, message: String) async throws
    {
        let run = try await run("planet 3", file: file)

        #expect(run.code == .configuration)
        #expect(run.output == "")
        #expect(
            run.error == "error: \(message)\nRun 'challenge config edit', or 'challenge config unset KEY'.\n")
        #expect(try await self.run("--help", file: file).code == .ok)
        #expect(try await self.run("--version", file: file).code == .ok)
    }

    @Test(arguments: ["CHALLENGE_COLOR", "CHALLENGE_FORMAT", "CHALLENGE_LANGUAGE"])
    func `an invalid variable is named`(variable: String) async throws {
        let run = try await run("planet 3", environment: [variable: "x\u{1B}"])

        #expect(run.code == .configuration)
        #expect(run.error.hasPrefix("error: Invalid value for \(variable): 'x^['. Use one of: "))
    }

    @Test func `a file with a repeated key is a mistake`() async throws {
        let run = try await run("planet 3", file: "{\"age\": 1,\n\"age\": 2}")

        #expect(run.code == .configuration)
        #expect(run.error.hasPrefix("error: /c, line 2: 'age' appears more than once.\nRun 'challenge config edit'"))
    }

    @Test(arguments: [#"{"aliases": ["x"]}"#, #"{"aliases": {"planet": "planets"}, "aliases": 1}"#])
    func `the aliases of earlier versions are ignored`(file: String) async throws {
        #expect(try await run("planet 3", file: file).output == "ids 3\n")
        #expect(try configuration(file: file).hasIgnoredAliases)
        #expect(try !configuration(file: "{}").hasIgnoredAliases)
    }

    @Test(arguments: ["--format json", "--json"])
    func `an option overrides an invalid variable`(option: String) async throws {
        let run = try await run("planets list " + option, environment: ["CHALLENGE_FORMAT": "x"])

        #expect(run.code == .ok)
    }

    @Test func `a command that does not need the configuration runs in spite of a mistake`() async throws {
        let tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [
                Command("fix", summary: "fix", needsConfiguration: false) { _, console in try console.print("fixed") }
            ])

        #expect(try await run("fix", file: #"{"x": 1}"#, tool: tool).output == "fixed\n")
    }

    @Test func `a pager with an open quotation mark is a mistake`() throws {
        let mistake = try configuration().mistake(storing: "less 'x", for: "pager")

        #expect(
            mistake?.message == "Invalid value for pager: 'less 'x'. Use a command line with closed quotation marks.")
        #expect(try configuration().mistake(storing: "", for: "pager") == nil)
    }

    @Test func `all values are listed with their origins`() throws {
        let configuration = try configuration(
            file: #"{"age": 3, "aliases": {"b": "x"}}"#, environment: ["CHALLENGE_COLOR": "always"])

        #expect(
            configuration.allValues == [
                ConfiguredValue(key: "format", text: "", origin: .byDefault),
                ConfiguredValue(key: "color", text: "always", origin: .variable("CHALLENGE_COLOR")),
                ConfiguredValue(key: "language", text: "", origin: .byDefault),
                ConfiguredValue(key: "pager", text: "less", origin: .byDefault),
                ConfiguredValue(key: "age", text: "3", origin: .file(path: "/c", line: 1)),
            ])
    }

    @Test(
        arguments: [
            ("pager", ["PAGER": "more"], nil, "more", .sharedVariable("PAGER")),
            ("pager", ["PAGER": ""], nil, "", .sharedVariable("PAGER")),
            ("pager", ["PAGER": "more"], "a", "a", .file(path: "/c", line: 1)),
            ("pager", ["PAGER": "more", "CHALLENGE_PAGER": "b"], "a", "b", .variable("CHALLENGE_PAGER")),
            ("language", ["LANG": "es_MX.UTF-8"], nil, "es", .sharedVariable("LANG")),
            ("language", ["LANG": "es", "LC_ALL": "xx"], nil, "en", .sharedVariable("LC_ALL")),
            ("language", ["LANG": "es"], "en", "en", .file(path: "/c", line: 1)),
            ("color", ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], nil, "never", .sharedVariable("NO_COLOR")),
            ("color", ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], nil, "always", .sharedVariable("CLICOLOR_FORCE")),
            ("color", ["CLICOLOR": "0", "NO_COLOR": ""], nil, "never", .sharedVariable("CLICOLOR")),
            ("color", ["CLICOLOR": "1", "CLICOLOR_FORCE": "0"], nil, "auto", .byDefault),
            ("color", ["NO_COLOR": "1"], "always", "always", .file(path: "/c", line: 1)),
        ] as [(String, [String: String], String?, String, ConfiguredValue.Place)])
    func `a variable of other programs is the origin of a value that is not stored`(
        key: String, environment: [String: String], stored: String?, text: String, origin: ConfiguredValue.Place
    ) throws {
        let file = stored.map { #"{"\#(key)": "\#($0)"}"# }

        let values = try configuration(file: file, environment: environment).allValues

        #expect(values.filter { $0.key == key } == [ConfiguredValue(key: key, text: text, origin: origin)])
    }
}
