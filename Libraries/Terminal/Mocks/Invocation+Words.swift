public import ChallengeTerminal

extension Invocation {
    /// Creates the command line of a command with one argument, for tests of code that knows no commands.
    ///
    /// - Parameters:
    ///   - path: The names from the tool to the command.
    ///   - texts: The texts of the options by name; that of a flag is empty.
    ///   - argument: The name of the argument.
    public init(
        path: [String], configuration: Configuration = .none, options texts: [String: String] = [:],
        argument: String = "", operands: [String] = []
    ) {
        let texts = texts.sorted { $0.key < $1.key }
        let options = texts.map { name, text -> any AnyOption in
            text.isEmpty ? Flag(name, help: "") : Option(name, .anyText, help: "")
        }
        var command = Command(
            path.last ?? "", summary: "", arguments: [Argument(argument, .anyText, .any, help: "")], options: options
        ) { _, _ in }
        for name in path.dropLast().reversed() { command = Command(name, summary: "", subcommands: [command]) }
        let words = path.dropFirst() + texts.map { $1.isEmpty ? "--\($0)" : "--\($0)=\($1)" } + operands
        self.init(CommandLineScanner.scan(Array(words), root: command.define(), globalOptions: []), configuration)
    }
}
