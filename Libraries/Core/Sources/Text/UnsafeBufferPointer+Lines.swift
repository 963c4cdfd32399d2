internal import ChallengePlatform

extension UnsafeBufferPointer<UInt8> {
    /// Returns the position of the first line that begins with the text, starting the search at a position.
    public func position(ofLineStartingWith text: String, from start: Int = 0) -> Int? {
        var next = position(ofLineFrom: start)
        while let line = next, let base = baseAddress {
            let length = text.utf8.count
            if count - line >= length, memcmp(base + line, text, length) == 0 { return line }
            next = position(ofLineFrom: line + 1)
        }
        return nil
    }

    /// Returns the position of the first line that begins at or after the start.
    private func position(ofLineFrom start: Int) -> Int? {
        guard start > 0 else { return 0 }
        let newline = UInt8(ascii: "\n")
        guard let base = baseAddress, start <= count,
            let found = memchr(base + start - 1, Int32(newline), count - start + 1)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
    }
}
