/// The names that other programs have for commands and options, which are proposed, but not accepted.
enum ForeignNames {
    /// The verbs before an item, as in `get 42`.
    static let verbs: Set = ["get", "info", "print", "show", "view"]

    private static let commands = [
        "add": ["create", "new"], "clear": ["del", "delete", "purge", "remove", "rm"],
        "edit": ["change", "modify", "update"], "remove": ["del", "delete"], "search": ["find", "grep"],
        "unset": ["del", "delete", "remove", "rm"],
    ]

    private static let options = [
        "--csv": "--format csv", "--markdown": "--format markdown", "--no-color": "--color never",
        "--no-colour": "--color never", "--output": "--format", "--table": "--format table", "--tsv": "--format tsv",
        "-j": "--json", "-n": "--limit", "-o": "--format", "-s": "--sort",
        "--desc": "--sort", "--descending": "--sort", "--order": "--sort", "--order-by": "--sort",
        "--reverse": "--sort", "--sort-by": "--sort",
    ]

    /// Returns `true` if other programs have this name for the command.
    static func isName(_ name: String, of command: Command) -> Bool {
        commands[command.name, default: []].contains(name)
    }

    /// Returns the option, with its value if it needs a certain one, that the user meant with an option of another
    /// program.
    ///
    /// - Parameter options: The options that are valid here.
    static func proposal(for spelling: String, among options: [Option<any Sendable>]) -> String? {
        guard let proposal = Self.options[spelling] else { return nil }
        let name = proposal.dropFirst(2).prefix { $0 != " " }
        return options.contains { $0.name == name } ? proposal : nil
    }
}
