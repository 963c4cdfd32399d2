import ChallengeCollections
import ChallengeTerminal

/// The order of a list by a field.
struct ItemOrder: Sendable, Equatable {
    let fieldName: String
    var isDescending = false

    var arrow: String { isDescending ? "↓" : "↑" }

    /// Returns the sorted items; equal ones keep their order.
    func sorted(_ items: [BrowsableItem], _ fields: [Field<AnyRecord>]) -> [BrowsableItem] {
        guard let field = fields.first(where: { $0.name == fieldName }) else { return items }
        return ListOrder([(field, isDescending)]).sorted(items, by: \.record)
    }
}
