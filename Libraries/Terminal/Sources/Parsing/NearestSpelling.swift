internal import ChallengeCore

/// Finds the word that the user probably meant.
package enum NearestSpelling {
    /// The limit for words that are compared, in bytes; no candidate is longer.
    static let longestWord = 256

    /// Returns the most similar candidate, or else the shortest one that starts with the word.
    ///
    /// Returns `nil` if no candidate is similar enough, because a wrong proposal does not help.
    package static func of(_ word: String, among candidates: [String]) -> String? {
        guard word.utf8.count <= longestWord else { return nil }
        let letters = Array(word.lowercased().utf8)
        let limit = min(3, max(1, letters.count / 3))
        // Of equally similar candidates, one with the same first letter is more probable.
        let nearest = candidates.map { candidate in
            let other = Array(candidate.lowercased().utf8)
            return (
                candidate: candidate, distance: EditDistance.fromWord(letters, toBeginningsOf: other).last ?? 0,
                start: other.first == letters.first ? 0 : 1
            )
        }.min { ($0.distance, $0.start) < ($1.distance, $1.start) }
        if let nearest, nearest.distance <= limit, nearest.distance < letters.count { return nearest.candidate }
        guard letters.count > 2 else { return nil }
        return candidates.filter { $0.lowercased().hasPrefix(word.lowercased()) }.min { $0.count < $1.count }
    }
}
