extension StringProtocol where SubSequence == Substring {
    /// Returns `true` if the text contains the word, and not only as a part of a longer name.
    func containsWord(_ word: String) -> Bool {
        func isPartOfName(_ character: Character?) -> Bool {
            character.map { $0.isLetter || $0.isNumber || $0 == "_" } == true
        }
        return ranges(of: word).contains { range in
            !(isPartOfName(self[..<range.lowerBound].last) && isPartOfName(word.first))
                && !(isPartOfName(self[range.upperBound...].first) && isPartOfName(word.last))
        }
    }
}
