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
///
/// The distance is the number of missing, additional, wrong and swapped bytes: the Damerau–Levenshtein distance in its
/// restricted form (optimal string alignment). The algorithm of Hyyrö computes a column of the table of distances with
/// a few operations on the bits of an integer.
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

    /// The largest number of spaces in a name that is compared without them.
    private static let mostSpaces = 4

    private let count: Int
    /// The positions of each byte in the word, as bits.
    private let positions: [UInt64]

    /// - Parameter word: A word, of which the first 64 bytes count.
    init(_ word: String) {
        var positions = [UInt64](repeating: 0, count: 256)
        let letters = word.utf8.prefix(64)
        for (index, letter) in letters.enumerated() { positions[Int(letter)] |= 1 << UInt64(index) }
        count = letters.count
        self.positions = positions
    }

    /// The largest distance of a similar word: about one in four letters.
    private var limit: Int { min(4, (count + 1) / 4) }

    /// Returns the smallest distance to a word of the name, or `nil` if no word is similar.
    func distance(to name: [UInt8]) -> Distance? {
        var best = Distance(start: limit + 1, whole: 0)
        var column = Column(count: count)
        var start = count
        for letter in name {
            if letter == FoldedText.space {
                best = min(best, Distance(start: start, whole: column.distance))
                column = Column(count: count)
                start = count
            } else if letter != FoldedText.apostrophe {
                column.move(to: positions[Int(letter)])
                start = min(start, column.distance)
            }
        }
        best = min(best, Distance(start: start, whole: column.distance))
        return best.start <= limit ? best : nil
    }

    /// Returns the distance to the whole name without its spaces, or `nil` if it is not similar.
    func distance(toLettersOf name: [UInt8]) -> Distance? {
        // Counting the spaces takes time, which most names do not need.
        guard name.count + limit >= count, name.count <= count + limit + Self.mostSpaces else { return nil }
        var column = Column(count: count)
        for letter in name where letter != FoldedText.space && letter != FoldedText.apostrophe {
            column.move(to: positions[Int(letter)])
        }
        return column.distance <= limit ? Distance(start: column.distance, whole: column.distance) : nil
    }
}

/// A column of the table of distances, as differences between neighbours.
private struct Column {
    /// The distance between the whole word and the letters so far.
    private(set) var distance: Int

    private let lastBit: UInt64
    private var increases = UInt64.max
    private var decreases: UInt64 = 0
    private var diagonal: UInt64 = 0
    private var previousMatches: UInt64 = 0

    init(count: Int) {
        distance = count
        lastBit = 1 << UInt64(max(0, count - 1))
    }

    /// Moves to the next letter, which is at the given positions of the word.
    mutating func move(to matches: UInt64) {
        let swaps = ((~diagonal & matches) << 1) & previousMatches
        diagonal = (((matches & increases) &+ increases) ^ increases) | matches | decreases | swaps
        var rowIncreases = decreases | ~(diagonal | increases)
        var rowDecreases = diagonal & increases
        if rowIncreases & lastBit != 0 { distance += 1 }
        if rowDecreases & lastBit != 0 { distance -= 1 }
        rowIncreases = rowIncreases << 1 | 1
        rowDecreases <<= 1
        increases = rowDecreases | ~(diagonal | rowIncreases)
        decreases = rowIncreases & diagonal
        previousMatches = matches
    }
}
