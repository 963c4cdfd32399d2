public import ChallengeCore
internal import ChallengeResources

extension StorageFailure: PresentableError {
    public var message: String { localizedText }

    public var advice: String? { "advice.storage".localized() }

    public var exitCode: ExitCode { .ioError }

    public var cause: String? { debugDescription }
}
