internal import ChallengeResources

/// The short help of a tool with many commands: how to begin, and the names of the commands by subject.
///
///     Overview(start: [Example("tool search TEXT", summary: "search.command")], groups: [("tool.lists", ["notes"])])
public struct Overview: Sendable {
    let start: [Example]
    let groups: [(title: String, commands: [String])]

    /// - Parameters:
    ///   - start: The command lines to begin with; their summaries are keys.
    ///   - groups: The keys of the subjects with the names of commands. The first group also has the commands that no
    ///     group and no start names.
    public init(start: [Example], groups: [(title: String, commands: [String])]) {
        self.start = start
        self.groups = groups
    }

    func sections(of tool: CommandDefinition) -> [HelpSection] {
        let named = groups.flatMap(\.commands) + start.flatMap { $0.command.split(separator: " ").map(String.init) }
        let others = tool.subcommands.map(\.name).filter { !named.contains($0) }
        let entries = groups.enumerated().map { index, group in
            let names = group.commands.filter { name in tool.subcommands.contains { $0.name == name } }
            return HelpSection.Entry(
                term: SafeText(group.title.localized()),
                text: SafeText((names + (index == 0 ? others : [])).joined(separator: ", ")))
        }
        return [
            HelpSection(title: "terminal.help.start", entries: start.map { HelpSection.Entry($0.command, $0.summary) }),
            HelpSection(title: "terminal.help.commands", entries: entries),
        ]
    }
}
