/// Writes the values of a payload in order.
///
/// Not JSON, because its first use takes a millisecond in each process.
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
