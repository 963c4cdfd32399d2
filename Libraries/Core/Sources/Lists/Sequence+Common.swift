extension Sequence where Element: Hashable {
    /// The elements without repetitions, in the order of their first occurrence.
    public var withoutRepetition: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Sequence<Int> {
    /// The numbers in ascending order, in which consecutive numbers form a range: `3, 7–12`.
    public var ranges: String { sorted().rangeText(dash: "–", separator: ", ") }

    /// Returns the numbers in their order, in which consecutive numbers form a range.
    ///
    /// - Parameters:
    ///   - dash: The sign between the ends of a range.
    ///   - separator: The text between the ranges.
    public func rangeText(dash: String, separator: String) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in self {
            if let last = ranges.last, last.upperBound == number &- 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)\(dash)\($0.upperBound)" }
            .joined(separator: separator)
    }
}

extension Sequence<String> {
    /// The identifiers as a list, in which numbers come first and form ranges: `3, 7–12, S01E99`.
    public var ranges: String {
        let numbers = compactMap { Int($0) }
        return ((numbers.isEmpty ? [] : [numbers.ranges]) + filter { Int($0) == nil }).joined(separator: ", ")
    }
}
