internal import ChallengeCore
internal import ChallengeResources
internal import ChallengeTerminal

/// The error for a name that several items have.
struct AmbiguousName: PresentableError {
    /// The largest number of items in the message.
    static let mostChoices = 10

    let name: String
    /// The key of the word for the items, with a plural form.
    let noun: String
    let count: Int
    let choices: [String]
    let firstIdentifier: String
    /// The words of a command line before an identifier.
    let commandLine: [String]

    var message: String { "listing.name.several %@ %@ %@".localized(name, "\(count)", noun.localized(count)) }

    var advice: String? {
        let advice = "listing.name.advice %@".localized((commandLine + [firstIdentifier]).joined(separator: " "))
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
    /// The key of the word for the items, with a plural form.
    let noun: String
    let nearestNames: [String]
    /// `true` if the API was not asked.
    let isFromThisMachine: Bool
    /// `true` if items whose names have further words do not count.
    let needsWholeName: Bool
    /// The command line that the user probably meant.
    let proposal: String?
    /// The words of a command line before a name.
    let commandLine: [String]

    var message: String { option.map { "--\($0): \(sentence)" } ?? sentence }

    private var sentence: String {
        needsWholeName
            ? "listing.name.noneWhole %@ %@".localized(noun.localized(1), name)
            : "listing.name.none %@ %@".localized(noun.localized(1), name)
    }

    var advice: String? {
        if let proposal { return "terminal.usage.didYouMean %@".localized(proposal) }
        if let nearest = nearestNames.first {
            // Only an argument takes a name of several words without quotation marks.
            let word = option == nil ? nearest.quotedNameForShell : nearest.quotedForShell
            let line = (commandLine + [word]).joined(separator: " ")
            return "listing.name.nearest %@".localized(nearestNames.joined(separator: ", ")) + " "
                + "terminal.usage.didYouMean %@".localized(line)
        }
        return isFromThisMachine && !needsWholeName ? "listing.name.advice.none".localized() : nil
    }

    var exitCode: ExitCode { .notFound }
}
