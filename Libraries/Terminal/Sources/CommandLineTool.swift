internal import ChallengeCore
internal import ChallengeResources

/// A command-line program: its commands, and the steps from a command line to an exit code.
public struct CommandLineTool: Sendable {
    public let version: String

    /// The options of every command, including the standard options of this module.
    public let globalOptions: [any AnyOption]

    /// Returns the environment variables that the commands read.
    let environment: @Sendable () -> [EnvironmentVariable]

    /// Returns the files that the commands read and write.
    let files: @Sendable () -> [DocumentedFile]

    /// Returns the addresses of the items that a command prints, for hyperlinks.
    private let itemAddress: @Sendable (Invocation) -> ItemAddress?

    private let rootWithoutStandardCommands: CommandDefinition

    /// The commands that the short help shows.
    let overview: Overview?

    /// The command that is proposed to a user who types the name of an item in place of a command.
    private let search: Search?

    private let releaseDate: String?

    /// Returns the warnings that are printed after every command.
    private let closingWarnings: @Sendable () async -> [SafeText]

    /// Creates a tool; `summary`, `discussion` and the summaries of the examples are keys of strings.
    ///
    /// - Parameters:
    ///   - overview: The commands that the short help shows; `nil` shows all.
    ///   - releaseDate: The release date in ISO 8601. If set, the tool also has the commands `completions` and
    ///     `manual`.
    public init(
        name: String,
        version: String,
        summary: String,
        discussion: String? = nil,
        examples: [Example] = [],
        overview: Overview? = nil,
        commands: [Command],
        globalOptions: [any AnyOption] = [],
        environment: @autoclosure @escaping @Sendable () -> [EnvironmentVariable] = [],
        files: @autoclosure @escaping @Sendable () -> [DocumentedFile] = [],
        itemAddress: @escaping @Sendable (Invocation) -> ItemAddress? = { _ in nil },
        search: Search? = nil,
        releaseDate: String? = nil,
        closingWarnings: @escaping @Sendable () async -> [SafeText] = { [] }
    ) {
        self.version = version
        self.environment = environment
        self.files = files
        self.itemAddress = itemAddress
        self.closingWarnings = closingWarnings
        self.overview = overview
        self.search = search
        self.releaseDate = releaseDate
        self.rootWithoutStandardCommands = Command(
            name, summary: summary, discussion: discussion, examples: examples, subcommands: commands
        ).define()
        self.globalOptions = StandardOptions.presentation + globalOptions + StandardOptions.information
    }

    /// A command that searches for items, and a closure that returns `true` if a word names an item.
    public typealias Search = (command: String, finds: @Sendable (_ word: String, Invocation) async -> Bool)

    /// The command of the tool itself, which contains all other commands.
    var root: CommandDefinition {
        var root = rootWithoutStandardCommands
        guard let releaseDate else { return root }
        root.subcommands += [
            Command("completions", onDemand: CompletionsCommand(program: rootWithoutStandardCommands.name).command),
            Command("manual", onDemand: ManualCommand(tool: self, date: releaseDate).command),
        ]
        return root
    }

    /// Returns `true` for arguments with which a shell requests the candidates for a word.
    public static func isCompletionRequest(_ arguments: [String]) -> Bool {
        arguments.first == CompletionRequest.command
    }

    /// Runs the command of the command line.
    ///
    /// The arguments do not include the program's name. The environment determines the language, the colors and the
    /// width of the window, unless the command line or the configuration does.
    public func run(
        arguments: [String], environment: [String: String], streams: Streams, configuration: Configuration = .none
    ) async -> ExitCode {
        let configuredLanguage = configuration.validValue(of: StandardSettings.language)
        if Self.isCompletionRequest(arguments), let request = CompletionRequest(arguments) {
            let console = Console(streams: streams, environment: environment)
            await request.printReply(
                of: self, in: configuredLanguage ?? Language(environment: environment), console, configuration)
            return .ok
        }
        let line = scan(arguments)
        let language =
            line.value(of: StandardOptions.language) ?? configuredLanguage ?? Language(environment: environment)
        let console = Console(
            streams: streams, environment: environment,
            color: line.value(of: StandardOptions.color) ?? configuration.validValue(of: StandardSettings.color)
                ?? .auto,
            isQuiet: line.has(StandardOptions.quiet), allowsPrompts: !line.has(StandardOptions.noInput),
            usesPager: !line.has(StandardOptions.noPager), pager: configuration.validValue(of: StandardSettings.pager))

        return await Localization.$language.withValue(language) {
            let run: @Sendable () async -> ExitCode = {
                let code = await exitCode(of: line, console, configuration)
                for warning in await closingWarnings() { console.warning(warning) }
                return code
            }
            return await console.hasPager ? console.paging(run) : run()
        }
    }

    private func scan(_ words: [String]) -> ScannedCommandLine {
        CommandLineScanner.scan(words, root: root, globalOptions: globalOptions, listsGroups: true)
    }

    private func exitCode(
        of line: ScannedCommandLine, _ console: Console, _ configuration: Configuration
    ) async -> ExitCode {
        do {
            try await perform(line, console, configuration)
            return .ok
        } catch let error as UsageError {
            return report(await proposingSearch(error, line, configuration), line, console)
        } catch {
            return report(error, line, console)
        }
    }

    private func report(_ error: any Error, _ line: ScannedCommandLine, _ console: Console) -> ExitCode {
        ErrorReport(console: console, isVerbose: line.isVerbose).report(error)
    }

    /// Returns the error with a search as the proposal: if an unknown first word names an item, and for a word that a
    /// group or its list does not take.
    private func proposingSearch(
        _ error: UsageError, _ line: ScannedCommandLine, _ configuration: Configuration
    ) async -> UsageError {
        switch error.problem {
        case .unknownCommand(let word, _) where error.path.count == 1:
            guard let search, await search.finds(word, Invocation(line, configuration)) else { return error }
            // The search has other fields.
            var line = line
            line.occurrences.removeAll { $0.option.name == StandardOptions.fields.name }
            let proposal = line.commandLine(error.path + [search.command], line.operands.map(\.quotedForShell))
            return UsageError(.unknownCommand(word, nearest: proposal), in: error.path)
        case .unknownCommand(let word, nil):
            return UsageError(.unknownCommand(word, nearest: line.searchOfGroup), in: error.path)
        case .unexpectedArgument(let word, nil):
            return UsageError(.unexpectedArgument(word, proposal: line.searchOfGroup), in: error.path)
        default:
            return error
        }
    }

    private func perform(
        _ line: ScannedCommandLine, _ console: Console, _ configuration: Configuration, isLocal: Bool = false
    ) async throws {
        if line.asksForHelp {
            if let mistake = line.mistake, case .unknownCommand = mistake.problem { throw mistake }
            try printHelp(for: line, console)
        } else if line.has(StandardOptions.version) {
            try console.print("\(root.name) \(version)")
        } else if line.commands.count == 1 {
            // Without a command, the tool prints its short help. A group without a subcommand is a usage error.
            try line.checkOptions()
            try line.refuseOptionsOfRecords()
            try printHelp(for: line, console)
        } else if let forward = line.command.forward {
            guard let other = try await forward(try line.invocation(on: console, configuration), console) else {
                return
            }
            try await perform(
                scan(other.words + line.words(of: other.keptOptions + globalOptions)), console, configuration,
                isLocal: other.isLocal)
        } else if let names = try line.requestedFields() {
            try console.print(names.map { SafeText($0) })
        } else {
            var invocation = try line.invocation(on: console, configuration)
            invocation.isLocal = isLocal
            invocation.runOther = { words, console in
                try await perform(scan(words + line.words(of: globalOptions)), console, configuration)
            }
            if console.output.showsHyperlinks { invocation.itemAddress = itemAddress(invocation) }
            if line.commands.allSatisfy(\.needsConfiguration) { try configuration.check(invocation) }
            try await line.command.run?(invocation, console)
        }
    }

    private func printHelp(for line: ScannedCommandLine, _ console: Console) throws {
        let sections = line.helpTopic?.sections(of: self) ?? HelpPage(for: line, of: self).sections
        try console.print(sections.lines(fitting: console.output))
    }
}
