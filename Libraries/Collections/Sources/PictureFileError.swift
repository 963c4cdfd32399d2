internal import ChallengeCore
internal import ChallengePersistence
internal import ChallengeResources
internal import ChallengeTerminal

/// The reason why the file of a picture was not written.
struct PictureFileError: PresentableError {
    let message: String
    var advice: String?
    let exitCode: ExitCode
    var cause: String?

    /// Standard output is a terminal, which a file would disturb.
    static var terminal: Self { Self(message: "listing.picture.terminal".localized(), exitCode: .usage) }

    /// The item has no picture.
    static var none: Self { Self(message: "listing.picture.none".localized(), exitCode: .unavailable) }

    static func fetchFailed(_ error: APIError) -> Self {
        Self(
            message: "listing.picture.failed %@".localized(error.message), advice: error.advice,
            exitCode: error.exitCode, cause: error.cause)
    }

    static func fileFailed(_ failure: StorageFailure) -> Self {
        let advice = failure.cause == .fileExists ? "listing.picture.fileExists".localized() : nil
        return Self(message: failure.localizedText, advice: advice, exitCode: .ioError)
    }
}
