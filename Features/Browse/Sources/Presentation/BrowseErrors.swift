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
    let nearestNames: [String]

    var message: String { "browse.nothing %@".localized(text) }
    var advice: String? {
        nearestNames.isEmpty ? nil : "listing.name.nearest %@".localized(nearestNames.joined(separator: ", "))
    }
    var exitCode: ExitCode { .notFound }
}

/// The error for a link to a list with filters, which the browser does not have.
struct LinkWithFilters: PresentableError {
    var message: String { "browse.filters".localized() }
    var advice: String? { "browse.advice.filters".localized() }
    var exitCode: ExitCode { .usage }
}

/// The error for changes that failed while the user left the browser.
struct NotSaved: PresentableError {
    let changes: [UnsavedChange]

    var message: String {
        let names = changes.map(\.name).withoutRepetition.joined(separator: ", ")
        return (["browse.notSaved %@".localized(names)] + changes.map(\.reason).withoutRepetition).joined(
            separator: " ")
    }
    var exitCode: ExitCode { .ioError }
}
