internal import ChallengeResources

/// The word for items of one kind, with a form for one item and a form for several: *1 location*, *2 locations*.
///
///     let noun: Noun = "location.noun"
///     noun(2)
public struct Noun: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The key of the texts, which have a plural form.
    private let key: String

    public init(stringLiteral key: String) { self.key = key }

    /// Returns the form of the word for a number of items, in the current language.
    public func callAsFunction(_ count: Int) -> String { key.localized(count) }
}
