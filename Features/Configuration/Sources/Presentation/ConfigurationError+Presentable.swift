internal import ChallengeResources
public import ChallengeTerminal

extension ConfigurationError: PresentableError {
    public var advice: String? {
        if case .noEditor = self { "configuration.advice.editor".localized() } else { nil }
    }

    public var exitCode: ExitCode {
        switch self {
        case .noPath, .noEditor: .configuration
        case .storageFailed: .ioError
        case .editorFailed: .failure
        }
    }
}
