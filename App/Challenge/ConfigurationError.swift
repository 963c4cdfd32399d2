import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

/// Something in the environment that cannot be what was meant.
enum ConfigurationError: PresentableError, Equatable {
    case invalidVariable(name: String, value: String)
    case invalidSwitch(name: String, value: String)

    var message: String {
        switch self {
        case .invalidVariable(let name, let value): "app.error.invalidVariable %@ %@".localized(name, value)
        case .invalidSwitch(let name, let value): "app.error.invalidSwitch %@ %@".localized(name, value)
        }
    }

    var advice: String? {
        switch self {
        case .invalidVariable: "app.advice.invalidVariable".localized()
        case .invalidSwitch: "app.advice.invalidSwitch".localized()
        }
    }

    var exitCode: ExitCode { .configuration }
}
