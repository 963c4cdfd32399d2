import ChallengeCollections

/// The order of a list.
enum ItemOrder: CaseIterable, Sendable {
    case identifier
    case name
    /// The best known items come first.
    case appearances

    var next: ItemOrder {
        let all = ItemOrder.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }

    func sorted(_ items: [BrowsableItem]) -> [BrowsableItem] {
        switch self {
        case .identifier: items.sorted { $0.key < $1.key }
        case .name: items.sorted { ($0.name.lowercased(), $0.key) < ($1.name.lowercased(), $1.key) }
        case .appearances: items.sorted { ($1.appearances, $0.key) < ($0.appearances, $1.key) }
        }
    }
}
