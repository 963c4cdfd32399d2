/// Numbers in the format of a snapshot's file, with consecutive numbers as a range: `1-3,7`.
public struct NumberRanges {
    public let numbers: [Int]

    public init(numbers: [Int]) {
        self.numbers = numbers
    }

    public init(text: Substring) {
        numbers = text.split(separator: ",").flatMap { range in
            let ends = range.split(separator: "-").compactMap { Int($0) }
            guard let first = ends.first, let last = ends.last, first <= last else { return [Int]() }
            return Array(first...last)
        }
    }

    /// The numbers as text, in the same order.
    public var text: String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: ",")
    }
}
