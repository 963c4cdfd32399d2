public import ChallengeCore
internal import ChallengeResources

/// The items that occur most often together with an item, such as the characters of the same episodes.
public struct RelationCompanions: Sendable {
    private static let most = 5

    /// The name of the relation of the other kind that leads back to items of this kind.
    public let relation: String
    private let titleKey: String

    /// - Parameters:
    ///   - relation: The name of the relation of the other kind that leads back to items of this kind.
    ///   - title: The key of the title.
    public init(relation: String, title: String) {
        self.relation = relation
        titleKey = title
    }

    /// The title above the items, in the current language.
    public var title: String { titleKey.localized() }

    /// Returns the most common other items in the lists, with the numbers of lists that have them.
    ///
    /// - Parameters:
    ///   - item: The item itself, which is left out.
    ///   - lists: The identifiers that each related record has in the relation back.
    public static func mostCommon(besides item: ItemKey, in lists: [[ItemKey]]) -> [(key: ItemKey, count: Int)] {
        lists.flatMap { Set($0) }.filter { $0 != item }.byFrequency.prefix(most).map { ($0.value, $0.count) }
    }
}

extension Sequence where Element: Hashable & Comparable {
    /// The values with their numbers, starting with the most common one; values with the same number are sorted.
    fileprivate var byFrequency: [(value: Element, count: Int)] {
        let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }
}
