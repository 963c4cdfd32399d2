/// A line taken apart: which command, which options with which texts, which operands; nothing is understood yet.
///
/// A line with a mistake is taken apart to its end all the same, because `--lang`, `--color` and `--help` must be found
/// wherever they stand.
struct ScannedLine: Sendable {
    struct Occurrence: Sendable {
        let option: Option<any Sendable>

        /// What was given to the option; `nil` for a flag.
        let text: String?
    }

    /// The commands from the root to the one that was reached.
    var commands: [Command]

    /// The words of the line, without the program's own name.
    var words: [String] = []

    var occurrences: [Occurrence] = []
    var operands: [String] = []

    /// The first mistake.
    var mistake: UsageError?

    /// Whether the line began with the word `help`.
    var startsWithHelp = false

    var command: Command { commands[commands.count - 1] }

    var path: [String] { commands.map(\.name) }

    func has(_ flag: Option<Bool>) -> Bool { occurrences.contains { $0.option.name == flag.name } }

    /// The last value that can be understood, whatever else is wrong with the line.
    func lenientValue<Value>(of option: Option<Value>) -> Value? {
        let texts = occurrences.filter { $0.option.name == option.name }.compactMap(\.text)
        return texts.reversed().lazy.compactMap { option.kind?.parse($0) }.first
    }

    mutating func note(_ problem: UsageError.Problem) {
        mistake = mistake ?? UsageError(problem, in: path)
    }
}
