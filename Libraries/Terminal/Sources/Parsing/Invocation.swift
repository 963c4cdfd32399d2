internal import ChallengeCore

/// A parsed command line: a command, with the values of its options and arguments.
public struct Invocation: Sendable {
    /// The names from the tool to the command, such as `["challenge", "characters", "list"]`.
    public let path: [String]

    /// The console of the run, for the log of requests; `nil` in tests without a console.
    public let console: Console?

    /// The values that the user has stored for all commands.
    public private(set) var configuration: Configuration

    /// `true` if another command runs this one, and only reads what is on this machine.
    public internal(set) var isLocal = false

    /// Returns the addresses of items; `nil` if the terminal shows no hyperlinks.
    var itemAddress: ItemAddress?

    /// The words after the tool's name, with values in the words of the program.
    private let words: [String]

    /// The options of the command with their values in the words of the program, in order.
    package let optionTexts: [OptionText]

    /// The command line before parsing, for proposals; `nil` in tests without one.
    var line: ScannedCommandLine?

    private let options: [String: any Sendable]
    private let arguments: [String: [any Sendable]]

    package init(
        path: [String], words: [String] = [], console: Console? = nil, configuration: Configuration = .none,
        options: [String: any Sendable] = [:], optionTexts: [OptionText] = [],
        arguments: [String: [any Sendable]] = [:]
    ) {
        self.path = path
        self.words = words
        self.console = console
        self.configuration = configuration
        self.options = options
        self.optionTexts = optionTexts
        self.arguments = arguments
    }

    /// The names of the fields that the command can print with all of its options.
    var fields: [String] { line?.command.fields ?? [] }

    /// Returns the command line with other operands, which are already quoted.
    func commandLine(operands: [String]) -> String {
        line?.commandLine(path, operands) ?? (path + operands).joined(separator: " ")
    }

    /// Returns the command line with another word in place of a name, which is the value of an option, or consists of
    /// all operands.
    package func commandLine(with word: String, inPlaceOf name: String, option: String?) -> String {
        line?.commandLine(with: word, inPlaceOf: name, option: option) ?? commandLine(operands: [word])
    }

    /// Returns the invocation without the flag in the command lines that errors propose.
    public func proposing(without flag: Option<Bool>) -> Invocation {
        var invocation = self
        invocation.line?.occurrences.removeAll { $0.option.name == flag.name }
        return invocation
    }

    package var hasOperands: Bool { arguments.values.contains { !$0.isEmpty } }

    /// The options of the command itself, as words of a shell command line.
    package var ownOptionWords: [String] { optionTexts.flatMap { ["--" + $0.name, $0.text.quotedForShell] } }

    /// The value of the option, or `nil` if the option is missing; the value of a flag is `true`.
    ///
    /// A debug build traps if the command does not declare the option with this type of values.
    public subscript<Value>(_ option: Option<Value>) -> Value? {
        assert(declares(option), "\(path.joined(separator: " ")) does not declare --\(option.name) of this type")
        return options[option.name] as? Value
    }

    /// Returns `true` if the command declares the option with the same type of values, or in tests without a command.
    private func declares<Value>(_ option: Option<Value>) -> Bool {
        guard let line else { return true }
        return (line.command.options + line.globalOptions).contains {
            $0.name == option.name && $0.valueType == ObjectIdentifier(Value.self)
        }
    }

    /// Returns `true` if the command line contains the flag.
    public func has(_ flag: Option<Bool>) -> Bool { self[flag] ?? false }

    /// Returns `true` if the command line contains the option with the name.
    package func has(optionNamed name: String) -> Bool { options[name] != nil }

    /// `true` if the command line chooses the format or the fields of records.
    public var choosesForm: Bool { StandardOptions.ofRecords.contains { has(optionNamed: $0.erased.name) } }

    /// The name of the option, or of the flag that the user typed in place of it, such as `json` for `--format json`.
    package func typedName<Value>(of option: Option<Value>) -> String {
        line?.occurrences.first { $0.option.name == option.name }?.typedName ?? option.name
    }

    /// Throws if the command line contains the option of this name, which the command does not support.
    public func refuse(option name: String) throws(UsageError) {
        if has(optionNamed: name) { throw UsageError(.unsupportedOption("--" + name), in: path) }
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
        arguments[argument.name, default: []].compactMap { $0 as? Value }
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
    public var commandLine: String { commandLine(of: words) }

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
