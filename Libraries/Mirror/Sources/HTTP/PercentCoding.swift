/// The text behind `%41`; a `%` that begins no pair of hexadecimal digits stands for itself.
func percentDecoded(_ text: Substring, plusIsSpace: Bool = false) -> String {
    var decoded: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
        let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        if byte == UInt8(ascii: "%"), digits.count == 2 {
            decoded.append(UInt8(digits[0] * 16 + digits[1]))
            rest = rest.dropFirst(2)
        } else {
            decoded.append(byte == UInt8(ascii: "+") && plusIsSpace ? UInt8(ascii: " ") : byte)
        }
    }
    return String(decoding: decoded, as: UTF8.self)
}

/// The text with everything but letters, digits and `-._~` as `%41`.
func percentEncoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
        let scalar = Unicode.Scalar(byte)
        let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        if isPlain || "-._~".unicodeScalars.contains(scalar) {
            encoded.unicodeScalars.append(scalar)
        } else {
            encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
    }
    return encoded
}
