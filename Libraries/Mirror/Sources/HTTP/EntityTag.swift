/// The weak entity tag of a body: the same body has the same tag, in every process.
struct EntityTag: Sendable {
    let text: String

    init(of body: [UInt8]) {
        // FNV-1a, eight bytes at a time: a debug build hashes the whole data set in a few milliseconds.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        body.withUnsafeBytes { bytes in
            var offset = 0
            while offset + 8 <= bytes.count {
                hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x0100_0000_01b3
                hash ^= hash >> 29
                offset += 8
            }
            for byte in bytes[offset...] { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01b3 }
        }
        text = "W/\"\(String(body.count, radix: 16))-\(String(hash, radix: 16))\""
    }

    /// Whether an `If-None-Match` names this tag; the comparison is the weak one.
    func matches(_ condition: String) -> Bool {
        for candidate in condition.split(separator: ",") {
            let tag = candidate.filter { !$0.isWhitespace }
            if tag == "*" || tag == text || "W/\(tag)" == text { return true }
        }
        return false
    }
}
