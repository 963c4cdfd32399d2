internal import ChallengeCore
internal import ChallengeResources
internal import ChallengeTerminal

/// The errors for names that do not mean one item.
extension CommandError {
    /// The largest number of items that the error for an ambiguous name lists.
    static let mostChoices = 10

    /// Returns the error for a name that several items have.
    ///
    /// - Parameter correctedLine: The command line with the identifier of the first item in place of the name.
    static func ambiguousName(
        _ name: String, noun: Noun, count: Int, choices: [String], correctedLine: String
    ) -> CommandError {
        let advice = "listing.name.advice %@".localized(commandLine: correctedLine)
        let others = count - choices.count
        return CommandError(
            "listing.name.several %@ %@ %@".localized(name, "\(count)", noun(count)), choices: choices,
            advice: others > 0 ? "listing.name.more %lld".localized(others) + " " + advice : advice,
            exitCode: .notFound)
    }

    /// Returns the error for a name that no item has.
    ///
    /// - Parameters:
    ///   - option: The option whose value is the name; `nil` for an argument.
    ///   - adviceWithoutNames: The key of the advice if no name is similar, such as the advice to use another policy.
    ///   - proposal: The command line that the user probably meant.
    static func unknownName(
        _ name: String, option: String?, noun: Noun, nearestNames: [String], adviceWithoutNames: String?,
        proposal: String?
    ) -> CommandError {
        let sentence = "listing.name.none %@ %@".localized(noun(1), name)
        let similar =
            nearestNames.isEmpty
            ? nil : "listing.name.nearest %@".localized(nearestNames.joined(separator: ", "))
        let question = proposal.flatMap { $0.shortened == $0 ? $0 : nil }.map {
            "terminal.usage.didYouMean %@".localized(commandLine: $0)
        }
        var advice = [similar, question].compactMap(\.self)
        if advice.isEmpty {
            let oneName = option == nil && name.contains(" ") ? "listing.name.advice.oneName".localized() : nil
            advice = [oneName, adviceWithoutNames?.localized()].compactMap(\.self)
        }
        return CommandError(
            option.map { "--\($0): \(sentence)" } ?? sentence,
            advice: advice.isEmpty ? nil : advice.joined(separator: " "), exitCode: .notFound)
    }
}
