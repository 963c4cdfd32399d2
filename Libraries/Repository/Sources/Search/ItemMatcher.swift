internal import ChallengeCore

/// A query that is compared with the texts of many items.
struct ItemMatcher: Sendable {
    private let alternatives: [AlternativeMatcher]
    private let isName: Bool

    init(_ query: SearchQuery) {
        alternatives = query.alternatives.map(AlternativeMatcher.init)
        isName = query.isName
    }

    /// Returns how well the item matches; `nil` if it does not match.
    func rank(of item: ItemText) -> MatchRank? { item.bytes.withUnsafeBufferPointer { rank(of: $0) } }

    /// - Parameter bytes: The bytes of an ``ItemText``.
    func rank(of bytes: UnsafeBufferPointer<UInt8>) -> MatchRank? {
        let parts = ItemParts(bytes, hasTraits: !isName)
        let rank = alternatives.lazy.compactMap { $0.rank(of: parts) }.min()
        return isName && rank == .place ? nil : rank
    }
}

/// The lines of an ``ItemText``.
private struct ItemParts {
    let name, other, key, year, place, trait: FoldedBytes

    /// - Parameter hasTraits: `false` if the query must not find words that many items have.
    init(_ bytes: UnsafeBufferPointer<UInt8>, hasTraits: Bool) {
        var start = 0
        func next() -> FoldedBytes {
            var end = start
            while end < bytes.count, bytes[end] != ItemText.lineEnd { end += 1 }
            defer { start = min(end + 1, bytes.count) }
            return FoldedBytes(bytes, start..<end)
        }
        (name, other, key, year, place) = (next(), next(), next(), next(), next())
        trait = hasTraits ? next() : FoldedBytes(bytes, start..<start)
    }
}

/// The terms of a query between two `|`.
private struct AlternativeMatcher: Sendable {
    /// The part of an item in which a term is found; the best one is the first.
    private enum Place: Int, Comparable {
        case wholeWordsOfName, name, other, trait, place, inside

        static func < (left: Place, right: Place) -> Bool { left.rawValue < right.rawValue }
    }

    private let required: [TermMatcher]
    private let excluded: [TermMatcher]
    /// All required words without spaces.
    private let spelling: [UInt8]
    /// The words of a required term and of the next one, without a space, if neither has a sign.
    private let pairs: [[UInt8]?]

    init(_ alternative: SearchQuery.Alternative) {
        let required = alternative.required.map(TermMatcher.init)
        self.required = required
        excluded = alternative.excluded.map(TermMatcher.init)
        spelling = Array(required.map(\.joined).joined())
        pairs = zip(required, required.dropFirst()).map { first, second in
            first.isPlainWord && second.isPlainWord ? first.joined + second.joined : nil
        }
    }

    func rank(of item: ItemParts) -> MatchRank? {
        guard let rank = rankOfRequired(item), !excluded.contains(where: { $0.isAnywhere(in: item) }) else {
            return nil
        }
        return rank
    }

    private func rankOfRequired(_ item: ItemParts) -> MatchRank? {
        if required.isEmpty { return .otherText }
        var worst = Place.wholeWordsOfName
        var wordsOfName = 0
        for index in required.indices {
            guard let place = place(ofTerm: index, item) else { return nil }
            worst = max(worst, place)
            if place <= .name { wordsOfName += 1 }
        }
        if required.count == 1, required[0].isOne(of: item.key) { return .identifier }
        if worst <= .name, !spelling.isEmpty, item.name.isSpelled(spelling) { return .wholeName }
        return switch worst {
        case .wholeWordsOfName: .wholeWords
        case .name: .beginnings
        case .other: .otherText
        case .trait: .trait
        case .place: wordsOfName > 0 ? .otherText : .place
        case .inside: .insideOfWords
        }
    }

    private func place(ofTerm index: Int, _ item: ItemParts) -> Place? {
        let term = required[index]
        if let quality = term.quality(in: item.name) { return quality == .wholeWords ? .wholeWordsOfName : .name }
        if term.isAtStart { return nil }
        if isPartOfSpelling(index, item.name) { return .wholeWordsOfName }
        if term.isOne(of: item.key) || term.isOne(of: item.year) || term.quality(in: item.other) != nil {
            return .other
        }
        if term.isWhole(in: item.trait) { return .trait }
        let isPlace = term.quality(in: item.place) != nil
        if isPlace, required.count > 1 { return .place }
        if term.isInside(item.name) || term.isInside(item.other) { return .inside }
        return isPlace ? .place : nil
    }

    /// Returns `true` if the name has the term and its neighbour as one word: `scary terry` is "Scaryterry".
    private func isPartOfSpelling(_ index: Int, _ name: FoldedBytes) -> Bool {
        (max(0, index - 1)..<min(pairs.count, index + 1)).contains { pair in
            guard let word = pairs[pair] else { return false }
            return name.wordStarts(of: word).contains { name.match(word, at: $0)?.quality == .wholeWords }
        }
    }
}

extension TermMatcher {
    fileprivate func isAnywhere(in item: ItemParts) -> Bool {
        if quality(in: item.name) != nil { return true }
        return !isAtStart
            && (isOne(of: item.key) || isOne(of: item.year) || quality(in: item.other) != nil
                || quality(in: item.place) != nil || isWhole(in: item.trait))
    }

    /// Returns `true` if the text has the whole words.
    fileprivate func isWhole(in text: FoldedBytes) -> Bool { quality(in: text) == .wholeWords }
}
