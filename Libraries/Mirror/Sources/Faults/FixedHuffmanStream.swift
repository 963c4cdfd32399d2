/// A deflate stream of one block with the fixed codes of RFC 1951, 3.2.6.
struct FixedHuffmanStream {
    private var bytes: [UInt8] = []
    private var pending: UInt32 = 0
    private var pendingCount: UInt32 = 0

    init() {
        // The last block, of fixed codes.
        append(0b011, count: 3)
    }

    mutating func literal(_ byte: UInt8) {
        if byte < 144 {
            appendCode(0x30 + UInt32(byte), count: 8)
        } else {
            appendCode(0x190 + UInt32(byte) - 144, count: 9)
        }
    }

    /// A match of the greatest length with the byte before: code 285, distance code 0.
    mutating func repeatLast258() {
        appendCode(0b1100_0101, count: 8)
        appendCode(0, count: 5)
    }

    mutating func endOfBlock() {
        appendCode(0, count: 7)
    }

    /// Appends the last whole bytes again, so often; right where they leave the stream at the same bit.
    mutating func repeatBytes(last count: Int, times: Int) {
        let period = Array(bytes.suffix(count))
        bytes += Array(repeatElement(period, count: times).joined())
    }

    func finished() -> [UInt8] {
        pendingCount > 0 ? bytes + [UInt8(truncatingIfNeeded: pending)] : bytes
    }

    /// Codes are packed from their most significant bit, everything else from the least.
    private mutating func appendCode(_ code: UInt32, count: UInt32) {
        var reversed: UInt32 = 0
        for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << (count - 1 - bit) }
        append(reversed, count: count)
    }

    private mutating func append(_ bits: UInt32, count: UInt32) {
        pending |= bits << pendingCount
        pendingCount += count
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }
}
