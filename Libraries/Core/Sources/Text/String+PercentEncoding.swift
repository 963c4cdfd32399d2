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
}

extension Unicode.Scalar {
    fileprivate var isUnreserved: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
        default: false
        }
    }
}
