/// An encoder that writes the values of a payload in order.
///
/// It does not use JSON, because the first use of JSON takes a millisecond in each process.
package struct PayloadEncoder {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func append(_ number: Int64) {
        let bits = UInt64(bitPattern: number)
        for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    }

    package mutating func append(_ text: String) {
        append(Int64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    package mutating func append(_ pairs: [String: String]) {
        append(Int64(pairs.count))
        for (name, value) in pairs {
            append(name)
            append(value)
        }
    }
}

/// A decoder that reads the values of a payload in the order in which they were written.
///
/// It returns `nil` for a payload that ends early or contains an invalid value.
package struct PayloadDecoder {
    private var rest: ArraySlice<UInt8>

    package init(_ bytes: [UInt8]) { rest = bytes[...] }

    package mutating func number() -> Int64? {
        guard rest.count >= 8 else { return nil }
        defer { rest = rest.dropFirst(8) }
        return Int64(bitPattern: rest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
    }

    package mutating func text() -> String? {
        guard let length = number(), length >= 0, length <= rest.count else { return nil }
        defer { rest = rest.dropFirst(Int(length)) }
        return String(decoding: rest.prefix(Int(length)), as: UTF8.self)
    }

    /// Reads pairs of texts whose names are ASCII.
    ///
    /// Other names are refused, because the time to hash them can grow with the square of their length.
    package mutating func pairs() -> [String: String]? {
        // Each pair takes at least the 16 bytes of its two lengths.
        guard let count = number(), count >= 0, count <= rest.count / 16 else { return nil }
        var pairs: [String: String] = [:]
        for _ in 0..<count {
            guard let name = text(), name.utf8.allSatisfy({ $0 < 0x80 }), let value = text() else { return nil }
            pairs[name] = value
        }
        return pairs
    }
}
