extension StringProtocol where SubSequence == Substring {
    /// Whether the text stands in the code by itself, and not as the end or the beginning of another name.
    func hasWord(_ word: String) -> Bool {
        ranges(of: word).contains { range in
            let before = self[..<range.lowerBound].last
            let after = self[range.upperBound...].first
            return !(before?.isPartOfName == true && word.first?.isPartOfName == true)
                && !(after?.isPartOfName == true && word.last?.isPartOfName == true)
        }
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
