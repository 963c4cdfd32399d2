extension String {
    /// The address with an ellipsis in place of the parts that may be secret: user info, query and fragment.
    ///
    /// The text does not have to be a valid address. User info ends at the last `@`, because two parsers can find
    /// different hosts in one text. If the last `@` comes after the first `?` or `#`, only the scheme is shown. A user
    /// can forget the host, as in `https://name:password`. So a port that is not a number counts as a password.
    public var addressWithoutSecrets: String {
        var rest = Array(utf8)[...]
        var shown = ""
        let query = rest.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        if let end = rest.lastIndex(of: UInt8(ascii: "@")) {
            shown = String(decoding: rest[..<end].prefix(Self.lengthOfScheme(rest)), as: UTF8.self) + "…"
            if let query, query < end { return shown }
            rest = rest[end...]
        } else if let port = Self.portThatIsNoNumber(rest) {
            shown = String(decoding: rest[..<port.lowerBound], as: UTF8.self) + "…"
            rest = rest[port.upperBound...]
        }
        guard let query else { return shown + String(decoding: rest, as: UTF8.self) }
        return shown + String(decoding: rest[...query], as: UTF8.self) + "…"
    }

    /// The word, without the parts that may be secret if it is an address.
    public var wordWithoutSecrets: String { contains("://") ? addressWithoutSecrets : self }

    /// Returns the range between the first colon after the scheme and the path, if it is not a port number.
    private static func portThatIsNoNumber(_ address: ArraySlice<UInt8>) -> Range<Int>? {
        let authority = address.dropFirst(lengthOfScheme(address)).prefix { !"/?#".utf8.contains($0) }
        guard lengthOfScheme(address) > 0, authority.first != UInt8(ascii: "["),
            let colon = authority.firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        let port = authority[(colon + 1)...]
        return port.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? nil : port.indices
    }

    /// Returns the length of a scheme such as `https://` at the start of an address; 0 if there is none.
    private static func lengthOfScheme(_ address: ArraySlice<UInt8>) -> Int {
        let scheme = address.prefix { byte in
            let scalar = Unicode.Scalar(byte)
            return scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
        }
        return address.dropFirst(scheme.count).starts(with: "://".utf8) ? scheme.count + 3 : 0
    }
}
