internal import ChallengeCore

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

    /// Stores a file, in place of others if there are too many.
    func save(_ entry: Entry, for address: String) throws(StorageFailure) {
        try cache?.store(bytes(of: entry), for: address)
    }

    /// `true` if any file fits without deleting others.
    var hasRoom: Bool { cache?.hasRoom(for: Self.longestEntityTag + PictureFile.largestFile) ?? true }

    /// Stores a file; returns `false` if others would have to be deleted for it.
    func saveIfFitting(_ entry: Entry, for address: String) throws(StorageFailure) -> Bool {
        guard let cache else { throw StorageFailure(cause: .noHomeDirectory) }
        return try cache.storeIfFitting(bytes(of: entry), for: address)
    }

    private func bytes(of entry: Entry) -> [UInt8] {
        let tag = Array((entry.entityTag ?? "").utf8)
        let isUsable = tag.count <= Self.longestEntityTag && !tag.contains(.lineFeed)
        return (isUsable ? tag : []) + [.lineFeed] + entry.file.bytes
    }
}

extension UInt8 {
    fileprivate static let lineFeed = UInt8(ascii: "\n")
}
