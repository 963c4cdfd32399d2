public import ChallengeCore
internal import ChallengePersistence

/// The part of a snapshot's file that belongs to one collection.
///
/// The first line of the file is the month. Then each collection has a line such as `# characters`, and a line for each
/// of its items.
struct SnapshotSection {
    /// The first line of the file.
    let month: Substring

    /// The lines of the items; empty if the file has no section of this name.
    let lines: [Substring]

    /// Searches for the section in the bytes of a file, and splits no other section.
    init(_ name: String, in file: UnsafeBufferPointer<UInt8>) {
        month = file.text(0..<(file.firstIndex(of: UInt8(ascii: "\n")) ?? file.count))[...]
        let header = "# \(name)\n"
        guard let start = file.position(ofLineStartingWith: header).map({ $0 + header.utf8.count }) else {
            lines = []
            return
        }
        let end = file.position(ofLineStartingWith: "#", from: start) ?? file.count
        lines = file.text(start..<end).utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    }

    init(_ name: String, in file: String) {
        var file = file
        self = file.withUTF8 { SnapshotSection(name, in: $0) }
    }

    /// Returns the text of a section with a line for each item.
    ///
    /// Every line is parsed again and compared with its item. An item that differs is refused.
    static func text<Item: ItemDTO>(of items: [Item]) throws(SyncFailure) -> String {
        let header = "# \(Item.table)\n"
        var text = header
        for item in items {
            let line = SnapshotLine.text(of: item) + "\n"
            let lines = SnapshotSection(Item.table, in: "\n\(header)\(line)").lines
            guard lines.count == 1, SnapshotLine<Item>(lines[0])?.item == item else {
                throw .unwritableItem(identifier: item.id.description)
            }
            text += line
        }
        return text
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
    }
}

extension Substring {
    /// The columns of a line of a snapshot's file.
    ///
    /// Bytes are compared, because splitting characters takes several times as long, and completions read all lines.
    var columns: [Substring] {
        utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { Substring($0) }
    }
}

/// A file with a snapshot.
public struct SnapshotFile: Sendable {
    private let path: String

    public init(path: String) { self.path = path }

    /// Writes the month and the sections, completely or not at all; replaces an existing file only if `replacing` is
    /// `true`.
    public func write(_ sections: [String], month: SnapshotDate, replacing: Bool) throws(StorageFailure) {
        try UserFile(path: path).write(Array("\(month)\n\(sections.joined())".utf8), replacing: replacing)
    }
}
