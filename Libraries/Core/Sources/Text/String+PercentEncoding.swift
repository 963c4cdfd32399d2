extension String {
    /// Returns the text with every byte percent-encoded that is no letter, digit, hyphen, period, underscore or tilde.
    ///
    /// - Parameter kept: Further characters of ASCII that are not encoded.
    public func percentEncoded(keeping kept: String = "") -> String {
        var encoded = ""
        for byte in utf8 {
            let scalar = Unicode.Scalar(byte)
            if scalar.isUnreserved || kept.unicodeScalars.contains(scalar) {
                encoded.unicodeScalars.append(scalar)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return encoded
    }

    /// The text with its percent escapes decoded; `nil` for an escape without two digits.
    public var percentDecoded: String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Unicode.Scalar {
    fileprivate var isUnreserved: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
        default: false
        }
    }
}
