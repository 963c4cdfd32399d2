/// A use case that counts items by a value.
///
/// The largest group comes first, and equally large ones are in the order of their names.
struct CountGroupsUseCase: Sendable {
    /// - Parameters:
    ///   - items: The values of each item.
    ///   - isOrdered: `true` if the values are numbers, in whose order the groups are; other values come last.
    func execute(_ items: [[String]], isOrdered: Bool) -> [Group] {
        // The keys are bytes, because the time to hash a text can grow with the square of its length.
        let counts = items.joined().reduce(into: [[UInt8]: Int]()) { $0[Array($1.utf8), default: 0] += 1 }
        return counts.sorted { left, right in
            let numbers = isOrdered ? (Self.number(left.key), Self.number(right.key)) : (0, 0)
            if numbers.0 != numbers.1 { return numbers.0 < numbers.1 }
            if left.value != right.value { return left.value > right.value }
            return left.key.lexicographicallyPrecedes(right.key)
        }
        .map { Group(name: String(decoding: $0.key, as: UTF8.self), count: $0.value, total: items.count) }
    }

    private static func number(_ bytes: [UInt8]) -> Int { Int(String(decoding: bytes, as: UTF8.self)) ?? .max }
}
