import ChallengeResources
import ChallengeTerminal

/// Something in the environment that cannot be what was meant.
enum ConfigurationError: PresentableError, Equatable {
    case invalidVariable(name: String, value: String)

    var message: String {
        switch self {
        case .invalidVariable(let name, let value): "app.error.invalidVariable %@ %@".localized(name, value)
        }
    }

    var advice: String? { "app.advice.invalidVariable".localized() }

    var exitCode: ExitCode { .configuration }
}
