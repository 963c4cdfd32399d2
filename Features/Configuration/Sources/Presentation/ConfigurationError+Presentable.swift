public import ChallengeTerminal

extension ConfigurationError: PresentableError {
    public var message: String { errorDescription ?? debugDescription }

    public var cause: String? { debugDescription }

    public var exitCode: ExitCode {
        switch self {
        case .noPath: .configuration
        case .storageFailed: .ioError
        case .editorFailed: .failure
        }
    }
}
