internal import ChallengeCore
internal import Synchronization

/// The words of an API or of the program for one kind of value, and the words that a screen shows in their place.
///
/// A user can type what the screen shows. The words themselves are English, and are valid in every language.
public struct TranslatedWords: Sendable {
    private let words: @Sendable () -> [String]
    private let translations: @Sendable (String) -> [String]
    private let known = KnownSpellings()

    /// - Parameter translations: Returns the words that a screen shows for a word, in the current language; a message
    ///   or a completion proposes the first one.
    public init(
        _ words: @autoclosure @escaping @Sendable () -> [String],
        translations: @escaping @Sendable (String) -> [String]
    ) {
        self.words = words
        self.translations = translations
    }

    /// Returns the word that a screen shows as the text, ignoring case and accents; `nil` for any other text.
    public func word(for text: String) -> String? {
        // In English, the screen shows the words themselves.
        if Localization.language == .english { return nil }
        let text = text.folded
        return words().first { word in translations(word).contains { $0.folded.isBytewiseEqual(to: text) } }
    }

    /// Returns the word, and the words that a screen shows in its place in any language.
    public func spellings(of word: String) -> [String] {
        known.spellings(of: word) {
            let translations = Language.allCases.filter { $0 != .english }.flatMap { language in
                Localization.$language.withValue(language) { self.translations(word) }
            }
            return ([word] + translations).withoutRepetition
        }
    }

    /// Returns the word in the current language, or the text itself if it is another one.
    public func translation(of text: String) -> String {
        if Localization.language == .english { return text }
        let lowercased = text.lowercased()
        return words().first { $0.lowercased().isBytewiseEqual(to: lowercased) }.flatMap { translations($0).first }
            ?? text
    }
}

/// The spellings of the words so far, because a search asks for the same words of many items.
private final class KnownSpellings: Sendable {
    private let spellings = Mutex<[String: [String]]>([:])

    func spellings(of word: String, _ make: () -> [String]) -> [String] {
        if let known = spellings.withLock({ $0[word] }) { return known }
        let new = make()
        spellings.withLock { $0[word] = new }
        return new
    }
}
