/// The picture of a character at the mirror: squares in two colors that depend on its number.
struct DrawnAvatar: Sendable {
    let number: Int

    /// The picture as a PNG file with a palette, which is not compressed.
    var png: [UInt8] {
        // The color type of a palette, with eight bits for each of 8×8 pixels.
        let color = [0, 85, 170].map { UInt8(truncatingIfNeeded: number &* 37 &+ $0) }
        let header: [UInt8] = UInt32(8).bytes + UInt32(8).bytes + [8, 3, 0, 0, 0]
        return [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + Self.chunk("IHDR", header)
            + Self.chunk("PLTE", color + [255, 255, 255])
            + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
    }

    /// The rows of the picture, each after the number of its filter; the left and the right half are equal.
    private var rows: [UInt8] {
        let bits = number &* 2_654_435_761
        return (0..<8).flatMap { row -> [UInt8] in
            let pixels = (0..<8).map { column in UInt8(bits >> (row * 4 + min(column, 7 - column)) & 1) }
            return [0] + pixels
        }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        let check = named.reduce(UInt32.max) { check, byte in
            (0..<8).reduce(check ^ UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return UInt32(content.count).bytes + named + (~check).bytes
    }

    /// Returns a stream of zlib with one block that is not compressed, of less than 256 bytes.
    private static func stored(_ content: [UInt8]) -> [UInt8] {
        let sums = content.reduce((low: UInt32(1), high: UInt32(0))) { sums, byte in
            let low = (sums.low + UInt32(byte)) % 65_521
            return (low, (sums.high + low) % 65_521)
        }
        let size = UInt8(truncatingIfNeeded: content.count)
        return [0x78, 0x01, 1, size, 0, ~size, 255] + content + (sums.high << 16 | sums.low).bytes
    }
}

extension UInt32 {
    /// The four bytes, beginning with the most significant one.
    fileprivate var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
