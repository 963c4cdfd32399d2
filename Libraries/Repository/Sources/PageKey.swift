public import ChallengeCore

/// The number of a page and the criteria of its list.
///
/// Keys that differ only in the case of the criteria are equal, because the API ignores case.
public struct PageKey: Sendable {
    public let page: Int
    public let criteria: [Criterion]

    public init(page: Int, criteria: [Criterion] = []) {
        self.page = page
        self.criteria = criteria
    }

    /// The key as text, in which the length precedes each value, so that a value cannot look like another criterion.
    var text: String {
        let criteria = criteria.map { criterion in
            let value = criterion.value.lowercased()
            return "\(criterion.name)=\(value.utf8.count):\(value)"
        }
        return (["page=\(page)"] + criteria).joined(separator: "&")
    }
}

extension PageKey: Hashable {
    /// Compares the keys byte by byte, which takes linear time for every text.
    public static func == (left: PageKey, right: PageKey) -> Bool { left.text.isBytewiseEqual(to: right.text) }

    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}

/// A condition for the items of a list: the field with this name contains the value, ignoring case.
public struct Criterion: Hashable, Sendable {
    /// The name of the condition in the API.
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// The value of a criterion in lower case, as an API compares it with the text of an item.
struct SearchedText: Sendable {
    let value: String
    /// `true` if the value must match at the start of the text.
    let isAnchored: Bool

    init(_ criterion: Criterion, api: APIConventions) {
        value = criterion.value.lowercased()
        let bytes = value.utf8
        isAnchored = api.anchoredFilterPrefixes.contains { bytes.starts(with: $0.utf8) }
    }
}

extension PageKey {
    /// Creates the key of a page of the items that meet the filter.
    public init<Field>(page: Int, filter: ItemFilter<Field>) {
        self.init(page: page, criteria: filter.criteria.map { Criterion($0.field.rawValue, $0.value) })
    }
}
