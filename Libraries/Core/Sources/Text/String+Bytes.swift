extension String {
    /// Compares the bytes of two texts.
    ///
    /// The operator `==` also compares the order of combining marks. The time for that grows with the square of their number,
    /// so it is not for texts that come from outside.
    public func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// The parts between the separators, including empty ones.
    ///
    /// It looks at bytes, in which a combining mark behind a separator does not hide the separator.
    public func parts(separatedBy separator: UInt8) -> [Substring] {
        utf8.split(separator: separator, omittingEmptySubsequences: false).map { Substring($0) }
    }
}
