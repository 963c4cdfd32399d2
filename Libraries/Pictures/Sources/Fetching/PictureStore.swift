/// The stored files of pictures, each with the entity tag of its response.
///
/// A stored file begins with the tag and a line feed. If the cache is unavailable, nothing is stored.
struct PictureStore: Sendable {
    struct Entry: Sendable, Equatable {
        let entityTag: String?
        let file: PictureFile
    }

    /// The longest entity tag, in bytes, so that a request stays within the limits of servers.
    private static let longestEntityTag = 1000

    let cache: FileCache?

    /// Returns `nil` if nothing is stored, or if the stored file is damaged.
    func entry(for address: String) -> Entry? {
        guard let bytes = cache?.data(for: address), let end = bytes.firstIndex(of: .lineFeed),
            let file = try? PictureFile(Array(bytes[(end + 1)...]))
        else { return nil }
        return Entry(entityTag: end == 0 ? nil : String(decoding: bytes[..<end], as: UTF8.self), file: file)
    }

    func save(_ file: PictureFile, entityTag: String?, for address: String) {
        let tag = Array((entityTag ?? "").utf8)
        let isUsable = tag.count <= Self.longestEntityTag && !tag.contains(.lineFeed)
        cache?.store((isUsable ? tag : []) + [.lineFeed] + file.bytes, for: address)
    }
}

extension UInt8 {
    fileprivate static let lineFeed = UInt8(ascii: "\n")
}
