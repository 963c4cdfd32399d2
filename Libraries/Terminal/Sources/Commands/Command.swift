/// A command as data: parsing, help, messages and completions are all read off it.
public struct Command: Sendable {
    /// What a command does, once its line is understood.
    public typealias Action = @Sendable (Invocation, Console) async throws -> Void

    public let name: String
    public let aliases: [String]

    /// The key of the one line that says what it is for.
    public let summary: String

    /// The key of a paragraph that says more.
    public let discussion: String?

    public let arguments: [Argument<any Sendable>]
    public let options: [Option<any Sendable>]

    /// Names of options of which only one may be given, group by group.
    public let exclusiveOptions: [[String]]

    public let examples: [Example]
    private let makeSubcommands: @Sendable () -> [Command]

    /// The commands below this one.
    ///
    /// They are made on demand, because a command line uses one branch of the tree.
    public var subcommands: [Command] { makeSubcommands() }

    /// What it does; `nil` for a group, which only holds subcommands.
    public let run: Action?

    public init(
        _ name: String,
        summary: String,
        discussion: String? = nil,
        aliases: [String] = [],
        arguments: [any AnyArgument] = [],
        options: [any AnyOption] = [],
        exclusive: [[any AnyOption]] = [],
        examples: [Example] = [],
        subcommands: @autoclosure @escaping @Sendable () -> [Command] = [],
        run: Action? = nil
    ) {
        self.name = name
        self.aliases = aliases
        self.summary = summary
        self.discussion = discussion
        self.arguments = arguments.map(\.erased)
        self.options = options.map(\.erased)
        self.exclusiveOptions = exclusive.map { $0.map(\.erased.name) }
        self.examples = examples
        makeSubcommands = subcommands
        self.run = run
    }

    /// This command and all below it, parents first, each with the names that lead to it.
    public var tree: [(path: [String], command: Command)] {
        [([name], self)]
            + subcommands.flatMap { child in
                child.tree.map { (path: [name] + $0.path, command: $0.command) }
            }
    }

    func subcommand(named name: String) -> Command? {
        subcommands.first { $0.name == name || $0.aliases.contains(name) }
    }
}

/// A line to try, as a person types it, and the key of what it shows.
public struct Example: Sendable {
    public let command: String
    public let summary: String

    public init(_ command: String, summary: String) {
        self.command = command
        self.summary = summary
    }
}
