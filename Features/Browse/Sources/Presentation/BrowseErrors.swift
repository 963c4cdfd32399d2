import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The error for a program without a terminal that can show a screen.
struct NoScreen: PresentableError {
    var message: String { "browse.noScreen".localized() }
    var advice: String? { "browse.advice.noScreen".localized() }
    var exitCode: ExitCode { .usage }
}

/// The error for a text that names no kind and no item.
struct NothingToBrowse: PresentableError {
    let text: String

    var message: String { "browse.nothing %@".localized(text) }
    var exitCode: ExitCode { .notFound }
}
