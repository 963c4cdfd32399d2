internal import ChallengeCore

/// A command line that was split into commands, options and operands.
///
/// Values are not parsed yet. A command line with a mistake is still scanned to its end, because `--lang`, `--color`
/// and `--help` must be found at any position.
struct ScannedCommandLine: Sendable {
    /// The commands from the root to the one that was reached.
    var commands: [Command]

    /// The words of the command line, without the program's name.
    var words: [String] = []

    /// The options of every command.
    var globalOptions: [Option<any Sendable>] = []

    var occurrences: [Occurrence] = []

    /// The positions of the operands in `words`.
    var operandPositions: [Int] = []

    var operands: [String] { operandPositions.map { words[$0] } }

    /// The first operand after a flag that has to be attached to it, such as `envelope` after `--json`.
    var detachedValue: String?

    /// The first mistake.
    var mistake: UsageError?

    /// The option for fields that has no value, with which the user asks for the names of the fields.
    var fieldsRequest: Option<any Sendable>?

    /// The option at the end of the command line, if it lacks its value.
    var openOption: Option<any Sendable>?

    /// `true` after the word `--`, which ends the options.
    var onlyOperandsFollow = false

    /// `true` if the word `help` precedes the command.
    var startsWithHelp = false

    /// The topic after the word `help`.
    var helpTopic: HelpTopic?

    var command: Command { commands[commands.count - 1] }

    var path: [String] { commands.map(\.name) }

    func has(_ flag: Option<Bool>) -> Bool { occurrences.contains { $0.option.name == flag.name } }

    /// Returns the last valid value of the option, even if other parts of the command line are invalid.
    func lenientValue<Value>(of option: Option<Value>) -> Value? {
        let texts = occurrences.filter { $0.option.name == option.name }.compactMap(\.text)
        return texts.reversed().lazy.compactMap { option.kind?.parse($0) }.first
    }

    mutating func recordMistake(_ problem: @autoclosure () -> UsageError.Problem) {
        mistake = mistake ?? UsageError(problem(), in: path)
    }
}

extension ScannedCommandLine {
    var isVerbose: Bool { has(StandardOptions.verbose) || has(StandardOptions.trace) }

    var asksForHelp: Bool { startsWithHelp || has(StandardOptions.help) }

    /// The extent of the requested help page; the tool without a command shows its short page.
    var helpExtent: HelpPage.Extent {
        let isLong = occurrences.contains { $0.option.name == StandardOptions.help.name && !$0.isShort }
        return startsWithHelp || isLong ? .long : .short
    }
}

extension ScannedCommandLine {
    /// Returns the parsed command line, or throws its first mistake.
    func invocation(on console: Console, _ configuration: Configuration) throws(UsageError) -> Invocation {
        if let mistake { throw mistake }
        guard !command.isGroup else {
            throw UsageError(.missingCommand(available: command.subcommands.map(\.name)), in: path)
        }
        try refuseOptionsOfRecords()
        var options = try optionValues()
        for flag in flags(of: options[StandardOptions.fields.name] as? [String] ?? []) { options[flag] = true }
        let ownOptions = Set(command.options.map(\.name))
        let untranslated = untranslated
        let optionTexts = untranslated.occurrences.used.filter { ownOptions.contains($0.option.name) }
            .compactMap { occurrence in
                occurrence.text.map { OptionText(name: occurrence.option.name, text: $0) }
            }
        try refuseExclusiveOptions()
        if let (earlier, later) = occurrences.contradiction {
            throw UsageError(.exclusiveOptions("--" + earlier.typedName, "--" + later.typedName), in: path)
        }
        var invocation = Invocation(
            path: path, words: untranslated.words, console: console, configuration: configuration, options: options,
            optionTexts: optionTexts, arguments: try argumentValues())
        invocation.line = self
        return invocation
    }

    /// The command line with the words of the program in place of those of the current language.
    private var untranslated: ScannedCommandLine {
        var line = self
        for (index, occurrence) in occurrences.enumerated() {
            guard let text = occurrence.text, let word = occurrence.option.kind?.untranslated(text), word != text
            else { continue }
            line.occurrences[index].text = word
            line.words[occurrence.position] = line.words[occurrence.position].dropLast(text.count) + word
        }
        return line
    }

    /// Returns the names of the fields of the command, if the command line asks for them.
    func requestedFields() throws(UsageError) -> [String]? {
        guard fieldsRequest != nil, !command.isGroup else { return nil }
        if let mistake { throw mistake }
        try refuseOptionsOfRecords()
        return command.fields
    }

    /// Throws if the command line chooses the format or the fields of records, but the command prints no records.
    ///
    /// A command that runs another one passes these options on.
    func refuseOptionsOfRecords() throws(UsageError) {
        let names = StandardOptions.ofRecords.map(\.erased.name)
        let typedNames = occurrences.filter { names.contains($0.option.name) }.map(\.typedName)
        guard let name = typedNames.first ?? fieldsRequest?.name, command.forward == nil, command.fields.isEmpty else {
            return
        }
        throw UsageError(.unsupportedOption("--" + name), in: path)
    }

    /// Returns the flags of the command that these fields need, such as `episodes` for `episodes.code`.
    private func flags(of fields: [String]) -> [String] {
        let needed = Set(fields.compactMap { FieldName.neededOption(of: $0.lowercased()) })
        return needed.isEmpty ? [] : command.options.filter { $0.kind == nil && needed.contains($0.name) }.map(\.name)
    }

    /// Returns the options with these names as words that do not depend on their position.
    func words(of options: [Option<any Sendable>]) -> [String] {
        let names = Set(options.map(\.name))
        let given = occurrences.filter { names.contains($0.option.name) }.flatMap(\.words)
        return given + (fieldsRequest.map { ["--\($0.name)"] } ?? [])
    }

    /// Throws the first mistake of a command line without a command.
    func checkOptions() throws(UsageError) {
        if let mistake { throw mistake }
        _ = try optionValues()
    }

    /// Returns the parsed command line without invalid values, for completions.
    func lenientInvocation(_ configuration: Configuration) -> Invocation {
        let options = occurrences.values { kind, text, _ in kind.parse(text) }
        var arguments: [String: [any Sendable]] = [:]
        for (argument, text) in zip(command.arguments, operands) {
            arguments[argument.name] = argument.kind.parse(text).map { [$0] }
        }
        return Invocation(
            path: path, words: words, configuration: configuration, options: options, arguments: arguments)
    }

    /// The argument that the next operand belongs to; `nil` if there is none.
    var openArgument: Argument<any Sendable>? {
        let arguments = command.arguments
        if let last = arguments.last, last.count.repeats, operandPositions.count >= arguments.count - 1 { return last }
        return operandPositions.count < arguments.count ? arguments[operandPositions.count] : nil
    }

    /// The operands of the argument that the next operand belongs to.
    var wordsOfOpenArgument: [String] { Array(operands.dropFirst(command.arguments.count - 1)) }

    private func optionValues() throws(UsageError) -> [String: any Sendable] {
        try occurrences.values { kind, text, name throws(UsageError) in try read(text, as: kind, for: "--" + name) }
    }

    private func argumentValues() throws(UsageError) -> [String: [any Sendable]] {
        if let word = detachedValue {
            let flag = occurrences.first { !$0.attachable.isEmpty }
            throw UsageError(.unexpectedArgument(word, proposal: flag.map { "--\($0.typedName)=\(word)" }), in: path)
        }
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
        if let extra = rest.first {
            throw UsageError(.unexpectedArgument(extra), in: path)
        }
        return values
    }

    private func read(
        _ text: String, as kind: ValueKind<any Sendable>, for name: String
    ) throws(UsageError) -> any Sendable {
        guard let value = kind.parse(text) else {
            if kind.isRepeated, text.contains(","), text.listElements.allSatisfy({ kind.parse($0) != nil }) {
                let proposal = text.listElements.map { "\(name) \($0.quotedForShell)" }.joined(separator: " ")
                throw UsageError(.severalValues(of: name, proposal: proposal), in: path)
            }
            throw UsageError(.invalidValue(of: name, value: kind.redact(text), expected: kind.expectation), in: path)
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
