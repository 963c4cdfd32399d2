/// The definition of a command, from which parsing, help and error messages are derived.
public struct Command: Sendable {
    /// The work of a command, which receives the parsed command line.
    public typealias Action = @Sendable (Invocation, Console) async throws -> Void

    /// Returns the command line to run in place of this one.
    ///
    /// The global options and `keptOptions` are appended later.
    public typealias Forward = @Sendable (Invocation, Console) async throws -> ForwardedLine

    /// The short names of all commands with these names, which users know from other tools.
    private static let commonAliases = ["list": ["ls"], "remove": ["delete", "rm"]]

    public let name: String
    public let aliases: [String]
    private var makeDefinition: @Sendable () -> Definition

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
        self.name = name
        self.aliases = aliases + Self.commonAliases[name, default: []]
        let definition = Definition(
            summary: summary, discussion: discussion, arguments: arguments, options: options,
            exclusiveOptions: exclusive.map { $0.map(\.name) },
            fields: fields, examples: examples, subcommands: subcommands,
            needsConfiguration: needsConfiguration, run: run, forward: forward)
        makeDefinition = { definition }
    }

    /// Creates a command whose definition is made on demand, because a command line uses only one branch of the tree.
    public init(
        _ name: String, aliases: [String] = [], onDemand command: @autoclosure @escaping @Sendable () -> Command
    ) {
        self.name = name
        self.aliases = aliases
        makeDefinition = { command().makeDefinition() }
    }

    /// The key of the one-line summary.
    public var summary: String { makeDefinition().summary }

    /// The key of a paragraph with details.
    public var discussion: String? { makeDefinition().discussion }

    public var arguments: [any AnyArgument] { makeDefinition().arguments }
    public var options: [any AnyOption] { makeDefinition().options }

    /// Groups of option names; a command line may contain only one option of each group.
    public var exclusiveOptions: [[String]] { makeDefinition().exclusiveOptions }

    /// The names of the fields that the command prints; empty if it prints no records.
    public var fields: [String] { fieldNames.map(\.text) }

    /// The names of the fields with their titles.
    var fieldNames: [FieldName] { makeDefinition().fields() }

    public var examples: [Example] { makeDefinition().examples }
    public var subcommands: [Command] { makeDefinition().subcommands }

    /// `false` if the command and its subcommands run in spite of mistakes in the configuration.
    var needsConfiguration: Bool { makeDefinition().needsConfiguration }

    /// The work of the command; `nil` for a group, and for a command that runs another one.
    public var run: Action? { makeDefinition().run }

    /// Returns the command line that runs in place of this one; `nil` for other commands.
    var forward: Forward? { makeDefinition().forward }

    /// `true` if the command only has subcommands.
    var isGroup: Bool { run == nil && forward == nil }

    /// This command and all commands below it with their paths; each parent precedes its children.
    public var tree: [(path: [String], command: Command)] {
        let command = defined
        return [([name], command)]
            + command.subcommands.flatMap { child in
                child.tree.map { (path: [name] + $0.path, command: $0.command) }
            }
    }

    func subcommand(named name: String) -> Command? {
        subcommands.first { $0.name == name || $0.aliases.contains(name) }?.defined
    }

    /// Returns the first group with a subcommand of this name or alias, and the subcommand.
    func nestedSubcommand(named name: String) -> (group: Command, subcommand: Command)? {
        subcommands.lazy.compactMap { group in
            group.subcommand(named: name).map { (group: group.defined, subcommand: $0) }
        }.first
    }

    /// Returns the command with further subcommands.
    public func adding(_ subcommands: [Command]) -> Command {
        var command = self
        command.makeDefinition = { [makeDefinition] in
            var definition = makeDefinition()
            definition.subcommands += subcommands
            return definition
        }
        return command
    }

    /// The command with its definition already made, so that it is made only once.
    private var defined: Command {
        let definition = makeDefinition()
        var command = self
        command.makeDefinition = { definition }
        return command
    }
}

private struct Definition: Sendable {
    let summary: String
    let discussion: String?
    let arguments: [any AnyArgument]
    let options: [any AnyOption]
    let exclusiveOptions: [[String]]
    let fields: @Sendable () -> [FieldName]
    let examples: [Example]
    var subcommands: [Command]
    let needsConfiguration: Bool
    let run: Command.Action?
    let forward: Command.Forward?
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
