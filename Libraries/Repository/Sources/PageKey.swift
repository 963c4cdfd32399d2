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
            let value = criterion.isExact ? criterion.value : criterion.value.lowercased()
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

/// A condition for the items of a list: the field with this name has the value.
public struct Criterion: Hashable, Sendable {
    /// The name of the condition, which is that of the column.
    public let name: String
    public let value: String
    /// `true` if the value must be the whole text in the same case, so that the case of the key matters.
    fileprivate(set) var isExact = false

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// The value of a criterion, as an API compares it with the texts of an item.
struct SearchedText: Sendable {
    let value: String
    private let match: FilterMatch
    /// `true` if the value must match at the start of the text.
    private let isAnchored: Bool

    init(_ criterion: Criterion, _ match: FilterMatch, api: APIConventions) {
        self.match = match
        value = match == .exact ? criterion.value : criterion.value.lowercased()
        let bytes = value.utf8
        isAnchored = match == .part && api.anchoredFilterPrefixes.contains { bytes.starts(with: $0.utf8) }
    }

    /// Returns `true` if one of the texts matches.
    func isMet(by texts: [String]) -> Bool {
        texts.contains { text in
            if match == .exact { return text.isBytewiseEqual(to: value) }
            let (text, value) = (text.lowercased().utf8, value.utf8)
            if isAnchored { return text.starts(with: value) }
            // The text after a later index is shorter than the value.
            guard case let room = text.count - value.count, room >= 0 else { return false }
            return text.indices.prefix(room + 1).contains { text[$0...].starts(with: value) } || value.isEmpty
        }
    }

    /// The text that ``stored(_:_:)`` contains if one of the texts matches.
    var pattern: String {
        let separator = FilterRules.separatorText
        return match == .exact ? separator + value + separator : isAnchored ? separator + value : value
    }

    /// Returns the texts of an item as one text, with a separator before and after each of them.
    static func stored(_ texts: [String], _ match: FilterMatch) -> String {
        ([""] + (match == .exact ? texts : texts.map { $0.lowercased() }) + [""]).filterText
    }
}

extension PageKey {
    /// Returns the key with the comparisons of a collection.
    package func following<Item: ItemDTO>(_ collection: APICollection<Item>) -> PageKey {
        if criteria.isEmpty { return self }
        return PageKey(
            page: page,
            criteria: criteria.map { criterion in
                var criterion = criterion
                criterion.isExact = collection.match(of: criterion.name) == .exact
                return criterion
            })
    }
}

extension PageKey {
    /// Creates the key of a page of the items that meet the filter.
    public init<Field>(page: Int, filter: ItemFilter<Field>) {
        self.init(page: page, criteria: filter.criteria.map { Criterion($0.field.rawValue, $0.value) })
    }
}
