internal import ChallengeResources

/// A value that the user can store for all commands: in an environment variable or in the configuration file.
public struct Setting<Value: Sendable>: AnySetting {
    public let key: String
    public let variable: String

    /// The option that precedes the stored value; a tool without this option has the stored value only.
    public let option: Option<Value>

    public let offVariable: String?
    public let fallback: Fallback?

    public typealias Fallback = @Sendable (_ environment: [String: String]) -> SharedValue?

    /// - Parameters:
    ///   - optionName: The name of the option, if it is not the key.
    ///   - short: The short name of the option.
    ///   - placeholder: The name of the value in the help, if it is not that of the kind.
    ///   - help: The key of the description in the help.
    ///   - defaultText: The value without an option and a configuration.
    ///   - offVariable: The name of a variable that turns the setting off, such as `CHALLENGE_NO_HISTORY`.
    ///   - fallback: Returns the value of a variable that other programs read, too.
    public init(
        _ key: String, optionName: String? = nil, short: Character? = nil, variable: String, _ kind: ValueKind<Value>,
        placeholder: String? = nil, help: String, default defaultText: String? = nil, offVariable: String? = nil,
        fallback: Fallback? = nil
    ) {
        self.key = key
        self.variable = variable
        self.offVariable = offVariable
        self.fallback = fallback
        option = Option(
            optionName ?? key, short: short, kind, placeholder: placeholder, help: help, default: defaultText)
    }
}

/// A setting with any type of value, so that settings can be in one array.
public protocol AnySetting: Sendable {
    associatedtype Value: Sendable

    /// The name in the configuration file.
    var key: String { get }

    var variable: String { get }

    /// The option, which has the kind and the description of the value.
    var option: Option<Value> { get }

    /// The name of another variable, which turns the setting off and precedes all other values.
    var offVariable: String? { get }

    /// Returns the value of a variable that other programs read, too, such as `PAGER`, which the file precedes.
    var fallback: (@Sendable (_ environment: [String: String]) -> SharedValue?)? { get }
}

/// The value of a variable that other programs read, too.
public struct SharedValue: Sendable, Equatable {
    let variable: String
    let text: String
}

extension AnySetting {
    public var form: any ValueForm { option.kind }

    /// The key of the description in the help.
    public var help: String { option.help }

    /// The value without an option and a configuration.
    public var defaultText: String? { option.defaultText }

    /// Returns the value of the variable that decides without an option and a stored value; `nil` if there is none.
    func fallbackValue(in environment: [String: String]) -> ConfiguredValue? {
        fallback?(environment).map { ConfiguredValue(key: key, text: $0.text, origin: .sharedVariable($0.variable)) }
    }

    /// Returns the value in the environment, which can be invalid; `nil` if no variable sets it.
    func value(in environment: [String: String]) -> ConfiguredValue? {
        if let offVariable, let text = environment[offVariable], !text.isEmpty {
            let isOff = ValueKind.toggle.parse(text)
            if isOff != false {
                return ConfiguredValue(key: key, text: isOff == true ? "false" : text, origin: .variable(offVariable))
            }
        }
        // An empty variable counts as missing, except for a setting whose value can be empty.
        guard let text = environment[variable], !text.isEmpty || form.accepts("") else { return nil }
        return ConfiguredValue(key: key, text: text, origin: .variable(variable))
    }
}

/// The settings of every tool that this module implements.
public enum StandardSettings {
    static let format = Setting(
        "format", short: "o", variable: "CHALLENGE_FORMAT",
        ValueKind<OutputFormat>.anyCase.describing(
            Dictionary(uniqueKeysWithValues: OutputFormat.allCases.map { ($0.rawValue, $0.help) })),
        placeholder: "FORMAT", help: "terminal.option.format")
    static let color = Setting(
        "color", variable: "CHALLENGE_COLOR",
        ValueKind<ColorChoice>.anyCase.describing([
            "auto": "terminal.color.auto", "always": "terminal.environment.color",
            "never": "terminal.environment.noColor",
        ]),
        placeholder: "WHEN",
        help: "terminal.option.color", default: "auto", fallback: { ColorChoice.commonValue(in: $0) })
    static let language = Setting(
        "language", optionName: "lang", variable: "CHALLENGE_LANGUAGE",
        ValueKind<Language>.language.describing(
            Dictionary(Language.allCases.map { ($0.rawValue, "terminal.language.\($0.rawValue)") }) { $1 }),
        placeholder: "LANG",
        help: "terminal.option.lang",
        fallback: { environment in
            Language.variable(in: environment).map {
                SharedValue(variable: $0, text: Language(environment: environment).rawValue)
            }
        })
    static let pager = Setting(
        "pager", variable: "CHALLENGE_PAGER", .commandLine, help: "terminal.setting.pager", default: "less",
        fallback: { $0["PAGER"].map { SharedValue(variable: "PAGER", text: $0) } })

    public static let all: [any AnySetting] = [format, color, language, pager]
}

extension ValueKind where Value == Bool {
    /// `true` or `false`, also as `1`, `0`, `yes`, `no`, `on` and `off`.
    public static var toggle: ValueKind {
        choice([
            (value: true, spellings: ["true", "1", "yes", "on"]),
            (value: false, spellings: ["false", "0", "no", "off"]),
        ])
    }
}

extension ValueKind where Value == String {
    /// A command line for a shell, which may be empty.
    public static var commandLine: ValueKind {
        ValueKind(placeholder: "TEXT", expectation: .described("terminal.expected.commandLine")) { text in
            text.shellWords.map { _ in text }
        }
    }

    /// A word that is never printed, such as a token; it can be the value of a header.
    public static var secret: ValueKind {
        var kind = ValueKind(
            placeholder: "TEXT", expectation: .described("terminal.expected.secret"), redact: { _ in "…" },
            parse: { text in !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) } ? text : nil })
        kind.isSecret = true
        return kind
    }

    /// Any text, which may be empty.
    public static var anyText: ValueKind {
        ValueKind(placeholder: "TEXT", expectation: .described("terminal.expected.text")) { $0 }
    }
}

/// An environment variable of a tool that belongs to no setting.
public struct SpecialVariable: Sendable {
    public let name: String

    /// The kind of its values; `nil` if another part of the program checks the value.
    private let form: (any ValueForm)?

    public init(_ name: String) {
        self.name = name
        form = nil
    }

    private init<Value>(_ name: String, _ kind: ValueKind<Value>) {
        self.name = name
        form = kind
    }

    /// The variables about the terminal, which this module reads.
    public static let ofTerminal = [
        SpecialVariable("CHALLENGE_FORCE_TTY", .positiveInteger), SpecialVariable("CHALLENGE_HYPERLINKS", .toggle),
        SpecialVariable(Console.noInputVariable, .toggle),
    ]

    /// Returns the mistake in the value; `nil` for a valid value and for a missing one.
    public func mistake(in environment: [String: String]) -> SettingError? {
        guard let form, let text = environment[name], !text.isEmpty, !form.accepts(text) else { return nil }
        return .invalidVariable(name: name, value: text, expected: form.expectation)
    }
}
