/// Bytes that are read by offset; an offset beyond their end gives `nil`.
struct Bytes {
    private let bytes: [UInt8]

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    var count: Int { bytes.count }

    func byte(_ offset: Int) -> UInt8? {
        bytes.indices.contains(offset) ? bytes[offset] : nil
    }

    func slice(_ offset: Int, _ size: Int) -> [UInt8]? {
        guard offset >= 0, size >= 0, size <= bytes.count, offset <= bytes.count - size else { return nil }
        return Array(bytes[offset..<offset + size])
    }

    /// The big-endian integer at the offset.
    func integer(_ offset: Int, size: Int) -> Int? {
        slice(offset, size).map { $0.reduce(0) { $0 << 8 | Int($1) } }
    }

    /// The integer of one to nine bytes at the offset, seven bits in each of the first eight, and the offset behind it.
    func varint(_ offset: Int) -> (Int64, Int)? {
        var value: UInt64 = 0
        for index in 0..<9 {
            guard let byte = byte(offset + index) else { return nil }
            if index == 8 { return (Int64(bitPattern: value << 8 | UInt64(byte)), offset + 9) }
            value = value << 7 | UInt64(byte & 0x7F)
            if byte < 0x80 { return (Int64(bitPattern: value), offset + index + 1) }
        }
        return nil
    }
}
