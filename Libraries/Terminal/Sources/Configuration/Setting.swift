/// A value that the user can store for all commands: in an environment variable or in the configuration file.
public struct Setting<Value: Sendable>: Sendable {
    /// The name in the configuration file.
    public let key: String

    public let variable: String

    public let kind: ValueKind<Value>

    /// The key of the description in the help.
    public let help: String

    /// The value without a configuration, as texts for users show it.
    public let defaultText: String

    /// - Parameter defaultText: The value without a configuration.
    public init(
        _ key: String, variable: String, _ kind: ValueKind<Value>, help: String, default defaultText: String
    ) {
        self.key = key
        self.variable = variable
        self.kind = kind
        self.help = help
        self.defaultText = defaultText
    }
}

/// A setting with any type of value, so that settings can be in one array.
public protocol AnySetting: Sendable {
    var erased: Setting<any Sendable> { get }
}

extension Setting: AnySetting {
    public var erased: Setting<any Sendable> {
        Setting<any Sendable>(key, variable: variable, kind.erased, help: help, default: defaultText)
    }
}

/// The settings of every tool that this module implements.
public enum StandardSettings {
    static let format = Setting(
        "format", variable: "CHALLENGE_FORMAT", ValueKind<OutputFormat>.anyCase, help: "terminal.setting.format",
        default: "")
    static let color = Setting(
        "color", variable: "CHALLENGE_COLOR", ValueKind<ColorChoice>.anyCase, help: "terminal.setting.color",
        default: "auto")
    static let language = Setting(
        "language", variable: "CHALLENGE_LANGUAGE", .language, help: "terminal.setting.language", default: "")
    static let pager = Setting(
        "pager", variable: "CHALLENGE_PAGER", .anyText, help: "terminal.setting.pager", default: "less")

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
    /// Any text, which may be empty.
    public static var anyText: ValueKind {
        ValueKind(placeholder: "TEXT", expectation: .described("terminal.expected.text")) { $0 }
    }
}
