internal import ChallengeResources

/// A program for the terminal: its commands, and the way from a line to an exit code.
public struct CommandLineTool: Sendable {
    public let version: String

    /// The tool itself, as the command above all others.
    public let root: Command

    /// The options that every command understands, the library's own among them.
    public let globalOptions: [Option<any Sendable>]

    /// What there is to warn of when a command is done, whatever it was.
    private let closingWarnings: @Sendable () async -> [SafeText]

    /// The summary, the discussion and those of the examples are keys.
    public init(
        name: String,
        version: String,
        summary: String,
        discussion: String? = nil,
        examples: [Example] = [],
        commands: [Command],
        globalOptions: [any AnyOption] = [],
        closingWarnings: @escaping @Sendable () async -> [SafeText] = { [] }
    ) {
        self.version = version
        self.closingWarnings = closingWarnings
        self.root = Command(
            name, summary: summary, discussion: discussion, examples: examples, subcommands: commands)
        self.globalOptions = (StandardOptions.presentation + globalOptions + StandardOptions.information).map(\.erased)
    }

    /// Does what the line asks for.
    ///
    /// The arguments come without the program's own name, and the environment is asked for the language, the colours and
    /// the window.
    public func run(arguments: [String], environment: [String: String], streams: Streams) async -> ExitCode {
        let line = LineScanner.scan(arguments, root: root, globalOptions: globalOptions)
        let language = line.lenientValue(of: StandardOptions.language) ?? Language(environment: environment)
        let console = Console(
            streams: streams, environment: environment,
            color: line.lenientValue(of: StandardOptions.color) ?? .auto, isQuiet: line.has(StandardOptions.quiet))

        return await Localization.$language.withValue(language) {
            let code = await exitCode(of: line, console)
            for warning in await closingWarnings() { console.warning(warning) }
            return code
        }
    }

    private func exitCode(of line: ScannedLine, _ console: Console) async -> ExitCode {
        do {
            try await perform(line, console)
            return .ok
        } catch {
            return ErrorReport(console: console, isVerbose: line.has(StandardOptions.verbose)).report(error)
        }
    }

    private func perform(_ line: ScannedLine, _ console: Console) async throws {
        if line.asksForHelp {
            if let mistake = line.mistake, case .unknownCommand = mistake.problem { throw mistake }
            try printHelp(for: line, console)
        } else if line.has(StandardOptions.version) {
            try console.print("\(root.name) \(version)")
        } else if line.commands.count == 1 {
            // The tool alone shows its help; a group that lacks its subcommand is a mistake.
            try line.checkOptions()
            try printHelp(for: line, console)
        } else {
            let invocation = try line.invocation()
            try await line.command.run?(invocation, console)
        }
    }

    private func printHelp(for line: ScannedLine, _ console: Console) throws {
        try console.print(HelpPage(for: line, of: self).lines(fitting: console.output))
    }
}

extension ScannedLine {
    fileprivate var asksForHelp: Bool { startsWithHelp || has(StandardOptions.help) }
}
