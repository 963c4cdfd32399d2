internal import ChallengeCore

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A search that reads all texts, for the snapshot and for a cache that cannot have an index.
///
/// It finds the same texts as ``TextIndex``. Their order can only differ for a query that has alternatives, because
/// FTS5 also ranks a text by words of the alternatives that it does not meet.
struct TextScan {
    let texts: [SearchableText]

    /// Returns the positions of the matching texts, starting with the best match.
    func search(_ query: SearchQuery) -> [Int] {
        var ranking = Ranking(query, texts)
        for (position, text) in texts.enumerated() { ranking.add(text, at: position) }
        return ranking.positions
    }
}

/// The order of matches: whole names, then BM25, then the order of the texts.
///
/// BM25 is computed as FTS5 does it. A word counts more in a short text, and more if fewer texts have it.
private struct Ranking {
    private struct Match {
        let position: Int
        let isWholeName: Bool
        let length: Double
        let counts: [Double]
    }

    private let query: SearchQuery
    private let terms: [SearchQuery.Term]
    private let wholeNames: Set<String>
    private var matches: [Match] = []
    /// The number of texts that have each term.
    private var textsWithTerm: [Double]
    private var length = 0.0
    private var count = 0.0

    init(_ query: SearchQuery, _ texts: [SearchableText]) {
        self.query = query
        terms = query.indexTerms
        wholeNames = Set(query.wholeNames)
        textsWithTerm = terms.map { _ in 0 }
    }

    mutating func add(_ text: SearchableText, at position: Int) {
        let length = Double(text.columns.reduce(0) { $0 + $1.count })
        self.length += length
        count += 1
        var counts = terms.map { text.weightedCount(of: $0) }
        for (term, count) in counts.enumerated() where count > 0 { textsWithTerm[term] += 1 }
        var isMatch = false
        var start = 0
        for alternative in query.alternatives {
            let range = start..<(start + alternative.indexTerms.count)
            start = range.upperBound
            if counts[range].allSatisfy({ $0 > 0 }),
                !alternative.excluded.contains(where: { text.weightedCount(of: $0) > 0 })
            {
                isMatch = true
            } else {
                counts.replaceSubrange(range, with: range.map { _ in 0 })
            }
        }
        if isMatch {
            matches.append(
                Match(
                    position: position, isWholeName: wholeNames.contains(text.name), length: length, counts: counts))
        }
    }

    var positions: [Int] {
        if query.hasOnlyExclusions { return matches.map(\.position) }
        return matches.map { ($0, score(of: $0)) }.sorted { left, right in
            if left.0.isWholeName != right.0.isWholeName { return left.0.isWholeName }
            return (-left.1, left.0.position) < (-right.1, right.0.position)
        }.map(\.0.position)
    }

    private func score(of match: Match) -> Double {
        let (saturation, lengthWeight) = (1.2, 0.75)
        let averageLength = length / count
        return zip(match.counts, textsWithTerm).reduce(0) { score, term in
            let (frequency, texts) = term
            let rarity = log((count - texts + 0.5) / (texts + 0.5))
            let divisor = frequency + saturation * (1 - lengthWeight + lengthWeight * match.length / averageLength)
            return score + (rarity <= 0 ? 1e-6 : rarity) * (frequency * (saturation + 1) / divisor)
        }
    }
}

extension SearchableText {
    /// Returns the number of places where the term occurs; a place in the name counts as several.
    fileprivate func weightedCount(of term: SearchQuery.Term) -> Double {
        if term.place == .startOfName { return columns[0].has(term, at: 0) ? SearchQuery.weightOfName : 0 }
        return columns.prefix(term.place == .name ? 1 : columns.count).enumerated().reduce(0) { sum, column in
            let places = column.element.indices.count { column.element.has(term, at: $0) }
            return sum + Double(places) * (column.offset == 0 ? SearchQuery.weightOfName : 1)
        }
    }
}

extension [String] {
    /// Returns `true` if the words of the term start at the index.
    func has(_ term: SearchQuery.Term, at index: Int) -> Bool {
        guard index + term.words.count <= count, let last = term.words.last else { return false }
        let lastIndex = index + term.words.count - 1
        guard self[lastIndex].utf8.starts(with: last.utf8) else { return false }
        guard term.isPrefix || self[lastIndex].utf8.count == last.utf8.count else { return false }
        return zip(term.words.dropLast(), self[index...]).allSatisfy { $0.isBytewiseEqual(to: $1) }
    }
}
