internal import ChallengeCore
internal import ChallengeResources

/// A command line without mistakes, from which a command reads the values of its options and arguments.
public struct Invocation: Sendable {
    /// The console of the run, for the log of requests; `nil` in tests without a console.
    public let console: Console?

    /// The values that the user has stored for all commands.
    public private(set) var configuration: Configuration

    /// `true` if another command runs this one, and only reads what is on this machine.
    public internal(set) var isLocal = false

    /// Runs another command line of the tool, with the global options of this one.
    var runOther: @Sendable (_ words: [String], Console) async throws -> Void = { _, _ in }

    /// Returns the addresses of items; `nil` if the terminal shows no hyperlinks.
    var itemAddress: ItemAddress?

    private(set) var line: ScannedCommandLine

    /// The language of the words, in which values are read even if a part of the work has another one.
    private let language = Localization.language

    /// The flags that the chosen fields need, as if the user had typed them.
    private let flagsOfFields: [String]

    package init(
        _ line: ScannedCommandLine, _ configuration: Configuration, _ console: Console? = nil,
        flagsOfFields: [String] = []
    ) {
        self.line = line
        self.configuration = configuration
        self.console = console
        self.flagsOfFields = flagsOfFields
    }

    /// The names from the tool to the command, such as `["challenge", "characters", "list"]`.
    public var path: [String] { line.path }

    /// The options of the command with their values in the words of the program, in order.
    package var optionTexts: [OptionText] {
        let ownOptions = Set(line.command.options.map(\.name))
        return untranslated.occurrences.used.filter { ownOptions.contains($0.option.name) }.compactMap { option in
            option.text.map { OptionText(name: option.option.name, text: $0) }
        }
    }

    /// The names of the fields that the command can print with all of its options.
    var fields: [String] { line.command.fields }

    /// Returns the command line with other operands, which are already quoted.
    func commandLine(operands: [String]) -> String { line.commandLine(path, operands) }

    /// Returns the command line with another word in place of a name, which is the value of an option, or consists of
    /// all operands.
    package func commandLine(with word: String, inPlaceOf name: String, option: String?) -> String {
        line.commandLine(with: word, inPlaceOf: name, option: option)
    }

    /// Returns the invocation without the flag, which the command lines that errors propose then lack.
    public func proposing(without flag: Flag) -> Invocation {
        var invocation = self
        invocation.line.occurrences.removeAll { $0.option.name == flag.name }
        return invocation
    }

    /// Returns the invocation in which the first operand belongs to the path, such as the kind of the other ones.
    public func movingOperandToPath() -> Invocation {
        var invocation = self
        invocation.line.wordsOfPath.append(line.words[invocation.line.operandPositions.removeFirst()])
        return invocation
    }

    package var hasOperands: Bool { !line.operandPositions.isEmpty }

    /// The words of the arguments.
    package var operands: [String] { line.operands }

    /// The options of the command itself, as words of a shell command line.
    package var ownOptionWords: [String] { optionTexts.flatMap { ["--" + $0.name, $0.text.quotedForShell] } }

    /// The value of the option, or `nil` if the option is missing.
    public subscript<Value>(_ option: Option<Value>) -> Value? {
        // Most options are missing.
        guard line.occurrences.contains(where: { $0.option.name == option.name }) else { return nil }
        return Localization.$language.withValue(language) { line.value(of: option) }
    }

    /// Returns `true` if the command line contains the flag.
    public func has(_ flag: Flag) -> Bool { has(optionNamed: flag.name) }

    /// Returns `true` if the command line contains the option that prints the records of the relation.
    package func has<Item>(_ relation: Relation<Item>) -> Bool { has(optionNamed: relation.name) }

    /// `true` if the command line chooses the format or the fields of records.
    public var choosesForm: Bool { StandardOptions.ofRecords.contains { has(optionNamed: $0.name) } }

    /// Returns `true` if the command line contains the option with the name.
    ///
    /// Only this module reads options by name; all other code has the option itself, which cannot be misspelled.
    func has(optionNamed name: String) -> Bool {
        flagsOfFields.contains(name) || line.occurrences.contains { $0.option.name == name }
    }

    /// The name of the option, or of the flag that the user typed in place of it, such as `json` for `--format json`.
    package func typedName<Value>(of option: Option<Value>) -> String {
        line.occurrences.first { $0.option.name == option.name }?.typedName ?? option.name
    }

    /// Returns the value of the setting's option, or else the configured one; `nil` if there is none.
    public func value<Value>(of setting: Setting<Value>) throws(SettingError) -> Value? {
        if let value = self[setting.option] { return value }
        return try configuration.value(of: setting)
    }

    /// Returns the invocation without the invalid values of all settings but one.
    public func withoutInvalidValues<Value>(except setting: Setting<Value>) -> Invocation {
        var invocation = self
        invocation.configuration = configuration.withoutInvalidValues(except: setting.key)
        return invocation
    }

    /// The format of records: that of the command line, or the configured one.
    package var format: OutputFormat? { (try? value(of: StandardSettings.format)) ?? nil }

    /// `true` if the user asks for details; `--trace` includes those of `--verbose`.
    public var isVerbose: Bool { has(StandardOptions.verbose) || has(StandardOptions.trace) }

    /// All values of the argument, in order.
    public subscript<Value>(_ argument: Argument<Value>) -> [Value] {
        guard let position = line.command.arguments.firstIndex(where: { $0.name == argument.name }) else { return [] }
        return Localization.$language.withValue(language) {
            line.operands(ofArgument: position).compactMap(argument.kind.parse)
        }
    }

    /// Returns the value of an option without which the command fails.
    public func required<Value>(_ option: Option<Value>) throws(UsageError) -> Value {
        if let value = self[option] { return value }
        throw UsageError(.missingOption(available: ["--\(option.name)"]), in: path)
    }

    /// Returns the words of the argument as one text, or `nil` if there are none.
    public func text(of argument: Argument<String>) -> String? {
        let words = self[argument]
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The command line, quoted so that it can be pasted into a shell.
    public var commandLine: String { commandLine(of: untranslated.words) }

    /// The command line with the words of the program in place of those of its language.
    private var untranslated: ScannedCommandLine { Localization.$language.withValue(language) { line.untranslated } }

    /// Returns a command line of the same tool, quoted so that it can be pasted into a shell.
    public func commandLine(of words: [String]) -> String {
        (path.prefix(1) + words.map(\.quotedForShell)).joined(separator: " ")
    }
}

/// An option of a command line with its value.
package struct OptionText: Sendable, Equatable {
    package let name: String
    package let text: String
}
