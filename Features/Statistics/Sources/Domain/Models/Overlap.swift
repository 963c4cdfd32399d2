import ChallengeCore

/// The identifiers that several lists have in common, and those that only one of them has.
struct Overlap: Sendable {
    private let lists: Int
    /// The number of lists that have an identifier.
    private let counts: [ItemKey: Int]

    init(_ lists: [[ItemKey]]) {
        self.lists = lists.count
        counts = lists.reduce(into: [:]) { counts, list in
            for key in Set(list) { counts[key, default: 0] += 1 }
        }
    }

    /// Returns the identifiers of a list that all lists have.
    func common(_ list: [ItemKey]) -> [ItemKey] { list.filter { counts[$0] == lists } }

    /// Returns the identifiers of a list that no other list has.
    func own(_ list: [ItemKey]) -> [ItemKey] { list.filter { counts[$0] == 1 } }
}
