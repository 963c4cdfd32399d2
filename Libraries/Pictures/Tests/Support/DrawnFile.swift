import ChallengePlatform

@testable import ChallengePictures

/// Files of pictures that the tests draw.
enum DrawnFile {
    /// The color of a pixel: a gradient to the right and down.
    static func color(_ column: Int, _ row: Int, of size: Int) -> [UInt8] {
        [UInt8(255 * column / size), UInt8(255 * row / size), 128, 255]
    }

    static func pixels(_ size: Int) -> Pixels {
        let bytes = (0..<size * size).flatMap { color($0 % size, $0 / size, of: size) }
        return Pixels(width: size, height: size, bytes: bytes)
    }

    /// A PNG file with a palette of 16 by 16 colors.
    static func palettePNG(_ size: Int) -> [UInt8] {
        let palette = (0..<256).flatMap { color($0 % 16, $0 / 16, of: 16)[..<3] }
        let rows = (0..<size).map { row in
            (0..<size).map { UInt8(16 * (16 * row / size) + 16 * $0 / size) }
        }
        return png(size, colorType: 3, rows, between: [("PLTE", palette)])
    }

    /// A PNG file with colors and opacity.
    static func png(_ size: Int, opacity: UInt8 = 255) -> [UInt8] {
        let rows = (0..<size).map { row in (0..<size).flatMap { color($0, row, of: size)[..<3] + [opacity] } }
        return png(size, colorType: 6, rows, between: [])
    }

    private static func png(
        _ size: Int, colorType: UInt8, _ rows: [[UInt8]], between chunks: [(String, [UInt8])]
    ) -> [UInt8] {
        let header = bigEndian(UInt32(size)) + bigEndian(UInt32(size)) + [8, colorType, 0, 0, 0]
        let data = zlib(rows.flatMap { [0] + $0 })
        let all = [("IHDR", header)] + chunks + [("IDAT", data), ("IEND", [])]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + all.flatMap(chunk)
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + data
        return bigEndian(UInt32(data.count)) + named + bigEndian(checksum(named))
    }

    /// Returns the data in stored blocks.
    private static func zlib(_ data: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: data.count, by: 65535) {
            let block = data[start..<min(start + 65535, data.count)]
            let count = UInt16(block.count)
            bytes.append(start + block.count == data.count ? 1 : 0)
            bytes += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)] + block
        }
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in data {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return bytes + bigEndian(high << 16 | low)
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}

/// The library that compresses JPEG files, if it is installed.
struct JPEGCompressor {
    private typealias Start = @convention(c) () -> OpaquePointer?
    private typealias Compress =
        @convention(c) (
            OpaquePointer, UnsafePointer<UInt8>, Int32, Int32, Int32, Int32,
            UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<UInt>, Int32, Int32, Int32
        ) -> Int32

    static let isInstalled = JPEGCompressor() != nil && dlopen("libpng16.so.16", RTLD_NOW) != nil

    private static let progressive: Int32 = 16384

    private let start: Start
    private let compress: Compress

    init?() {
        guard let library = dlopen("libturbojpeg.so.0", RTLD_NOW), let start = dlsym(library, "tjInitCompress"),
            let compress = dlsym(library, "tjCompress2")
        else { return nil }
        self.start = unsafeBitCast(start, to: Start.self)
        self.compress = unsafeBitCast(compress, to: Compress.self)
    }

    func file(_ pixels: Pixels, isProgressive: Bool) -> [UInt8] {
        var file: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        guard let compressor = start() else { return [] }
        let code = compress(
            compressor, pixels.bytes, Int32(pixels.width), 0, Int32(pixels.height), 7, &file, &size, 0, 95,
            isProgressive ? Self.progressive : 0)
        return code == 0 ? Array(UnsafeBufferPointer(start: file, count: Int(size))) : []
    }
}
