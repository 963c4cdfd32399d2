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
        case .mistake(let path, _, .secretForOthers):
            "terminal.configuration.advice.private %@".localized(path.quotedForShell)
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
    /// Other users can read the file with the secret value of the key.
    case secretForOthers(String)
    case unknownKey(String, nearest: String?)
    case invalidValue(key: String, value: String, Expectation)

    /// Returns `nil` if the text is a valid value of the setting with the key.
    init?(key: String, text: String, _ settings: [any AnySetting]) {
        guard let setting = settings.first(where: { $0.key == key }) else {
            self = .unknownKey(key, among: settings.map(\.key))
            return
        }
        if setting.form.accepts(text) { return nil }
        self = .invalidValue(key: key, value: setting.form.redact(text), setting.form.expectation)
    }

    public static func unknownKey(_ key: String, among keys: [String]) -> SettingMistake {
        .unknownKey(key, nearest: NearestSpelling.of(key, among: keys))
    }

    public var message: String {
        switch self {
        case .notJSON: "terminal.configuration.notJSON".localized()
        case .notUTF8: "terminal.configuration.notUTF8".localized()
        case .duplicateKey(let key): "terminal.configuration.duplicateKey %@".localized(key)
        case .secretForOthers(let key): "terminal.configuration.secretForOthers %@".localized(key)
        case .unknownKey(let key, let nearest):
            "terminal.configuration.unknownKey %@".localized(key) + UsageError.suggestion(nearest)
        case .invalidValue(let key, let value, let expected):
            UsageError.message(ofInvalidValue: value, for: key, expected)
        }
    }
}
