/// The comparison of an item's text with the value of a filter.
public enum FilterMatch: Sendable {
    /// The value is a part of the text, in upper or lower case.
    case part
    /// The value is the whole text, in the same case.
    case exact
}

/// The rules of a collection for its filters: the criteria that its API answers, and the comparisons.
public struct FilterRules: Hashable, Sendable {
    /// The names of the criteria that the API answers; `nil` for all.
    let answered: Set<String>?
    /// The names of the criteria whose values are compared with whole texts.
    let exact: Set<String>
    /// The beginnings of values that must match at the start of a text.
    let anchored: [String]

    public init(answered: Set<String>?, exact: Set<String> = [], anchored: [String] = []) {
        self.answered = answered
        self.exact = exact
        self.anchored = anchored
    }

    /// The sign between the texts of a list that is compared with a filter.
    public static let separator = UInt8(0x1F)

    /// The separator as text.
    public static let separatorText = String(Unicode.Scalar(separator))

    /// The rules of an API that answers all criteria.
    public static let all = FilterRules(answered: nil)
}

extension [String] {
    /// The texts as one text for a filter, of which one text must match.
    public var filterText: String { joined(separator: FilterRules.separatorText) }
}
