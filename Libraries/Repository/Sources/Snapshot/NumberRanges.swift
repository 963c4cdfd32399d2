internal import ChallengeCore

/// Numbers in the format of a snapshot's file, with consecutive numbers as a range: `1-3,7`.
public struct NumberRanges {
    /// The longest range that is read; only damage explains a longer one, which would fill the memory.
    private static let longestRange = 1_000_000

    public let numbers: [Int]

    public init(numbers: [Int]) { self.numbers = numbers }

    public init(text: Substring) { numbers = Self.ranges(of: text).flatMap { Array($0.first...$0.last) } }

    /// Returns the number of numbers in a text, without reading them all.
    static func count(of text: String) -> Int { ranges(of: text[...]).reduce(0) { $0 + 1 + $1.last - $1.first } }

    /// Returns the ends of the valid ranges of a text; a single number is a range of one.
    private static func ranges(of text: Substring) -> [(first: Int, last: Int)] {
        // The time to compare two signs can grow with the square of their length, but not that of their bytes.
        text.utf8.split(separator: UInt8(ascii: ",")).compactMap { range in
            let ends = range.split(separator: UInt8(ascii: "-")).compactMap { Int(Substring($0)) }
            guard let first = ends.first, let last = ends.last, first <= last, last - first < longestRange else {
                return nil
            }
            return (first, last)
        }
    }

    /// The numbers as text, in the same order.
    public var text: String { numbers.rangeText(dash: "-", separator: ",") }
}
