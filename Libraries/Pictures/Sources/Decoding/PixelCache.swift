/// Scaled pixels on the disk, so that a picture is decoded once for each size.
public struct PixelCache: Sendable {
    private static let limit = 16 << 20

    private let files: FileCache

    public init(folder: String) { files = FileCache(folder: folder, limit: Self.limit) }

    public func clear() { files.clear() }

    func pixels(for key: String) -> Pixels? {
        guard let bytes = files.data(for: key), bytes.count > 4 else { return nil }
        let (width, height) = (Int(bytes[0]) << 8 | Int(bytes[1]), Int(bytes[2]) << 8 | Int(bytes[3]))
        guard bytes.count == 4 + 4 * width * height else { return nil }
        return Pixels(width: width, height: height, bytes: Array(bytes[4...]))
    }

    func store(_ pixels: Pixels, for key: String) {
        let header = [pixels.width, pixels.height].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        files.store(header + pixels.bytes, for: key)
    }
}
