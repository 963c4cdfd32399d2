import ChallengeCore
import ChallengeResources
import ChallengeTerminal

extension CommandError {
    /// The error for a program without a terminal that can show a screen.
    static var noScreen: CommandError {
        CommandError("browse.noScreen".localized(), advice: "browse.advice.noScreen".localized())
    }

    /// Returns the error for a text that names no kind and no item.
    static func nothingToBrowse(_ text: String, nearestNames: [String] = []) -> CommandError {
        CommandError(
            "browse.nothing %@".localized(text),
            advice: nearestNames.isEmpty
                ? nil : "listing.name.nearest %@".localized(nearestNames.joined(separator: ", ")),
            exitCode: .notFound)
    }

    /// Returns the error for changes that failed while the user left the browser.
    static func notSaved(_ changes: [UnsavedChange]) -> CommandError {
        let names = changes.map(\.name).withoutRepetition.joined(separator: ", ")
        let sentences = ["browse.notSaved %@".localized(names)] + changes.map(\.reason).withoutRepetition
        return CommandError(sentences.joined(separator: " "), exitCode: .ioError)
    }
}
