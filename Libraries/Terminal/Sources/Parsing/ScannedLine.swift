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

extension ScannedLine {
    /// The line understood: every value read, or the first thing that is wrong with it.
    func invocation() throws(UsageError) -> Invocation {
        if let mistake { throw mistake }
        guard command.run != nil else {
            throw UsageError(.missingCommand(available: command.subcommands.map(\.name)), in: path)
        }
        let options = try optionValues()
        try refuseExclusiveOptions()
        return Invocation(path: path, words: words, options: options, arguments: try argumentValues())
    }

    /// Throws the first mistake of a line that asks for no command.
    func checkOptions() throws(UsageError) {
        if let mistake { throw mistake }
        _ = try optionValues()
    }

    private func optionValues() throws(UsageError) -> [String: any Sendable] {
        var values: [String: any Sendable] = [:]
        for occurrence in occurrences {
            let option = occurrence.option
            if let kind = option.kind, let text = occurrence.text {
                let value = try read(text, as: kind, for: "--" + option.name)
                values[option.name] = values[option.name].map { kind.combine($0, value) } ?? value
            } else {
                values[option.name] = true
            }
        }
        return values
    }

    private func argumentValues() throws(UsageError) -> [String: [any Sendable]] {
        var values: [String: [any Sendable]] = [:]
        var rest = operands[...]
        for argument in command.arguments {
            let own = argument.count.repeats ? rest : rest.prefix(1)
            rest = rest.dropFirst(own.count)
            if own.isEmpty, argument.count.isRequired { throw UsageError(.missingArgument(argument.name), in: path) }
            for text in own {
                values[argument.name, default: []].append(try read(text, as: argument.kind, for: argument.name))
            }
        }
        if let extra = rest.first { throw UsageError(.unexpectedArgument(extra), in: path) }
        return values
    }

    private func read(
        _ text: String, as kind: ValueKind<any Sendable>, for name: String
    ) throws(UsageError) -> any Sendable {
        guard let value = kind.parse(text) else {
            throw UsageError(.invalidValue(of: name, value: kind.shown(text), expected: kind.expectation), in: path)
        }
        return value
    }

    private func refuseExclusiveOptions() throws(UsageError) {
        let given = occurrences.map(\.option.name)
        for group in command.exclusiveOptions {
            let clashing = group.filter(given.contains)
            if clashing.count > 1 {
                throw UsageError(.exclusiveOptions("--" + clashing[0], "--" + clashing[1]), in: path)
            }
        }
    }
}
