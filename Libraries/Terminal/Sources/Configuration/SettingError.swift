public import ChallengeCore
internal import ChallengeResources

/// An error in the configuration file or in an environment variable.
public enum SettingError: PresentableError, Equatable {
    case invalidVariable(name: String, value: String, expected: Expectation)
    case mistake(path: String, line: Int, SettingMistake)
    case unreadable(StorageFailure)

    public var message: String {
        switch self {
        case .invalidVariable(let name, let value, let expected):
            UsageError.message(ofInvalidValue: value, for: name, expected)
        case .mistake(let path, let line, let mistake):
            "terminal.configuration.mistake %@ %lld %@".localized(path, line, mistake.message)
        case .unreadable(let failure): "terminal.configuration.unreadable %@".localized(failure.localizedText)
        }
    }

    public var advice: String? {
        switch self {
        case .invalidVariable: "terminal.configuration.advice.variable".localized()
        case .mistake(_, _, .notJSON), .mistake(_, _, .notUTF8), .mistake(_, _, .duplicateKey):
            "terminal.configuration.advice.notJSON".localized()
        case .mistake: "terminal.configuration.advice.mistake".localized()
        case .unreadable: nil
        }
    }

    public var exitCode: ExitCode { .configuration }
}

extension SettingError {
    /// Creates the error for a value of the file; returns `nil` for another value.
    init?(_ mistake: SettingMistake, in value: ConfiguredValue) {
        guard case .file(let path, let line) = value.origin else { return nil }
        self = .mistake(path: path, line: line, mistake)
    }
}

/// A mistake in a line of the configuration file.
public enum SettingMistake: Sendable, Equatable {
    case notJSON
    case notUTF8
    /// The file has the key more than once.
    case duplicateKey(String)
    /// The value of `aliases` is not an object.
    case aliasesAreNoObject
    case unknownKey(String, nearest: String?)
    case invalidValue(key: String, value: String, Expectation)
    /// The name is empty, contains a space or a control character or begins with a minus; or the command line has no
    /// word, or an open quotation mark.
    case invalidAlias(String)
    /// A command has the name of the alias.
    case reservedAlias(String)
    /// The command line of the alias begins with a word that is neither a command nor an alias.
    case aliasOfUnknownCommand(String, command: String)
    /// The aliases begin with each other; the last one is the first one again.
    case loopingAliases([String])
    /// The command line of the alias has another mistake.
    case aliasWithUsageError(String, UsageError)

    /// Returns `nil` if the text is a valid value of the setting or the alias with the key.
    ///
    /// - Parameter reservedNames: The names of commands, which no alias can have.
    init?(key: String, text: String, _ settings: [Setting<any Sendable>], reservedNames: [String]) {
        if key.hasPrefix(ConfigurationFile.aliasPrefix) {
            let name = String(key.dropFirst(ConfigurationFile.aliasPrefix.count))
            if reservedNames.contains(name) {
                self = .reservedAlias(name)
            } else if name.isEmpty || name.hasPrefix("-") || name.contains(where: \.isWhitespace)
                || !name.isSafe || text.shellWords?.isEmpty ?? true
            {
                self = .invalidAlias(key)
            } else {
                return nil
            }
        } else if let setting = settings.first(where: { $0.key == key }) {
            if setting.kind.parse(text) != nil { return nil }
            self = .invalidValue(key: key, value: setting.kind.redact(text), setting.kind.expectation)
        } else if key == ConfigurationFile.aliases {
            self = .aliasesAreNoObject
        } else {
            self = .unknownKey(key, among: settings.map(\.key))
        }
    }

    /// `true` for a mistake in an alias that another change of the configuration can correct.
    public var canBeStored: Bool {
        switch self {
        case .aliasOfUnknownCommand, .aliasWithUsageError: true
        default: false
        }
    }

    public static func unknownKey(_ key: String, among keys: [String]) -> SettingMistake {
        .unknownKey(key, nearest: NearestSpelling.of(key, among: keys))
    }

    public var message: String {
        switch self {
        case .notJSON: "terminal.configuration.notJSON".localized()
        case .notUTF8: "terminal.configuration.notUTF8".localized()
        case .duplicateKey(let key): "terminal.configuration.duplicateKey %@".localized(key)
        case .aliasesAreNoObject: "terminal.configuration.aliases".localized()
        case .unknownKey(let key, let nearest):
            "terminal.configuration.unknownKey %@".localized(key) + UsageError.suggestion(nearest)
        case .invalidValue(let key, let value, let expected):
            UsageError.message(ofInvalidValue: value, for: key, expected)
        case .reservedAlias(let name): "terminal.configuration.reservedAlias %@".localized(name)
        case .aliasOfUnknownCommand(let name, let command):
            "terminal.configuration.aliasOfUnknown %@ %@".localized(name, command)
        case .loopingAliases(let names):
            "terminal.configuration.loopingAliases %@".localized(names.joined(separator: " → "))
        case .aliasWithUsageError(let name, let error):
            "terminal.configuration.aliasWithError %@ %@".localized(name, error.message)
        case .invalidAlias(let key): "terminal.configuration.invalidAlias %@".localized(key)
        }
    }
}
