/// A command, whose definition is made on demand, because a command line uses only one branch of the tree.
public struct Command: Sendable {
    /// The work of a command, which receives the parsed command line.
    public typealias Action = @Sendable (Invocation, Console) async throws -> Void

    /// Returns the command line to run in place of this one; `nil` if nothing is left to do.
    ///
    /// The global options and `keptOptions` are appended later.
    public typealias Forward = @Sendable (Invocation, Console) async throws -> ForwardedLine?

    /// The short names of all commands with these names, which users know from other tools.
    private static let commonAliases = ["list": ["ls"], "remove": ["delete", "rm"]]

    public let name: String
    let aliases: [String]
    package let define: @Sendable () -> CommandDefinition

    /// Creates a command; `summary`, `discussion` and the summaries of the examples are keys of strings.
    ///
    /// A group has `subcommands` and neither `run` nor `forward`. `fields` are the names of the fields that the command
    /// prints.
    public init(
        _ name: String,
        summary: String,
        discussion: String? = nil,
        aliases: [String] = [],
        arguments: [any AnyArgument] = [],
        options: [any AnyOption] = [],
        exclusive: [[any AnyOption]] = [],
        fields: @autoclosure @escaping @Sendable () -> [FieldName] = [],
        examples: [Example] = [],
        subcommands: [Command] = [],
        needsConfiguration: Bool = true,
        run: Action? = nil,
        forward: Forward? = nil
    ) {
        let definition = CommandDefinition(
            name: name, summary: summary, discussion: discussion, arguments: arguments, options: options,
            exclusiveOptions: exclusive.map { $0.map(\.name) }, makeFields: fields, examples: examples,
            subcommands: subcommands, needsConfiguration: needsConfiguration, run: run, forward: forward)
        self.name = name
        self.aliases = aliases + Self.commonAliases[name, default: []]
        define = { definition }
    }

    public init(
        _ name: String, aliases: [String] = [], onDemand command: @autoclosure @escaping @Sendable () -> Command
    ) {
        self.name = name
        self.aliases = aliases
        define = { command().define() }
    }
}

/// The definition of a command, from which parsing, help and error messages are derived.
package struct CommandDefinition: Sendable {
    let name: String
    /// The key of the one-line summary.
    let summary: String
    /// The key of a paragraph with details.
    let discussion: String?
    let arguments: [any AnyArgument]
    let options: [any AnyOption]
    /// Groups of option names; a command line may contain only one option of each group.
    let exclusiveOptions: [[String]]
    let makeFields: @Sendable () -> [FieldName]
    let examples: [Example]
    var subcommands: [Command]
    /// `false` if the command and its subcommands run in spite of mistakes in the configuration.
    let needsConfiguration: Bool
    /// The work of the command; `nil` for a group, and for a command that runs another one.
    let run: Command.Action?
    /// Returns the command line that runs in place of this one; `nil` for other commands.
    let forward: Command.Forward?

    /// The names of the fields that the command prints; empty if it prints no records.
    var fields: [String] { fieldNames.map(\.text) }

    /// The names of the fields with their titles.
    var fieldNames: [FieldName] { makeFields() }

    /// `true` if the command only has subcommands.
    var isGroup: Bool { run == nil && forward == nil }

    /// This command and all commands below it with their paths; each parent precedes its children.
    var tree: [(path: [String], command: CommandDefinition)] {
        [([name], self)]
            + subcommands.flatMap { child in child.define().tree.map { (path: [name] + $0.path, command: $0.command) } }
    }

    func subcommand(named name: String) -> CommandDefinition? {
        subcommands.first { $0.name == name || $0.aliases.contains(name) }?.define()
    }

    /// Returns the first group with a subcommand of this name or alias, and the subcommand.
    func nestedSubcommand(named name: String) -> (group: CommandDefinition, subcommand: CommandDefinition)? {
        subcommands.lazy.map { $0.define() }.compactMap { group in
            group.subcommand(named: name).map { (group: group, subcommand: $0) }
        }.first
    }
}

/// A command line to try, and the key of its description.
public struct Example: Sendable {
    public let command: String
    public let summary: String

    public init(_ command: String, summary: String) {
        self.command = command
        self.summary = summary
    }
}

/// A command line that a command runs in its place.
public struct ForwardedLine: Sendable {
    let words: [String]

    /// The options of the command that the user can give for the other one.
    let keptOptions: [any AnyOption]

    /// `true` if the other command only reads what is on this machine, like the command that runs it.
    let isLocal: Bool

    public init(_ words: [String], keeping options: [any AnyOption] = [], isLocal: Bool = false) {
        self.words = words
        keptOptions = options
        self.isLocal = isLocal
    }
}
