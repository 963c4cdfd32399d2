/// The number of missing, additional, wrong and swapped letters between two words.
///
/// This is the Damerau–Levenshtein distance in its restricted form (optimal string alignment), of bytes.
public enum EditDistance {
    /// Returns the distances from the word to all beginnings of the other one, from the empty beginning to the whole.
    public static func fromWord(_ word: [UInt8], toBeginningsOf other: [UInt8]) -> [Int] {
        var beforePrevious: [Int] = []
        var previous = Array(0...other.count)
        for (row, letter) in word.enumerated() {
            var current = [row + 1]
            current.reserveCapacity(previous.count)
            for (column, candidate) in other.enumerated() {
                var best = min(previous[column + 1], current[column]) + 1
                best = min(best, previous[column] + (letter == candidate ? 0 : 1))
                if row > 0, column > 0, letter == other[column - 1], word[row - 1] == candidate {
                    best = min(best, beforePrevious[column - 1] + 1)
                }
                current.append(best)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous
    }
}
