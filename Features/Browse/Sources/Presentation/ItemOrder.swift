import ChallengeCollections

/// The order of a list.
enum ItemOrder: CaseIterable, Sendable {
    /// The order in which the list arrives.
    case given
    case name
    /// The best known items come first.
    case appearances

    var next: ItemOrder {
        let all = ItemOrder.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }

    /// Returns the sorted items; equal ones keep their order.
    func sorted(_ items: [BrowsableItem]) -> [BrowsableItem] {
        switch self {
        case .given: items
        case .name: items.map { ($0, $0.name.lowercased()) }.sorted { $0.1 < $1.1 }.map(\.0)
        case .appearances: items.sorted { $0.appearances > $1.appearances }
        }
    }
}
