internal import ChallengeCore

/// The values that the user has stored for all commands: in environment variables, or else in the configuration file.
public struct Configuration: Sendable {
    /// A configuration without values.
    public static let none = Configuration(settings: [], environment: [:], file: nil)

    public let settings: [any AnySetting]

    private var values: [String: ConfiguredValue] = [:]

    /// The values of the variables that other programs read, too.
    private var fallbacks: [String: ConfiguredValue] = [:]

    /// All mistakes in the file.
    public private(set) var mistakes: [SettingError] = []

    /// `true` if the file has aliases, as earlier versions of the program had.
    public private(set) var hasIgnoredAliases = false

    /// - Parameter file: Reads the file; `nil` without a file. If it cannot be read, the reason is a mistake.
    public init(
        settings: [any AnySetting], environment: [String: String],
        file: @autoclosure () throws(SettingError) -> ConfigurationFile?
    ) {
        self.settings = settings
        do throws(SettingError) {
            if let file = try file() { add(file) }
        } catch {
            mistakes = [error]
        }
        for setting in self.settings {
            if let value = setting.value(in: environment) { values[setting.key] = value }
            fallbacks[setting.key] = setting.fallbackValue(in: environment)
        }
    }

    private mutating func add(_ file: ConfigurationFile) {
        for entry in file.entries { add(entry, isPrivate: file.isPrivate) }
        hasIgnoredAliases = file.contains(ConfigurationFile.ignoredAliases)
        mistakes += file.repetitions.compactMap { SettingError(.duplicateKey($0.key), in: $0) }
    }

    private mutating func add(_ value: ConfiguredValue, isPrivate: Bool) {
        let isSecret = settings.first { $0.key == value.key }?.form.isSecret ?? false
        if isSecret, !isPrivate {
            mistakes += SettingError(.secretForOthers(value.key), in: value).map { [$0] } ?? []
        } else if let mistake = mistake(storing: value.text, for: value.key) {
            mistakes += SettingError(mistake, in: value).map { [$0] } ?? []
        } else {
            values[value.key] = value
        }
    }

    /// Returns the configuration with the content of another file, and without variables.
    public func replacingFile(by file: ConfigurationFile) -> Configuration {
        Configuration(settings: settings, environment: [:], file: file)
    }

    /// The values that all settings have without an option.
    ///
    /// An invalid value lacks the parts that may be secret.
    public var allValues: [ConfiguredValue] {
        settings.map { setting in
            let value =
                values[setting.key] ?? fallbacks[setting.key]
                ?? ConfiguredValue(key: setting.key, text: setting.defaultText ?? "", origin: .byDefault)
            let isShown = setting.form.accepts(value.text) && !setting.form.isSecret
            if isShown || value.text.isEmpty { return value }
            return ConfiguredValue(key: value.key, text: setting.form.redact(value.text), origin: value.origin)
        }
    }

    /// Returns the value of the setting, or `nil` if the user has stored none.
    ///
    /// - Throws: ``SettingError/invalidVariable(name:value:expected:)``
    public func value<T>(of setting: Setting<T>) throws(SettingError) -> T? {
        guard let stored = values[setting.key] else { return nil }
        try check(setting)
        return setting.option.kind.parse(stored.text)
    }

    /// Throws if the stored value of the setting is invalid.
    public func check(_ setting: any AnySetting) throws(SettingError) {
        guard let stored = values[setting.key], !setting.form.accepts(stored.text) else { return }
        throw .invalidVariable(
            name: stored.variable ?? setting.variable, value: setting.form.redact(stored.text),
            expected: setting.form.expectation)
    }

    /// Returns the value of the setting, or `nil` if the user has stored none or an invalid one.
    public func validValue<T>(of setting: Setting<T>) -> T? { (try? value(of: setting)) ?? nil }

    /// Returns the configuration without the invalid values of all settings but the one with the key.
    func withoutInvalidValues(except key: String) -> Configuration {
        let invalid = settings.filter { setting in
            setting.key != key && values[setting.key].map { setting.form.accepts($0.text) } == false
        }
        var configuration = self
        for setting in invalid { configuration.values[setting.key] = nil }
        return configuration
    }

    /// Returns the value for the key as a screen shows it.
    public func shown(_ text: String, for key: String) -> String {
        settings.first { $0.key == key }.map { $0.form.isSecret ? $0.form.redact(text) : text } ?? text
    }

    /// Returns the mistake in a value for the key; `nil` for a valid one.
    public func mistake(storing text: String, for key: String) -> SettingMistake? {
        SettingMistake(key: key, text: text, settings)
    }

    /// The first mistake in the file; commands that do not need the configuration run in spite of it.
    public var firstMistake: SettingError? { mistakes.first }

    /// Throws the first mistake in the file, or in a variable that every command reads without the option.
    func check(_ invocation: Invocation) throws(SettingError) {
        if let firstMistake { throw firstMistake }
        _ = try invocation.value(of: StandardSettings.format)
        _ = try invocation.value(of: StandardSettings.color)
        _ = try invocation.value(of: StandardSettings.language)
    }
}

extension ConfiguredValue {
    fileprivate var variable: String? { if case .variable(let name) = origin { name } else { nil } }
}

/// The value of a setting, which may be invalid.
public struct ConfiguredValue: Sendable, Equatable {
    /// The place of a value.
    public enum Place: Sendable, Equatable {
        /// The user has stored no value, so the setting has its default.
        case byDefault
        case variable(String)
        /// A variable that other programs read, too, such as `PAGER`, which the file precedes.
        case sharedVariable(String)
        case file(path: String, line: Int)
    }

    /// The key of the setting.
    public let key: String

    public let text: String
    public let origin: Place
}
