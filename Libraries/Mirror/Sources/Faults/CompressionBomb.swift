/// A body that is small on the wire and large after decompression: blanks, followed by the correct body.
///
/// The deflate stream uses fixed Huffman codes: one blank, and then repeatedly "258 bytes equal to the previous one",
/// which takes 13 bits.
struct CompressionBomb {
    /// The number of blanks before the correct body; more than 64 MiB.
    static let blanks = 1 + 258 * 8 * 32_768

    let bytes: [UInt8]

    init(body: [UInt8]) {
        var stream = Self.blankStream
        for byte in body { stream.literal(byte) }
        stream.endOfBlock()

        var checksum = Checksum(register: Self.registerAfterBlanks)
        for byte in body { checksum.add(byte) }
        let trailer = littleEndian(checksum.value) + littleEndian(UInt32(Self.blanks + body.count))
        bytes = Self.header + stream.finished() + trailer
    }

    /// The gzip header: deflate, no name, no time, an unknown system.
    private static let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]

    /// The checksum's register after the blanks, as a constant because a debug build is too slow to compute 68 million
    /// bytes.
    static let registerAfterBlanks: UInt32 = 0x81e4_90ff

    /// The stream up to the last blank.
    private static let blankStream: FixedHuffmanStream = {
        var stream = FixedHuffmanStream()
        stream.literal(UInt8(ascii: " "))
        for _ in 0..<8 { stream.repeatLast258() }
        // Eight matches take thirteen bytes at any bit offset, so these thirteen bytes can be repeated.
        for _ in 0..<8 { stream.repeatLast258() }
        stream.repeatBytes(last: 13, times: 32_768 - 2)
        return stream
    }()
}

func littleEndian(_ number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// A deflate stream of one block with the fixed codes of RFC 1951, 3.2.6.
struct FixedHuffmanStream {
    private var bytes: [UInt8] = []
    private var pending: UInt32 = 0
    private var pendingCount: UInt32 = 0

    init() {
        // The header of the block: the last block, with fixed codes.
        append(0b011, count: 3)
    }

    mutating func literal(_ byte: UInt8) {
        if byte < 144 {
            appendCode(0x30 + UInt32(byte), count: 8)
        } else {
            appendCode(0x190 + UInt32(byte) - 144, count: 9)
        }
    }

    /// Appends a match of the greatest length with the previous byte: code 285, distance code 0.
    mutating func repeatLast258() {
        appendCode(0b1100_0101, count: 8)
        appendCode(0, count: 5)
    }

    mutating func endOfBlock() {
        appendCode(0, count: 7)
    }

    /// Appends the last whole bytes several times; the stream must be at the same bit offset before and after them.
    mutating func repeatBytes(last count: Int, times: Int) {
        let period = Array(bytes.suffix(count))
        bytes += Array(repeatElement(period, count: times).joined())
    }

    func finished() -> [UInt8] {
        pendingCount > 0 ? bytes + [UInt8(truncatingIfNeeded: pending)] : bytes
    }

    /// Appends a code from its most significant bit; all other fields begin with their least significant bit.
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

/// The CRC-32 checksum at the end of a gzip file.
struct Checksum {
    private(set) var register: UInt32

    init(register: UInt32 = 0xffff_ffff) {
        self.register = register
    }

    var value: UInt32 { ~register }

    mutating func add(_ byte: UInt8) {
        register ^= UInt32(byte)
        for _ in 0..<8 { register = register & 1 == 1 ? register >> 1 ^ 0xedb8_8320 : register >> 1 }
    }
}
