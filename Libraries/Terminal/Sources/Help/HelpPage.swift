internal import ChallengeResources

/// The help page of a command, generated from the definitions of the commands.
struct HelpPage {
    private let tool: CommandLineTool
    private let command: Command
    private let path: [String]

    /// Creates the page of the command that the command line reached.
    init(for line: ScannedCommandLine, of tool: CommandLineTool) {
        self.tool = tool
        self.command = line.command
        self.path = line.path
    }

    func lines(fitting screen: Screen) -> [SafeText] {
        // Lines of prose with more than 100 columns are hard to read.
        let columns = min(screen.columns, 100)
        return sections.enumerated().flatMap { index, section in
            (index == 0 ? [] : [.empty]) + section.lines(columns: columns)
        }
    }

    private var sections: [HelpSection] {
        let prose = [command.summary, command.discussion].compactMap { key in
            key.map { HelpSection(paragraph: SafeText($0.localized())) }
        }
        return
            (prose + [
                HelpSection(title: "terminal.help.usage", preformatted: [usage]),
                HelpSection(title: "terminal.help.arguments", entries: command.arguments.map(entry)),
                HelpSection(title: "terminal.help.commands", entries: commandEntries),
                HelpSection(title: "terminal.help.options", entries: command.options.map(entry)),
                HelpSection(title: "terminal.help.fields", preformatted: fields),
                HelpSection(title: "terminal.help.globalOptions", entries: tool.globalOptions.map(entry)),
                HelpSection(title: "terminal.help.examples", entries: command.examples.map(entry)),
            ]).filter { !$0.isEmpty }
    }

    private var isRoot: Bool { path.count == 1 }

    private var usage: SafeText {
        var words = path
        if !command.subcommands.isEmpty { words.append("terminal.help.commandPlaceholder".localized()) }
        words += command.arguments.map(\.usage)
        return SafeText((words + ["terminal.help.optionsPlaceholder".localized()]).joined(separator: " "))
    }

    private var fields: [SafeText] {
        let names = command.fields
        return names.isEmpty ? [] : [SafeText(names.joined(separator: ", "))]
    }

    private var commandEntries: [HelpSection.Entry] {
        let entries = command.subcommands.map { command in
            let names = [command.name] + command.aliases
            return HelpSection.Entry(
                term: SafeText(names.joined(separator: ", ")), text: SafeText(command.summary.localized()))
        }
        if !isRoot { return entries }
        let help = HelpSection.Entry(
            term: SafeText("terminal.help.helpCommand".localized()),
            text: SafeText(StandardOptions.help.help.localized()))
        return entries + [help]
    }

    private func entry(for argument: Argument<any Sendable>) -> HelpSection.Entry {
        HelpSection.Entry(
            term: SafeText(argument.usage),
            text: text(argument.help, notes: choices(argument.kind.expectation)))
    }

    private func entry(for option: Option<any Sendable>) -> HelpSection.Entry {
        let short = option.short.map { "-\($0), " } ?? "    "
        let placeholder = option.placeholder.map { " " + $0.localizedPlaceholder } ?? ""
        var notes = option.kind.map { choices($0.expectation) } ?? []
        if let value = option.defaultText { notes.append("terminal.help.default %@".localized(value)) }
        let rivals = command.exclusiveOptions.filter { $0.contains(option.name) }.flatMap(\.self)
        let others = rivals.filter { $0 != option.name }.map { "--" + $0 }
        if !others.isEmpty { notes.append("terminal.help.notWith %@".localized(others.joined(separator: ", "))) }
        return HelpSection.Entry(
            term: SafeText(short + "--" + option.name + placeholder), text: text(option.help, notes: notes))
    }

    private func text(_ help: String, notes: [String]) -> SafeText {
        SafeText(help.localized() + (notes.isEmpty ? "" : " (" + notes.joined(separator: "; ") + ")"))
    }

    private func entry(for example: Example) -> HelpSection.Entry {
        HelpSection.Entry(term: SafeText(example.command), text: SafeText(example.summary.localized()), isStacked: true)
    }

    private func choices(_ expectation: Expectation) -> [String] {
        let choices = expectation.choices
        return choices.isEmpty ? [] : ["terminal.help.choices %@".localized(choices.joined(separator: ", "))]
    }
}

extension Argument {
    /// The argument as the usage shows it: `ID`, `[ID]`, `ID…` or `[ID…]`.
    fileprivate var usage: String {
        let name = name.localizedPlaceholder + (count.repeats ? "…" : "")
        return count.isRequired ? name : "[\(name)]"
    }
}
