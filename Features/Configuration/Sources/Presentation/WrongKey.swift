import ChallengeResources
import ChallengeTerminal

/// The error for a key or a value of the command line that the configuration does not have.
struct WrongKey: PresentableError, Equatable {
    let mistake: SettingMistake

    var message: String { mistake.message }

    var advice: String? { "configuration.advice.list".localized() }

    var exitCode: ExitCode { .usage }
}

extension WrongKey {
    /// Creates the error for a key without a value.
    init(_ key: String, in invocation: Invocation) {
        let keys = invocation.configuration.allValues.map(\.key)
        self.init(mistake: .unknownKey(key, among: keys))
    }
}
