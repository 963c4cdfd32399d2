internal import ChallengeResources

/// A subject that concerns all commands, with a help page of its own.
enum HelpTopic: String, Sendable, CaseIterable {
    case options
    case fields
    case formats
    case exitCodes = "exit-codes"
    case environment

    /// The key of the one-line summary.
    var summary: String {
        switch self {
        case .options: "terminal.topic.options"
        case .fields: "terminal.topic.fields"
        case .formats: "terminal.topic.formats"
        case .exitCodes: "terminal.topic.exitCodes"
        case .environment: "terminal.topic.environment"
        }
    }

    func sections(of tool: CommandLineTool) -> [HelpSection] {
        switch self {
        case .options:
            [HelpSection(title: summary, entries: tool.globalOptions.map { .init($0) })]
        case .fields:
            [HelpSection(title: summary, preformatted: [SafeText("terminal.topic.fields.discussion".localized())])]
                + tool.root.tree.compactMap { path, command in
                    let names = command.fields.joined(separator: ", ")
                    return names.isEmpty
                        ? nil : HelpSection(name: path.joined(separator: " "), preformatted: [SafeText(names)])
                }
        case .formats:
            [
                HelpSection(title: summary, entries: OutputFormat.allCases.map { .init($0.rawValue, $0.help) }),
                HelpSection(paragraphs: [SafeText("terminal.topic.formats.discussion".localized())]),
            ]
        case .exitCodes:
            [
                HelpSection(
                    title: summary,
                    entries: ExitCode.explanations.map { .init("\($0.key.rawValue)", $0.value) })
            ]
        case .environment:
            [
                HelpSection(
                    title: summary,
                    entries: (tool.environment() + EnvironmentVariable.ofEveryTool).map(HelpSection.Entry.init))
            ]
        }
    }
}

extension ExitCode {
    /// The exit codes with the keys of their explanations.
    static let explanations: KeyValuePairs<ExitCode, String> = [
        ok: "terminal.exitCode.ok",
        failure: "terminal.exitCode.failure",
        usage: "terminal.exitCode.usage",
        dataError: "terminal.exitCode.dataError",
        notFound: "terminal.exitCode.notFound",
        unavailable: "terminal.exitCode.unavailable",
        software: "terminal.exitCode.software",
        ioError: "terminal.exitCode.ioError",
        temporaryFailure: "terminal.exitCode.temporaryFailure",
        configuration: "terminal.exitCode.configuration",
        interrupted: "terminal.exitCode.interrupted",
    ]
}

/// An environment variable that changes what a tool does.
public struct EnvironmentVariable: Sendable {
    public let name: String

    /// The key of the description in the help.
    public let help: String

    /// The values that the variable can have, if it is one of a few.
    let choices: [String]
}

extension EnvironmentVariable {
    public init(_ name: String, help: String) { self.init(name: name, help: help, choices: []) }

    /// Creates the variable of a setting.
    public init(_ setting: any AnySetting) {
        self.init(name: setting.variable, help: setting.help, choices: setting.form.expectation.choices)
    }

    /// The variables that this module reads.
    static let ofEveryTool = [
        EnvironmentVariable("LC_ALL, LC_MESSAGES, LANG", help: "terminal.environment.language"),
        EnvironmentVariable("NO_COLOR", help: "terminal.environment.noColor"),
        EnvironmentVariable("CLICOLOR=0", help: "terminal.environment.noColor"),
        EnvironmentVariable("CLICOLOR_FORCE=1", help: "terminal.environment.color"),
        EnvironmentVariable("COLORTERM=truecolor", help: "terminal.environment.colorTerm"),
        EnvironmentVariable("CHALLENGE_HYPERLINKS=1, 0", help: "terminal.environment.hyperlinks"),
        EnvironmentVariable("\(Console.noInputVariable)=1", help: "terminal.environment.noInput"),
        EnvironmentVariable("ACCESSIBLE=1", help: "terminal.environment.accessible"),
        EnvironmentVariable("COLUMNS, LINES", help: "terminal.environment.columns"),
        EnvironmentVariable("TERM", help: "terminal.environment.term"),
        EnvironmentVariable("PAGER", help: "terminal.environment.pager"),
        EnvironmentVariable("LESS, LESSCHARSET", help: "terminal.environment.less"),
        EnvironmentVariable("CHALLENGE_FORCE_TTY=N", help: "terminal.environment.forceTTY"),
    ]
}

/// A file of a tool, for its manual page.
public struct DocumentedFile: Sendable {
    /// The path, which can begin with a variable.
    let path: String

    /// The key of the description.
    let help: String

    public init(_ path: String, help: String) {
        self.path = path
        self.help = help
    }
}
