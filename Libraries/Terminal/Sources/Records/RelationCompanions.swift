public import ChallengeCore
internal import ChallengeJSON
internal import ChallengeResources

/// The items that occur most often together with an item, such as the characters of the same episodes.
public struct RelationCompanions: Sendable {
    /// With fewer common lists, items of a short list would be companions of all others in it.
    private static let fewestLists = 2

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

    /// Returns the other items that are in at least two lists, with the numbers of these lists.
    ///
    /// The first one has the largest share of the lists.
    ///
    /// - Parameters:
    ///   - item: The item itself, which is left out.
    ///   - lists: The identifiers that each related record has in the relation back.
    public static func mostCommon(besides item: ItemKey, in lists: [[ItemKey]]) -> [(key: ItemKey, count: Int)] {
        lists.flatMap { Set($0) }.filter { $0 != item }.byFrequency.prefix { $0.count >= fewestLists }
            .map { ($0.value, $0.count) }
    }
}

/// An item that occurs together with another one, with the number of lists that have both.
package struct Companion<Item: Sendable>: Sendable {
    let item: Item
    let count: Int

    package init(_ item: Item, count: Int) {
        self.item = item
        self.count = count
    }
}

extension RecordSchema {
    /// Returns the fields of companions: the identifier and the name of the item, and the number of records in the
    /// relation.
    package func companions(in relation: Relation<Item>) -> RecordSchema<Companion<Item>> {
        let named = fields.filter { ["id", "name"].contains($0.name) }.map { field in
            field.lifted { (companion: Companion<Item>) in companion.item }
        }
        let count = Field<Companion<Item>>(
            "count", header: relation.header, column: TableColumn(alignment: .trailing, priority: 0),
            json: { .integer($0.count) })
        return RecordSchema<Companion<Item>>(fields: named + [count])
    }
}

extension Sequence where Element: Hashable & Comparable {
    /// The values with their numbers, starting with the most common one; values with the same number are sorted.
    fileprivate var byFrequency: [(value: Element, count: Int)] {
        let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }
}
