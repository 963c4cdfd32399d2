import Testing

@testable import ChallengeMirror

struct CompressionBombTests {
    private let body = Array("{\"id\":1,\"name\":\"Martínez\"}".utf8)

    @Test func `the decompressed body is more than 64 MiB of blanks and then the response`() throws {
        let bytes = CompressionBomb(body: body).bytes

        let inflated = try #require(FixedHuffmanReader.inflate(Array(bytes.dropFirst(10).dropLast(8))))

        #expect(inflated.blanks == CompressionBomb.blanks)
        #expect(inflated.blanks > 64 * 1_048_576)
        #expect(inflated.rest == body)
    }

    @Test func `the body is a valid gzip file with the right size at its end`() {
        let bytes = CompressionBomb(body: body).bytes

        #expect(Array(bytes.prefix(10)) == [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
        #expect(Array(bytes.suffix(4)) == littleEndian(UInt32(CompressionBomb.blanks + body.count)))
    }

    @Test func `the checksum is a CRC-32`() {
        var sut = Checksum()
        for byte in "123456789".utf8 { sut.add(byte) }

        #expect(sut.value == 0xcbf4_3926)
    }
}

/// A decoder for the codes of the compression bomb: literals, and the only match that it uses.
private struct FixedHuffmanReader {
    private let bytes: [UInt8]
    private var position = 0

    static func inflate(_ bytes: [UInt8]) -> (blanks: Int, rest: [UInt8])? {
        var reader = FixedHuffmanReader(bytes: bytes)
        guard reader.bit() == 1, reader.bit() == 1, reader.bit() == 0 else { return nil }
        var blanks = 0
        var rest: [UInt8] = []
        while true {
            let code = reader.code(7)
            if code == 0 { return (blanks, rest) }
            let eight = code << 1 | reader.bit()
            if eight == 0b1100_0101 {
                guard reader.code(5) == 0, rest.isEmpty else { return nil }
                blanks += 258
            } else {
                let byte = eight < 0xc0 ? eight - 0x30 : (eight << 1 | reader.bit()) - 0x190 + 144
                if byte == 0x20 && rest.isEmpty { blanks += 1 } else { rest.append(UInt8(byte)) }
            }
        }
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func bit() -> Int {
        defer { position += 1 }
        return position / 8 < bytes.count ? Int(bytes[position / 8] >> (position % 8)) & 1 : 0
    }

    private mutating func code(_ count: Int) -> Int {
        (0..<count).reduce(0) { code, _ in code << 1 | bit() }
    }
}
