internal import ChallengeCore
internal import ChallengeResources
internal import ChallengeTerminal

/// The error for a name that several items have.
struct AmbiguousName: PresentableError {
    /// The largest number of items in the message.
    static let mostChoices = 10

    let name: String
    let noun: Noun
    let count: Int
    let choices: [String]
    /// The command line with the identifier of the first item in place of the name.
    let correctedLine: String

    var message: String { "listing.name.several %@ %@ %@".localized(name, "\(count)", noun(count)) }

    var advice: String? {
        let advice = "listing.name.advice %@".localized(commandLine: correctedLine)
        let others = count - choices.count
        return others > 0 ? "listing.name.more %lld".localized(others) + " " + advice : advice
    }

    var exitCode: ExitCode { .notFound }
}

/// The error for a name that no item has.
struct UnknownName: PresentableError {
    let name: String
    /// The option whose value is the name; `nil` for an argument.
    let option: String?
    let noun: Noun
    let nearestNames: [String]
    /// The key of the advice if no name is similar, such as the advice to use another policy.
    let adviceWithoutNames: String?
    /// The command line that the user probably meant.
    let proposal: String?

    var message: String { option.map { "--\($0): \(sentence)" } ?? sentence }

    private var sentence: String { "listing.name.none %@ %@".localized(noun(1), name) }

    var advice: String? {
        let similar =
            nearestNames.isEmpty
            ? nil : "listing.name.nearest %@".localized(nearestNames.joined(separator: ", "))
        let question = proposal.flatMap { $0.shortened == $0 ? $0 : nil }.map {
            "terminal.usage.didYouMean %@".localized(commandLine: $0)
        }
        let sentences = [similar, question].compactMap(\.self)
        if !sentences.isEmpty { return sentences.joined(separator: " ") }
        let oneName = option == nil && name.contains(" ") ? "listing.name.advice.oneName".localized() : nil
        let advice = [oneName, adviceWithoutNames?.localized()].compactMap(\.self)
        return advice.isEmpty ? nil : advice.joined(separator: " ")
    }

    var exitCode: ExitCode { .notFound }
}
