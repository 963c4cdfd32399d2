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
        return Configuration(settings: settings, environment: environment, file: .success(file))
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
                path: ["planets"], configuration: configuration, options: given.map { ["age": $0] } ?? [:])
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
        let configuration = Configuration(settings: [setting], environment: environment, file: .success(nil))

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
        (
            #"{"aliases": {"a": "'"}}"#,
            "/c, line 1: 'aliases.a' needs a name without spaces or control characters that does not begin with '-', and a command line with closed quotation marks."
        ),
        (
            "{\n\"aliases\":\n{\"d\":5}}",
            "/c, line 3: 'aliases.d' needs a name without spaces or control characters that does not begin with '-', and a command line with closed quotation marks."
        ),
        (
            #"{"aliases": {"a b": "x"}}"#,
            "/c, line 1: 'aliases.a b' needs a name without spaces or control characters that does not begin with '-', and a command line with closed quotation marks."
        ),
        (
            "{\"aliases\": {\n\"p\": \"planet 3\"}}",
            "/c, line 2: 'p' is the name of a command, so it cannot be an alias."
        ),
        (
            #"{"aliases": {"help": "planet 3"}}"#,
            "/c, line 1: 'help' is the name of a command, so it cannot be an alias."
        ),
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

    @Test(arguments: [
        (#"{"aliases": ["x"]}"#, "line 1: 'aliases' must be an object with a command line for each name."),
        ("{\"age\": 1,\n\"age\": 2}", "line 2: 'age' appears more than once."),
    ])
    func `a file that is ambiguous or has no aliases is a mistake`(file: String, message: String) async throws {
        let run = try await run("planet 3", file: file)

        #expect(run.code == .configuration)
        #expect(run.error.hasPrefix("error: /c, \(message)\nRun 'challenge config edit'"))
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

    private static let aliases = #"""
        {"aliases": {
            "two": "planets list --page 2 --name 'a b'", "one": "two", "loud": "-v --policy remoteFirst planets",
            "wrong": "planets list --zebra \u001b", "four": "--lang en one", "loop": "pool x", "pool": "loop y",
            "self": "self", "group": "planets", "three": "planet 3", "options": "planet 3",
            "secret": "planets list --zebra 'http://u:SEC RET@x/ y'"
        }}
        """#

    @Test(arguments: [
        ("two", "page 2 all false name a b policy -\n"), ("-q two", "page 2 all false name a b policy -\n"),
        ("--color=never --policy remoteFirst two -n x", "page 2 all false name x policy remote\n"),
        ("--policy=remoteFirst --lang en two", "page 2 all false name a b policy remote\n"),
        ("--name y two", "page 2 all false name a b policy -\n"),
        ("one", "page 2 all false name a b policy -\n"),
        ("-q four --name y", "page 2 all false name y policy -\n"),
        ("loud list --all", "page - all true name - policy remote\n"), ("planet 3", "ids 3\n"),
    ])
    func `an alias stands for the words of its command line, also after options`(
        line: String, output: String
    ) async throws {
        let run = try await run(line, file: Self.aliases)

        #expect(run.error == "")
        #expect(run.output == output)
    }

    @Test(arguments: [
        ("loop", "Unknown command: 'loop'. 'loop' is an alias for 'pool x'."),
        ("self", "Unknown command: 'self'. 'self' is an alias for 'self'."), ("two two", "Unexpected argument: 'two'"),
        ("help twi", "Unknown command: 'twi'. Did you mean 'two'?"), ("-- two", "Unknown command: 'two'."),
        ("help loop", "Unknown command: 'loop'. 'loop' is an alias for 'pool x'."),
        ("help group lits", "Unknown command: 'lits'. Did you mean 'list'? 'group' is an alias for 'planets'."),
        ("planets two", "Unknown command: 'two'"),
        ("-q wrong", "Unknown option: '--zebra'. 'wrong' is an alias for 'planets list --zebra ^['."),
        ("secret", "Unknown option: '--zebra'. 'secret' is an alias for 'planets list --zebra 'http://…@x/ y''."),
        ("two --page x", "Invalid value for --page: 'x'. Use a whole number, 1 or more. 'two' is an alias for '"),
    ])
    func `an alias is only one command, is not expanded twice, and is named in an error of its command line`(
        line: String, message: String
    ) async throws {
        let run = try await run(line, file: Self.aliases)

        #expect(run.output == "")
        #expect(run.code == .usage, "\(run)")
        #expect(run.error.hasPrefix("error: \(message)"), "\(run.error)")
    }

    @Test(arguments: [
        ("help two", "planets list"), ("help four", "planets list"), ("help -q loud list", "planets list"),
        ("help wrong", "planets list"), ("help group", "planets"), ("help group list", "planets list"),
        ("help three", "planet"), ("help options", "help options"),
    ])
    func `the help of an alias is that of its command`(line: String, command: String) async throws {
        let run = try await run(line, file: Self.aliases)
        let expected = try await self.run(command.hasPrefix("help") ? command : command + " --help")

        #expect(run.output == expected.output && !run.output.isEmpty)
        #expect(run.error == "")
    }

    @Test func `a command precedes an alias of its name`() throws {
        let configuration = try configuration(file: #"{"aliases": {"help": "planets list", "p": "planet 3"}}"#)

        for words in [["help"], ["p", "list"], ["planets", "list"]] {
            let line = CommandLineScanner.scan(
                words, root: SampleTool.tool.root, globalOptions: [], aliases: configuration.aliasesByName)
            #expect(line.words == words)
            #expect(line.alias == nil)
        }
    }

    @Test func `a pager with an open quotation mark is a mistake`() throws {
        let mistake = try configuration().mistake(key: "pager", text: "less 'x")

        #expect(
            mistake?.message == "Invalid value for pager: 'less 'x'. Use a command line with closed quotation marks.")
        #expect(try configuration().mistake(key: "pager", text: "") == nil)
    }

    @Test func `all values are listed with their origins`() throws {
        let configuration = try configuration(
            file: "{\"age\": 3,\n\"aliases\": {\"b\": \"x\"}}", environment: ["CHALLENGE_COLOR": "always"])

        #expect(
            configuration.allValues == [
                ConfiguredValue(key: "format", text: "", origin: .byDefault),
                ConfiguredValue(key: "color", text: "always", origin: .variable("CHALLENGE_COLOR")),
                ConfiguredValue(key: "language", text: "", origin: .byDefault),
                ConfiguredValue(key: "pager", text: "less", origin: .byDefault),
                ConfiguredValue(key: "age", text: "3", origin: .file(path: "/c", line: 1)),
                ConfiguredValue(key: "aliases.b", text: "x", origin: .file(path: "/c", line: 2)),
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

    @Test(arguments: ["", "--help", "help", "-h"])
    func `the help of the tool lists the aliases, that of a command does not`(line: String) async throws {
        let help = try await run(line, file: #"{"aliases": {"two": "planets list --page 2", "x": "\u001b[2J"}}"#)

        #expect(help.output.contains("\n\nAliases\n  two  planets list --page 2\n  x    ^[[2J\n\n"), "\(help.output)")
        #expect(try await !run(line).output.contains("Aliases"))
        #expect(try await !run("planets --help", file: Self.aliases).output.contains("Aliases"))
    }
}
