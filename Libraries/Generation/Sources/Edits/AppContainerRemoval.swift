internal import ChallengeCore
internal import ChallengeTerminal

/// Removes a feature from the app: its import, its element in the list of features, its history kind and its tables.
struct AppContainerRemoval {
    let spec: FeatureSpec
    /// `true` if a hand-edited element is removed.
    let isForced: Bool

    /// The lists and sums that have members of the feature.
    private static let lists = [AppContainerEdit.historyKinds, AppContainerEdit.collections]
    private static let sums = [
        "let cacheSchemas: [Schema] =", "let tables: @Sendable () -> [CacheTable] = {",
        "let librarySchemas: [Schema] =",
    ]

    private var feature: String { "\(spec.name)Feature" }

    func applied(to text: String) throws -> String {
        var text = text.lines
            .filter { $0 != "import Challenge\(spec.name)" }.joined(separator: "\n")
        text = try removingElement(from: text)
        for list in Self.lists {
            guard var members = list(text) else { continue }
            members.elements.removeAll { $0.code.hasPrefix("\(feature).") && !$0.hasComments }
            text = members.text(onePerLine: false)
        }
        for sum in Self.sums {
            for member in ["schemas", "tables"] { text = removing("\(feature).\(member)", from: sum, text) }
        }
        // A use that was written by hand would not build without the feature, so the removal is refused.
        guard isForced || !text.containsWord(feature) else { throw EditConflict() }
        return text
    }

    private func removingElement(from text: String) throws -> String {
        guard var features = AppContainerEdit.features(in: text),
            let index = features.codes.firstIndex(where: { AppContainerEdit.feature(ofElement: $0) == spec.name })
        else { return text }
        let element = features.elements[index]
        let generated = AppContainerEdit.element(of: spec).withoutFormatting
        guard isForced || (element.code.withoutFormatting == generated && !element.hasComments) else {
            throw EditConflict()
        }
        features.elements.remove(at: index)
        return features.text(onePerLine: true)
    }

    /// Removes a term from the sum that follows the anchor.
    ///
    /// The rest of the sum is on one line if it has no comments, because the formatter keeps existing line breaks.
    private func removing(_ term: String, from anchor: String, _ text: String) -> String {
        guard let start = text.firstRange(of: anchor)?.upperBound else { return text }
        let end = AppContainerEdit.endOfExpression(in: text[start...])
        let sum = text[start..<end]
        guard sum.containsWord(term) else { return text }
        let words = sum.split { $0.isWhitespace }
        guard let index = words.firstIndex(of: term[...]), index > 0, words[index - 1] == "+" else { return text }
        if sum.contains("//") || sum.contains("/*") {
            return String(text[..<start] + sum.replacing(" + \(term)", with: "") + text[end...])
        }
        let rest = words[..<(index - 1)] + words[(index + 1)...]
        let indentation = sum.prefix { $0.isWhitespace }
        return String(text[..<start] + indentation + rest.joined(separator: " ") + text[end...])
    }
}
