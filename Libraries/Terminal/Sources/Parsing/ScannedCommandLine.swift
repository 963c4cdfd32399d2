internal import ChallengeCore

/// A command line that was split into commands, options and operands.
///
/// Values are not parsed yet. A command line with a mistake is still scanned to its end, because `--lang`, `--color`
/// and `--help` must be found at any position.
package struct ScannedCommandLine: Sendable {
    /// The commands from the root to the one that was reached.
    var commands: [CommandDefinition]

    /// The words of the command line, without the program's name.
    var words: [String] = []

    /// The options of every command.
    var globalOptions: [any AnyOption] = []

    var occurrences: [Occurrence] = []

    /// The positions of the operands in `words`.
    var operandPositions: [Int] = []

    /// The operands that belong to the path, such as the kind of the other ones.
    var wordsOfPath: [String] = []

    var operands: [String] { operandPositions.map { words[$0] } }

    /// The first operand after a flag that has to be attached to it, such as `envelope` after `--json`.
    var detachedValue: String?

    /// The first mistake.
    var mistake: UsageError?

    /// The option for fields that has no value, with which the user asks for the names of the fields.
    var fieldsRequest: (any AnyOption)?

    /// The option at the end of the command line, if it lacks its value.
    var openOption: (any AnyOption)?

    /// `true` after the word `--`, which ends the options.
    var onlyOperandsFollow = false

    /// `true` if the word `help` precedes the command.
    var startsWithHelp = false

    /// The topic after the word `help`.
    var helpTopic: HelpTopic?

    var command: CommandDefinition { commands[commands.count - 1] }

    var path: [String] { commands.map(\.name) + wordsOfPath }

    func has(_ flag: Flag) -> Bool { occurrences.contains { $0.option.name == flag.name } }

    /// Returns the value of the option, even if other parts of the command line are invalid; `nil` without a valid text.
    func value<Value>(of option: Option<Value>) -> Value? {
        let texts = occurrences.filter { $0.option.name == option.name }.compactMap(\.text)
        let values = texts.compactMap(option.kind.parse)
        return values.isEmpty ? nil : option.kind.combine(values)
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
        try checkOptions()
        try refuseExclusiveOptions()
        if let (earlier, later) = occurrences.contradiction {
            throw UsageError(.exclusiveOptions("--" + earlier.typedName, "--" + later.typedName), in: path)
        }
        try checkOperands()
        return Invocation(self, configuration, console, flagsOfFields: flagsOfFields)
    }

    /// The command line with the words of the program in place of those of the current language.
    var untranslated: ScannedCommandLine {
        var line = self
        for (index, occurrence) in occurrences.enumerated() {
            guard let text = occurrence.text, let word = occurrence.option.form?.untranslated(text), word != text
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
        let names = StandardOptions.ofRecords.map(\.name)
        let typedNames = occurrences.filter { names.contains($0.option.name) }.map(\.typedName)
        guard let name = typedNames.first ?? fieldsRequest?.name, command.forward == nil, command.fields.isEmpty else {
            return
        }
        throw UsageError(.unsupportedOption("--" + name), in: path)
    }

    /// The flags of the command that the chosen fields need, such as `episodes` for `episodes.code`.
    private var flagsOfFields: [String] {
        let fields = value(of: StandardOptions.fields) ?? []
        let needed = Set(fields.compactMap { FieldName.neededOption(of: $0.lowercased()) })
        return needed.isEmpty ? [] : command.options.filter { $0.form == nil && needed.contains($0.name) }.map(\.name)
    }

    /// Returns the options with these names as words that do not depend on their position.
    func words(of options: [any AnyOption]) -> [String] {
        let names = Set(options.map(\.name))
        let given = occurrences.filter { names.contains($0.option.name) }.flatMap(\.words)
        return given + (fieldsRequest.map { ["--\($0.name)"] } ?? [])
    }

    /// Throws the first mistake of the options.
    func checkOptions() throws(UsageError) {
        if let mistake { throw mistake }
        for occurrence in occurrences {
            guard let form = occurrence.option.form, let text = occurrence.text else { continue }
            try check(text, as: form, for: "--" + occurrence.option.name)
        }
    }

    /// Returns the operands of the argument at the position; only the last argument can have several.
    func operands(ofArgument position: Int) -> [String] {
        let positions = operandPositions.dropFirst(position)
        return (command.arguments[position].count.repeats ? positions : positions.prefix(1)).map { words[$0] }
    }

    /// The argument that the next operand belongs to; `nil` if there is none.
    var openArgument: (any AnyArgument)? {
        let arguments = command.arguments
        if let last = arguments.last, last.count.repeats, operandPositions.count >= arguments.count - 1 { return last }
        return operandPositions.count < arguments.count ? arguments[operandPositions.count] : nil
    }

    /// The operands of the argument that the next operand belongs to.
    var wordsOfOpenArgument: [String] { Array(operands.dropFirst(command.arguments.count - 1)) }

    private func checkOperands() throws(UsageError) {
        if let word = detachedValue {
            let flag = occurrences.first { !$0.attachable.isEmpty }
            throw UsageError(.unexpectedArgument(word, proposal: flag.map { "--\($0.typedName)=\(word)" }), in: path)
        }
        for (position, argument) in command.arguments.enumerated() {
            let own = operands(ofArgument: position)
            if own.isEmpty, argument.count.isRequired { throw UsageError(.missingArgument(argument.name), in: path) }
            for text in own { try check(text, as: argument.form, for: argument.name) }
        }
        if command.arguments.last?.count.repeats == true { return }
        if let extra = operands.dropFirst(command.arguments.count).first {
            throw UsageError(.unexpectedArgument(extra), in: path)
        }
    }

    private func check(_ text: String, as form: any ValueForm, for name: String) throws(UsageError) {
        if form.accepts(text) { return }
        if form.isRepeated, text.contains(","), text.listElements.allSatisfy(form.accepts) {
            let proposal = text.listElements.map { "\(name) \($0.quotedForShell)" }.joined(separator: " ")
            throw UsageError(.severalValues(of: name, proposal: proposal), in: path)
        }
        throw UsageError(.invalidValue(of: name, value: form.redact(text), expected: form.expectation), in: path)
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
