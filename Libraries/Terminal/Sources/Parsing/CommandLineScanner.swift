internal import ChallengeCore

/// Splits a command line into commands, options and operands, word by word.
package struct CommandLineScanner {
    private let globalOptions: [any AnyOption]
    /// The command line up to the current word.
    private var line: ScannedCommandLine
    /// The words after the current one, in reverse order.
    private var rest: [String]
    /// The known options of the commands so far, which take milliseconds to make; `nil` if no word needed them yet.
    private var optionsOfCommands: [any AnyOption]?

    private init(_ words: [String], root: CommandDefinition, globalOptions: [any AnyOption]) {
        self.globalOptions = globalOptions
        self.line = ScannedCommandLine(commands: [root], globalOptions: globalOptions)
        self.rest = words.reversed()
    }

    /// - Parameter listsGroups: `true` if a group without a subcommand means its command `list`, or `status`.
    package static func scan(
        _ words: [String], root: CommandDefinition, globalOptions: [any AnyOption], listsGroups: Bool = false
    ) -> ScannedCommandLine {
        var scanner = CommandLineScanner(words, root: root, globalOptions: globalOptions)
        // Swift replaces bytes that are not UTF-8 by this character, so the word is not what the user typed.
        if let word = words.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
            scanner.line.recordMistake(.notUTF8(word))
        }
        while let word = scanner.nextWord() { scanner.take(word) }
        if listsGroups { scanner.enterList() }
        scanner.resolveOptions()
        return scanner.line
    }

    private mutating func nextWord() -> String? {
        guard let word = rest.popLast() else { return nil }
        line.words.append(word)
        return word
    }

    private mutating func take(_ word: String) {
        if line.onlyOperandsFollow || !word.looksLikeOption {
            takeOperand(word)
        } else if word == "--" {
            line.onlyOperandsFollow = true
        } else if word.hasPrefix("--") {
            takeLongOption(word)
        } else {
            takeShortOptions(word)
        }
    }

    private mutating func takeOperand(_ word: String) {
        let command = line.command
        if line.operandPositions.isEmpty, let subcommand = command.subcommand(named: word) {
            enter([subcommand])
        } else if !command.subcommands.isEmpty, line.operandPositions.isEmpty, word == "help",
            line.commands.count == 1 || !line.startsWithHelp
        {
            line.startsWithHelp = true
        } else if let topic = helpTopics.first(where: { $0.rawValue == word }) {
            line.helpTopic = topic
        } else if followsHelp, let (group, subcommand) = command.nestedSubcommand(named: word) {
            enter([group, subcommand])
        } else if line.startsWithHelp || (command.arguments.isEmpty && !command.subcommands.isEmpty) {
            let nearest = line.mistake == nil ? NearestSpelling.of(word, among: commandNames) : nil
            line.recordMistake(.unknownCommand(word, nearest: nearest))
            appendOperand(word)
        } else {
            appendOperand(word)
        }
    }

    private mutating func enter(_ commands: [CommandDefinition]) {
        line.commands += commands
        optionsOfCommands = nil
    }

    /// Enters the command `list` or `status` if the command line ends with a group.
    private mutating func enterList() {
        guard line.command.isGroup, line.commands.count > 1, line.operandPositions.isEmpty, !line.asksForHelp,
            let list = line.command.subcommand(named: "list") ?? line.command.subcommand(named: "status")
        else { return }
        enter([list])
    }

    private mutating func appendOperand(_ word: String) {
        let position = line.words.count - 1
        if line.detachedValue == nil, let flag = line.occurrences.last, flag.position == position - 1,
            line.words[flag.position] == "--" + flag.typedName, isAttachable(word, to: flag)
        {
            line.detachedValue = word
        }
        line.operandPositions.append(position)
    }

    /// Returns `true` for a value of the flag, or for names of fields behind a flag that takes them.
    private func isAttachable(_ word: String, to flag: ScannedCommandLine.Occurrence) -> Bool {
        if flag.attachable.contains(word.lowercased()) { return true }
        let fields = flag.attachable.isEmpty ? [] : line.command.fields.map { $0.lowercased() }
        return word.lowercased().split(separator: ",").allSatisfy { fields.contains(String($0)) }
    }

    /// The words that could be in the place of an unknown command.
    private var commandNames: [String] {
        line.command.subcommands.flatMap { [$0.name] + $0.aliases } + helpTopics.map(\.rawValue)
    }

    /// `true` if `help` is the only word after the tool's name.
    private var followsHelp: Bool { line.startsWithHelp && line.commands.count == 1 && line.helpTopic == nil }

    /// The topics that the next word can name.
    private var helpTopics: [HelpTopic] { followsHelp ? HelpTopic.allCases : [] }

    private mutating func takeLongOption(_ word: String) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let value = parts.count > 1 ? String(parts[1]) : nil
        guard let option = knownOption(where: { $0.name == name }) else {
            let nearest = Self.similarOption(to: name, among: knownOptions)
            return line.recordMistake(.unknownOption("--" + name, nearest: nearest))
        }
        take(option, spelled: "--" + name, value: value)
    }

    /// Splits a word such as `-v`, `-qv`, `-n5` or `-n=5` into flags; the first option with a value takes the rest of
    /// the word.
    private mutating func takeShortOptions(_ word: String) {
        if let name = longName(behindOneDash: word) {
            return line.recordMistake(.unknownOption("-" + name, nearest: "--" + name))
        }
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = knownOption(where: { $0.short == letter }) else {
                return line.recordMistake(.unknownOption("-\(letter)", nearest: nil))
            }
            let takesRest = !letters.isEmpty && (option.form != nil || letters.hasPrefix("="))
            let value = letters.hasPrefix("=") ? letters.dropFirst() : letters
            take(option, spelled: "-\(letter)", value: takesRest ? String(value) : nil)
            if takesRest { return }
        }
    }

    /// Recognizes `-page` as a mistyped `--page` instead of four short options.
    private mutating func longName(behindOneDash word: String) -> String? {
        let name = word.dropFirst().prefix { $0 != "=" }
        return name.count > 1 ? knownOption { $0.name == name }?.name : nil
    }

    private mutating func take(_ option: any AnyOption, spelled spelling: String, value: String?) {
        if option.form == nil {
            return takeFlag(option, spelled: spelling, attached: value)
        }
        if value == nil, rest.isEmpty { line.openOption = option }
        if let value = value ?? nextValue(of: option) {
            append(option, typedName: option.name, spelled: spelling, text: value)
        } else if option.form?.acceptsFieldNames == true {
            line.fieldsRequest = option
        } else {
            let proposal = proposal(for: option)
            line.recordMistake(
                .missingValue(option: spelling, placeholder: option.placeholder ?? "", proposal: proposal))
        }
    }

    /// Returns a spelling with the next word as the value, if that word is no option.
    private mutating func proposal(for option: any AnyOption) -> String? {
        guard let next = rest.last, next != "--", !isOption(next) else { return nil }
        return "--\(option.name)=\(next.quotedForShell)"
    }

    private mutating func isOption(_ word: String) -> Bool {
        let name = word.dropFirst(2).prefix { $0 != "=" }
        return word.hasPrefix("--") ? knownOptions.contains { $0.name == name } : hasOnlyFlags(word)
    }

    private mutating func takeFlag(_ flag: any AnyOption, spelled spelling: String, attached value: String?) {
        let attachable = flag.expansion?.attachable ?? []
        if let value, !value.isEmpty, !attachable.contains(value.lowercased()), let rest = flag.expansion?.rest,
            let option = knownOptions.first(where: { $0.name == rest })
        {
            takeFlag(flag, spelled: spelling, attached: nil)
            append(option, typedName: flag.name, spelled: spelling, text: value)
        } else if let value, attachable.isEmpty {
            line.recordMistake(.unexpectedValue(option: spelling, value: value))
        } else if let value, !attachable.contains(value.lowercased()) {
            line.recordMistake(.invalidValue(of: spelling, value: value, expected: .oneOf(attachable)))
        } else if let expansion = flag.expansion,
            let option = knownOptions.first(where: { $0.name == expansion.option })
        {
            append(option, typedName: flag.name, spelled: spelling, text: value ?? expansion.value, attachable)
        } else {
            append(flag, typedName: flag.name, spelled: spelling, text: nil)
        }
    }

    private mutating func append(
        _ option: any AnyOption, typedName: String, spelled spelling: String, text: String?,
        _ attachable: [String] = []
    ) {
        let isShort = !spelling.hasPrefix("--")
        line.occurrences.append(
            .init(
                option: option, typedName: typedName, isShort: isShort, text: text,
                position: line.words.count - 1, attachable: attachable))
    }

    private mutating func nextValue(of option: any AnyOption) -> String? {
        guard let next = rest.last else { return nil }
        let isDescendingField = option.form?.acceptsFieldNames == true && !next.hasPrefix("--") && !hasOnlyFlags(next)
        return !next.looksLikeOption || isDescendingField ? nextWord() : nil
    }

    /// Returns `true` for a word such as `-q` or `-qv`.
    private mutating func hasOnlyFlags(_ word: String) -> Bool {
        let options = knownOptions
        return word.dropFirst().allSatisfy { letter in options.contains { $0.short == letter } }
    }

    /// Returns the option that could be valid here; the options of all commands are only made for another one than
    /// those of every command.
    private mutating func knownOption(where isWanted: (any AnyOption) -> Bool) -> (any AnyOption)? {
        globalOptions.first(where: isWanted) ?? knownOptions.first(where: isWanted)
    }

    /// All options that could be valid here.
    ///
    /// They include the options of subcommands, because an option may precede the command that defines it.
    private var knownOptions: [any AnyOption] {
        mutating get {
            let options =
                optionsOfCommands ?? line.commands.dropLast().flatMap(\.options)
                + line.command.tree.flatMap(\.command.options) + globalOptions
            optionsOfCommands = options
            return options
        }
    }

    private static func similarOption(to name: String, among options: [any AnyOption]) -> String? {
        NearestSpelling.of(name, among: options.map(\.name)).map { "--" + $0 }
    }

    /// Finds the definition of each option in the command that was reached.
    ///
    /// An option may precede its command, so it was first matched with the first option of that name.
    private mutating func resolveOptions() {
        // If a group lacks its subcommand, that is reported instead of an option of a subcommand.
        let lacksSubcommand = line.command.isGroup && line.commands.count > 1
        let options = lacksSubcommand ? knownOptions : line.commands.reversed().flatMap(\.options) + globalOptions
        for (index, occurrence) in line.occurrences.enumerated() {
            let name = occurrence.option.name
            guard let option = options.first(where: { $0.name == name }) else {
                let nearest = Self.similarOption(to: name, among: options)
                return line.recordMistake(.unknownOption("--" + name, nearest: nearest))
            }
            switch (option.form, occurrence.text) {
            case (nil, let text?): line.recordMistake(.unexpectedValue(option: "--" + name, value: text))
            case (.some, nil):
                line.recordMistake(.missingValue(option: "--" + name, placeholder: option.placeholder ?? ""))
            default: line.occurrences[index].option = option
            }
        }
    }
}

extension StringProtocol {
    /// `true` if the word has the form of an option; `-` means standard input, and `-5` is a number.
    var looksLikeOption: Bool {
        guard hasPrefix("-"), let second = dropFirst().first else { return false }
        return !("0"..."9").contains(second)
    }
}
