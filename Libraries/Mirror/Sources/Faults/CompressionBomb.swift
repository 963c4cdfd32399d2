/// A body that is small on the wire and large once inflated: blanks, and behind them the right answer.
///
/// The deflate stream is made by hand, of fixed Huffman codes: one blank, and then over and over "258 bytes as the one
/// before", which takes 13 bits.
struct CompressionBomb {
    /// How many blanks come before the answer; more than 64 MiB.
    static let blanks = 1 + 258 * 8 * 32_768

    let bytes: [UInt8]

    init(answer: [UInt8]) {
        var stream = Self.fuse
        for byte in answer { stream.literal(byte) }
        stream.endOfBlock()

        var checksum = Checksum(register: Self.registerAfterBlanks)
        for byte in answer { checksum.add(byte) }
        let trailer = littleEndian(checksum.value) + littleEndian(UInt32(Self.blanks + answer.count))
        bytes = Self.header + stream.finished() + trailer
    }

    /// Deflate, no name, no time, an unknown system.
    private static let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]

    /// The checksum's register behind the blanks: 68 million bytes are too many for a debug build to go through.
    static let registerAfterBlanks: UInt32 = 0x81e4_90ff

    /// The stream up to the last blank.
    private static let fuse: FixedHuffmanStream = {
        var stream = FixedHuffmanStream()
        stream.literal(UInt8(ascii: " "))
        for _ in 0..<8 { stream.repeatLast258() }
        // Eight matches are thirteen bytes, wherever they begin: after them, the stream repeats itself.
        for _ in 0..<8 { stream.repeatLast258() }
        stream.repeatBytes(last: 13, times: 32_768 - 2)
        return stream
    }()
}

func littleEndian(_ number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
}
