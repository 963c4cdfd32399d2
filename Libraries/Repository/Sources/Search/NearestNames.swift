internal import ChallengeCore

/// The names that a user probably meant with a query that finds nothing.
///
/// For each word of the query the name must have a similar word, or a word with a similar beginning. A name is also
/// near if it is similar without spaces, such as "scaryterry" for "scary terry".
struct NearestNames {
    private let words: [MistypedWord]
    /// The words without spaces between them.
    private let joined: MistypedWord
    private let firstLetter: UInt8?

    init(to query: SearchQuery) {
        var known: Set<String> = []
        let texts = query.requiredTerms.flatMap(\.words).filter { known.insert($0).inserted }
        words = texts.map(MistypedWord.init)
        joined = MistypedWord(texts.joined())
        firstLetter = texts.first?.utf8.first
    }

    /// Returns the positions of the nearest names with their distances, without names that are equal to an earlier one.
    ///
    /// Only the names with the smallest distance of all are returned, because a wrong proposal does not help. Names with
    /// the first letter of the query come first, and of these the best known ones, then the shorter ones.
    ///
    /// - Parameters:
    ///   - names: The bytes of each ``FoldedText``.
    ///   - appearances: The number of items that refer to the item with the name.
    func positions(
        in names: [[UInt8]], appearances: (Int) -> Int = { _ in 0 }, limit: Int
    ) -> [(position: Int, distance: Int)] {
        if words.isEmpty { return [] }
        var nearest: [(position: Int, distance: MistypedWord.Distance)] = []
        for (position, name) in names.enumerated() {
            let limit = nearest.first?.distance.start ?? .max
            let distances = [distance(to: name, atMost: limit), joined.distance(toLettersOf: name)]
            guard let distance = distances.compactMap(\.self).min(), distance.start <= limit else { continue }
            if let best = nearest.first, distance.start < best.distance.start { nearest = [] }
            nearest.append((position, distance))
        }
        var known: Set<[UInt8]> = []
        func order(
            _ name: (position: Int, distance: MistypedWord.Distance)
        ) -> (Int, MistypedWord.Distance, Int, Int, Int) {
            let words = names[name.position]
            return (
                words.first == firstLetter ? 0 : 1, name.distance, -appearances(name.position), words.count,
                name.position
            )
        }
        return nearest.sorted { order($0) < order($1) }
            .filter { known.insert(names[$0.position]).inserted }.prefix(limit)
            .map { ($0.position, $0.distance.start) }
    }

    private func distance(to name: [UInt8], atMost limit: Int) -> MistypedWord.Distance? {
        var sum = MistypedWord.Distance(start: 0, whole: 0)
        for word in words {
            guard let nearest = word.distance(to: name) else { return nil }
            sum.start += nearest.start
            sum.whole += nearest.whole
            if sum.start > limit { return nil }
        }
        return sum
    }
}

/// A word that is compared with many names.
struct MistypedWord {
    struct Distance: Comparable {
        /// The distance to the nearest beginning of a word.
        var start: Int
        /// The distance to the whole word.
        var whole: Int

        static func < (left: Distance, right: Distance) -> Bool {
            (left.start, left.whole) < (right.start, right.whole)
        }
    }

    /// The largest number of bytes of the word that count.
    private static let longest = 64
    /// The largest number of spaces in a name that is compared without them.
    private static let mostSpaces = 4

    private let letters: [UInt8]

    init(_ word: String) { letters = Array(word.utf8.prefix(Self.longest)) }

    /// The largest distance of a similar word: about one in four letters.
    private var limit: Int { min(4, (letters.count + 1) / 4) }

    /// Returns the smallest distance to a word of the name, or `nil` if no word is similar.
    func distance(to name: [UInt8]) -> Distance? {
        name.split(separator: FoldedText.space).map { word in
            let distances = EditDistance.fromWord(letters, toBeginningsOf: word.filter { $0 != FoldedText.apostrophe })
            return Distance(start: distances.min() ?? 0, whole: distances.last ?? 0)
        }.min().flatMap { $0.start <= limit ? $0 : nil }
    }

    /// Returns the distance to the whole name without its spaces, or `nil` if it is not similar.
    func distance(toLettersOf name: [UInt8]) -> Distance? {
        // Counting the spaces takes time, which most names do not need.
        guard name.count + limit >= letters.count, name.count <= letters.count + limit + Self.mostSpaces else {
            return nil
        }
        let other = name.filter { $0 != FoldedText.space && $0 != FoldedText.apostrophe }
        let distance = EditDistance.fromWord(letters, toBeginningsOf: other).last ?? 0
        return distance <= limit ? Distance(start: distance, whole: distance) : nil
    }
}
