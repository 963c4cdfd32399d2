internal import ChallengePlatform

extension String {
    /// Returns `true` if both texts consist of the same bytes.
    ///
    /// The operator `==` also compares the order of combining marks. The time for that grows with the square of their
    /// number, so the operator is not suitable for texts from outside the program.
    public func isBytewiseEqual(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// Returns `true` if the value is part of the text, ignoring case; `nil` is part of every text.
    public func contains(ignoringCase value: String?) -> Bool {
        value.map { lowercased().utf8.contains($0.lowercased().utf8) } ?? true
    }

    /// The lines of the text without their line feeds.
    ///
    /// If the text ends with a line feed, the last line is empty.
    public var lines: [Substring] { parts(separatedBy: UInt8(ascii: "\n")) }

    /// Returns the parts between the separators, including empty parts.
    ///
    /// The split works on bytes, because a separator and a following combining mark are one `Character`, which is not
    /// equal to the separator. The function `memchr` finds a separator much faster than a loop over the text.
    public func parts(separatedBy separator: UInt8) -> [Substring] {
        var text = self
        return text.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return [""] }
            var parts: [Substring] = []
            var start = utf8.startIndex
            var offset = 0
            while let found = memchr(base + offset, Int32(separator), bytes.count - offset) {
                let length = UnsafeRawPointer(found) - UnsafeRawPointer(base + offset)
                let end = utf8.index(start, offsetBy: length)
                parts.append(self[start..<end])
                start = utf8.index(after: end)
                offset += length + 1
            }
            return parts + [self[start...]]
        }
    }

    /// The text without leading and trailing white space.
    public var trimmed: String {
        let start = drop(while: \.isWhitespace)
        let blanks = start.reversed().prefix(while: \.isWhitespace).count
        return String(start.dropLast(blanks))
    }

    /// The text for a search that ignores case and accents: `Martínez` and `MARTINEZ` are equal.
    ///
    /// Variants of quotation marks are equal, too: a curly apostrophe becomes a straight one.
    public var folded: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        var folded = ""
        for scalar in lowercased().unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
            if let base = Self.bases[scalar] { folded += base } else { folded.unicodeScalars.append(scalar) }
        }
        return folded
    }

    private static let bases: [Unicode.Scalar: String] = {
        let families: KeyValuePairs<String, String> = [
            "a": "àáâãäåāăąǎ", "c": "çćĉċč", "d": "ďđ", "e": "èéêëēĕėęěǝ", "g": "ĝğġģ", "h": "ĥħ", "i": "ìíîïĩīĭįıǐ",
            "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏőǒ", "r": "ŕŗř", "s": "śŝşšșſ", "t": "ţťŧț",
            "u": "ùúûüũūŭůűųǔ", "w": "ŵ", "y": "ýÿŷ", "z": "źżž", "ss": "ß", "ae": "æ", "oe": "œ", "'": "‘’ʼ",
            "\"": "“”",
        ]
        var bases: [Unicode.Scalar: String] = [:]
        for (base, letters) in families {
            for scalar in letters.unicodeScalars { bases[scalar] = base }
        }
        return bases
    }()
}
