internal import ChallengeCore
internal import ChallengeResources

/// The manual page of a command, in the format of `man`.
///
/// As in git and gh, each command has a page of its own, such as `challenge-characters-list(1)`. The page of the tool
/// also has what all commands share: options, formats, exit codes and environment variables.
struct ManualPage {
    private let tool: CommandLineTool
    private let help: HelpPage
    private let commands: [CommandDefinition]
    /// The date of the version, in ISO 8601.
    private let date: String

    init(for line: ScannedCommandLine, of tool: CommandLineTool, date: String) {
        self.tool = tool
        self.date = date
        help = HelpPage(for: line, of: tool)
        commands = line.commands
    }

    var lines: [String] {
        let path = commands.map(\.name)
        let version = RoffText("\(tool.root.name) \(tool.version)").escaped
        let title = path.joined(separator: "-").uppercased()
        let volume = RoffText(Self.volume(beside: title)).escaped
        let header = ".TH \"\(RoffText(title).escaped)\" 1 \(date) \"\(version)\" \"\(volume)\""
        let summary = commands[commands.count - 1].summary.localized()
        let name = RoffText("\(path.joined(separator: "-")) - \(summary)")
        let sections: [[String]] = [
            [header], Self.section("terminal.manual.name".localized(), name.lines),
            Self.section("terminal.manual.synopsis".localized(), help.usage.roffLines),
            Self.section("terminal.manual.description".localized(), help.discussion.roffLines),
            (ownSections + sharedSections + [help.examples(atMost: .max)]).flatMap(Self.section),
            Self.section("terminal.manual.seeAlso".localized(), references(path)),
        ]
        return sections.flatMap(\.self)
    }

    /// The width of a page in a window of 80 columns.
    private static let width = 78

    /// Returns the name of the manual, which is between two copies of the title; without space for it, it is empty.
    private static func volume(beside title: String) -> String {
        let volume = "terminal.manual.volume".localized()
        return 2 * "\(title)(1) ".count + volume.count <= width ? volume : ""
    }

    /// Returns the name of the page of a command.
    private static func name(_ path: [String]) -> RoffText { RoffText(path.joined(separator: "-")) }

    private static func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [".SH " + RoffText(title.uppercased()).escaped] + lines
    }

    /// Returns the lines of a section; one without a title continues the section before it.
    private static func section(_ section: HelpSection) -> [String] {
        section.title.map { Self.section($0.plain, section.roffLines) } ?? [".PP"] + section.roffLines
    }

    private var ownSections: [HelpSection] { [help.arguments, help.commands, help.options, help.fields] }

    private var sharedSections: [HelpSection] {
        if commands.count > 1 { return [] }
        let files = tool.files().map { HelpSection.Entry($0.path, $0.help) }
        return [HelpTopic.options, .formats, .exitCodes, .environment].flatMap { $0.sections(of: tool) } + [
            HelpSection(title: "terminal.manual.files", entries: files)
        ]
    }

    /// Returns the pages of the tool, the parent and the subcommands.
    private func references(_ path: [String]) -> [String] {
        let parents = [Array(path.prefix(1)), path.dropLast()].filter { !$0.isEmpty && $0.count < path.count }
        let pages =
            (parents.count == 2 && parents[0] == parents[1] ? [parents[0]] : parents)
            + commands[commands.count - 1].subcommands.map { path + [$0.name] }
        return pages.enumerated().map { index, page in
            ".BR \(Self.name(page).escaped) (1)" + (index == pages.count - 1 ? "" : ",")
        }
    }
}

extension HelpSection {
    /// The paragraphs and entries as lines of roff.
    fileprivate var roffLines: [String] {
        paragraphs.enumerated().flatMap { index, text in
            (index == 0 ? [] : [".PP"]) + RoffText(text.plain).lines
        }
            + entries.flatMap { entry in
                [".TP"] + RoffText(entry.term.plain.trimmed).boldLines + RoffText(entry.text.plain).lines
            }
    }
}
