internal import ChallengeResources

/// The help page of a command, generated from the definitions of the commands.
struct HelpPage {
    /// The extent of a page: `-h` prints the short one, and `--help` the long one.
    enum Extent {
        case short
        case long
    }

    /// The number of examples on a short page.
    private static let mostExamples = 2

    private let tool: CommandLineTool
    private let command: CommandDefinition
    private let path: [String]
    private let extent: Extent

    /// Creates the page of the command that the command line reached.
    ///
    init(for line: ScannedCommandLine, of tool: CommandLineTool) {
        self.tool = tool
        self.command = line.command
        self.path = line.path
        self.extent = line.helpExtent
    }

    var sections: [HelpSection] {
        let sections: [HelpSection] =
            switch extent {
            case .short where isRoot && tool.overview != nil:
                [summary] + (tool.overview?.sections(of: tool.root) ?? []) + [furtherHelp]
            case .short:
                [
                    summary, isRoot ? discussion : nil, usage, arguments, commands, options,
                    examples(atMost: Self.mostExamples), output, furtherHelp,
                ].compactMap(\.self)
            case .long:
                [
                    summary, discussion, usage, arguments, commands, options, fields, topics,
                    examples(atMost: .max), globalOptions,
                ]
            }
        return sections.filter { !$0.isEmpty }
    }

    private var isRoot: Bool { path.count == 1 }

    private var summary: HelpSection { HelpSection(paragraphs: [SafeText(command.summary.localized())]) }

    var discussion: HelpSection { HelpSection(paragraphs: command.discussion.map { [SafeText($0.localized())] } ?? []) }

    var usage: HelpSection {
        var words = path
        if !command.subcommands.isEmpty { words.append("terminal.help.commandPlaceholder".localized()) }
        words += command.arguments.map(\.usage)
        words.append("terminal.help.optionsPlaceholder".localized())
        return HelpSection(title: "terminal.help.usage", preformatted: [SafeText(words.joined(separator: " "))])
    }

    var arguments: HelpSection {
        HelpSection(title: "terminal.help.arguments", entries: command.arguments.map(HelpSection.Entry.init))
    }

    var commands: HelpSection {
        var entries = command.subcommands.map { command in
            HelpSection.Entry(([command.name] + command.aliases).joined(separator: ", "), command.define().summary)
        }
        if isRoot {
            entries.append(.init("terminal.help.helpCommand".localized(), "terminal.help.helpCommand.help"))
        }
        return HelpSection(title: "terminal.help.commands", entries: entries)
    }

    var options: HelpSection {
        let entries = command.options.map { HelpSection.Entry($0, exclusiveOptions: command.exclusiveOptions) }
        return HelpSection(title: "terminal.help.options", entries: entries)
    }

    /// The fields of the records that the command prints.
    ///
    /// The fields of a command that runs another one depend on that other command.
    var fields: HelpSection {
        let line = path + command.arguments.map(\.usage) + ["--" + StandardOptions.fields.name]
        let text =
            command.forward == nil
            ? command.fields.joined(separator: ", ")
            : "terminal.help.forwardedFields %@".localized(line.joined(separator: " "))
        return HelpSection(title: "terminal.help.fields", preformatted: text.isEmpty ? [] : [SafeText(text)])
    }

    /// The options that choose what is printed, of a command that prints records.
    private var output: HelpSection? {
        if command.fields.isEmpty { return nil }
        let limit = command.options.contains { $0.name == "limit" } ? ", --limit N" : ""
        let text = "terminal.help.output %@".localized("--format, --fields, --json" + limit)
        return HelpSection(paragraphs: [SafeText(text)])
    }

    /// The topics of the help, on the page of the tool.
    private var topics: HelpSection {
        let entries = HelpTopic.allCases.map { HelpSection.Entry("help \($0.rawValue)", $0.summary) }
        return HelpSection(title: "terminal.help.topics", entries: isRoot ? entries : [])
    }

    /// Returns the examples of the command; a group without own examples shows the first one of each subcommand.
    func examples(atMost count: Int) -> HelpSection {
        let examples =
            command.examples.isEmpty ? command.subcommands.compactMap { $0.define().examples.first } : command.examples
        return HelpSection(title: "terminal.help.examples", entries: examples.prefix(count).map(HelpSection.Entry.init))
    }

    private var globalOptions: HelpSection {
        HelpSection(paragraphs: [SafeText("terminal.help.globalOptions %@".localized(tool.root.name))])
    }

    /// The way to the long page, if it shows more, and to the options of every command.
    private var furtherHelp: HelpSection {
        let hasMore =
            isRoot || command.discussion != nil || !fields.isEmpty
            || examples(atMost: .max).entries.count > Self.mostExamples
        let further = "terminal.help.further %@".localized(path.joined(separator: " "))
        return HelpSection(paragraphs: (hasMore ? [SafeText(further)] : []) + globalOptions.paragraphs)
    }
}

extension [HelpSection] {
    /// Returns the lines of the sections, with an empty line between them.
    func lines(fitting screen: Screen) -> [SafeText] {
        // Lines of prose with more than 100 columns are hard to read.
        let columns = Swift.min(screen.columns, 100)
        return enumerated().flatMap { index, section in
            (index == 0 ? [] : [.empty]) + section.lines(columns: columns)
        }
    }
}
