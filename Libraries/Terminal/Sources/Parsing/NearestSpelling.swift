/// Finds the word that the user probably meant.
package enum NearestSpelling {
    /// The limit for words that are compared, in bytes; no candidate is longer.
    static let longestWord = 256

    /// Returns the most similar candidate, or else the shortest one that starts with the word.
    ///
    /// Returns `nil` if no candidate is similar enough, because a wrong proposal does not help.
    package static func of(_ word: String, among candidates: [String]) -> String? {
        guard word.utf8.count <= longestWord else { return nil }
        let letters = Array(word.lowercased())
        let limit = min(3, max(1, letters.count / 3))
        // Of equally similar candidates, one with the same first letter is more probable.
        let nearest = candidates.map { candidate in
            let other = Array(candidate.lowercased())
            return (
                candidate: candidate, distance: distance(letters, other), start: other.first == letters.first ? 0 : 1
            )
        }.min { ($0.distance, $0.start) < ($1.distance, $1.start) }
        if let nearest, nearest.distance <= limit, nearest.distance < letters.count { return nearest.candidate }
        guard letters.count > 2 else { return nil }
        return candidates.filter { $0.lowercased().hasPrefix(word.lowercased()) }.min { $0.count < $1.count }
    }

    /// Returns the number of missing, additional, wrong and swapped letters.
    ///
    /// This is the Damerau–Levenshtein distance in its restricted form (optimal string alignment).
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var best = min(previous[column + 1], current[column]) + 1
                best = min(best, previous[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    best = min(best, beforePrevious[column - 1] + 1)
                }
                current.append(best)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
