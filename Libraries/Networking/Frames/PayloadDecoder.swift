/// Reads the values of a payload in the order in which they were written.
package struct PayloadDecoder {
    /// The payload ends early, or holds a value of another kind.
    package struct Failure: Error, Equatable {
        package init() {}
    }

    private var rest: ArraySlice<UInt8>

    package init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    package mutating func number() throws(Failure) -> Int64 {
        guard rest.count >= 8 else { throw Failure() }
        defer { rest = rest.dropFirst(8) }
        return Int64(bitPattern: rest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
    }

    package mutating func text() throws(Failure) -> String {
        let length = try number()
        guard length >= 0, length <= rest.count else { throw Failure() }
        defer { rest = rest.dropFirst(Int(length)) }
        return String(decoding: rest.prefix(Int(length)), as: UTF8.self)
    }

    /// Names are ASCII: the time to hash others can grow with the square of their length.
    package mutating func pairs() throws(Failure) -> [String: String] {
        let count = try number()
        // Each pair takes at least the two lengths of its texts.
        guard count >= 0, count <= rest.count / 16 else { throw Failure() }
        var pairs: [String: String] = [:]
        for _ in 0..<count {
            let name = try text()
            guard name.utf8.allSatisfy({ $0 < 0x80 }) else { throw Failure() }
            pairs[name] = try text()
        }
        return pairs
    }
}
