/// The decoded path and query of a request.
struct RequestTarget: Sendable, Equatable {
    struct Parameter: Sendable, Equatable {
        let name: String
        let value: String
    }

    let path: String
    let query: [Parameter]

    init(_ text: String) {
        let local = Self.withoutOrigin(text)
        let parts = local.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = percentDecoded(parts[0])
        query = parts.count == 1 ? [] : parts[1].split(separator: "&").map(Self.parameter)
    }

    /// Returns the value of the first parameter with this name.
    func value(of name: String) -> String? { query.first { $0.name == name }?.value }

    /// Removes the server origin, which the request line contains if the client uses the server as a proxy.
    private static func withoutOrigin(_ text: String) -> Substring {
        guard text.hasPrefix("http://") else { return text[...] }
        let afterScheme = text.dropFirst("http://".count)
        guard let slash = afterScheme.firstIndex(of: "/") else { return "/" }
        return afterScheme[slash...]
    }

    private static func parameter(_ text: Substring) -> Parameter {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return Parameter(
            name: percentDecoded(parts[0], plusIsSpace: true),
            value: parts.count == 1 ? "" : percentDecoded(parts[1], plusIsSpace: true))
    }
}

/// Resolves escapes such as `%41`; a `%` without two hexadecimal digits after it is not changed.
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

/// Encodes all characters except letters, digits and `-._~` as escapes such as `%41`.
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
