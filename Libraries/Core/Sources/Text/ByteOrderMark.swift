extension [UInt8] {
    /// The bytes of a text in UTF-8 without the mark at its start, which some editors write.
    public var withoutByteOrderMark: ArraySlice<UInt8> { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...] }
}
