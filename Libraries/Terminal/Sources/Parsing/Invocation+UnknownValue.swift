internal import ChallengeCore

/// A value of a filter that no item has.
package struct UnknownValue: Sendable, Equatable {
    /// The name of the option.
    package let option: String

    package let text: String

    /// The values that the items have, in the current language.
    package let knownValues: [String]

    /// The known value that the user probably meant, or a word of it; `nil` if none is similar enough.
    package var nearest: String? {
        let words = knownValues.flatMap { $0.split(separator: " ").map(String.init) }
        return [knownValues, words].lazy.compactMap { NearestSpelling.of(text, among: $0) }.first
    }
}

extension Invocation {
    /// Returns the first value of a filter that no item has; `nil` if there is none.
    ///
    /// The known values are the candidates that complete the option. Very long values are no typing errors.
    package func unknownValue() async throws -> UnknownValue? {
        for given in optionTexts where given.text.utf8.count <= NearestSpelling.longestWord {
            guard let option = line.command.options.first(where: { $0.name == given.name }),
                let form = option.form, let source = option.candidates?(), source.listsAllValues
            else { continue }
            let request = CandidateSource.Request(invocation: self, earlierWords: [], text: "")
            let known = try await source.find(request).map(\.value)
            let texts = form.expectation.isList ? given.text.listElements : [given.text]
            let isKnown = { (text: String) in
                known.contains { form.filter(text, includes: $0, asPart: source.matchesParts) }
            }
            if let text = texts.first(where: { !isKnown($0) }) {
                return UnknownValue(option: given.name, text: text, knownValues: known)
            }
        }
        return nil
    }
}

extension ValueKind {
    public func filter(_ text: String, includes value: String, asPart matchesPart: Bool) -> Bool {
        guard let wanted = parse(text), let value = parse(value) else { return false }
        if matchesPart, let wanted = (wanted as? [String])?.first, let value = (value as? [String])?.first {
            return value.contains(ignoringCase: wanted)
        }
        return "\(value)".lowercased().isBytewiseEqual(to: "\(wanted)".lowercased())
    }
}
