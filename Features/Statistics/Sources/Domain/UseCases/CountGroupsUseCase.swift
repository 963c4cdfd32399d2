import ChallengeCore

/// A use case that counts the items of a kind by a field.
///
/// The largest group comes first, and equally large ones are in the order of their names. Seasons keep their order.
struct CountGroupsUseCase: Sendable {
    let collections: any CollectionProviderContract

    func execute(kind: ItemKind, grouping: Grouping) async throws(StatisticsError) -> Fetched<[Group]> {
        do {
            return try await collections.getValues(of: kind, by: grouping).map { Self.groups($0, grouping) }
        } catch {
            throw .failed(error)
        }
    }

    private static func groups(_ items: [[String]], _ grouping: Grouping) -> [Group] {
        // The keys are bytes, because the time to hash a text can grow with the square of its length.
        let counts = items.joined().reduce(into: [[UInt8]: Int]()) { $0[Array($1.utf8), default: 0] += 1 }
        return counts.sorted { left, right in
            let numbers = grouping.isOrdered ? (number(left.key), number(right.key)) : (0, 0)
            if numbers.0 != numbers.1 { return numbers.0 < numbers.1 }
            if left.value != right.value { return left.value > right.value }
            return left.key.lexicographicallyPrecedes(right.key)
        }
        .map { Group(name: String(decoding: $0.key, as: UTF8.self), count: $0.value, total: items.count) }
    }

    /// Returns the number of a season; an unknown season comes last.
    private static func number(_ bytes: [UInt8]) -> Int { Int(String(decoding: bytes, as: UTF8.self)) ?? .max }
}
