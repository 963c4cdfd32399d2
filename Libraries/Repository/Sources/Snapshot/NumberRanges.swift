/// Numbers in the format of a snapshot's file, with consecutive numbers as a range: `1-3,7`.
public struct NumberRanges {
    /// The longest range that is read; only damage explains a longer one, which would fill the memory.
    private static let longestRange = 1_000_000

    public let numbers: [Int]

    public init(numbers: [Int]) {
        self.numbers = numbers
    }

    public init(text: Substring) {
        // The time to compare two signs can grow with the square of their length, but not that of their bytes.
        numbers = text.utf8.split(separator: UInt8(ascii: ",")).flatMap { range in
            let ends = range.split(separator: UInt8(ascii: "-")).compactMap { Int(Substring($0)) }
            guard let first = ends.first, let last = ends.last, first <= last, last - first < Self.longestRange else {
                return [Int]()
            }
            return Array(first...last)
        }
    }

    /// Returns the number of numbers in a text, without reading them all.
    static func count(of text: String) -> Int {
        text.utf8.split(separator: UInt8(ascii: ",")).reduce(0) { count, range in
            let ends = range.split(separator: UInt8(ascii: "-")).compactMap { Int(Substring($0)) }
            guard let first = ends.first, let last = ends.last, first <= last, last - first < longestRange else {
                return count
            }
            return count + last - first + 1
        }
    }

    /// The numbers as text, in the same order.
    public var text: String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound == number &- 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: ",")
    }
}
