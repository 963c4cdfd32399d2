public import ChallengeCore

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

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
        month = file.text(0..<(file.position(of: "\n") ?? file.count))[...]
        let header = "\n# \(name)\n"
        guard let start = file.position(of: header).map({ $0 + header.utf8.count }) else {
            lines = []
            return
        }
        // The search includes the newline of the header, because a section can be empty.
        let end = file.position(of: "\n#", from: start - 1) ?? file.count
        lines = file.text(start..<max(start, end)).utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    }

    init(_ name: String, in file: String) {
        var file = file
        self = file.withUTF8 { SnapshotSection(name, in: $0) }
    }

    /// Returns the text of a section with a line for each item.
    ///
    /// Every line is parsed again and compared with its item. An item that differs is refused.
    static func text<Line: SnapshotLineContract>(
        _ name: String, of items: [Line.Item], as _: Line.Type
    ) throws(SnapshotFailure) -> String {
        let header = "# \(name)\n"
        var text = header
        for item in items {
            let line = Line.line(for: item) + "\n"
            let lines = SnapshotSection(name, in: "\n\(header)\(line)").lines
            guard lines.count == 1, Line(lines[0])?.item == item else {
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

    /// Returns the position of the first occurrence of a text that begins with a newline.
    fileprivate func position(of text: String, from start: Int = 0) -> Int? {
        guard let base = baseAddress else { return nil }
        var start = start
        while let newline = memchr(base + start, Int32(UInt8(ascii: "\n")), count - start) {
            let position = UnsafeRawPointer(newline) - UnsafeRawPointer(base)
            if count - position >= text.utf8.count, memcmp(newline, text, text.utf8.count) == 0 { return position }
            start = position + 1
        }
        return nil
    }
}

extension Substring {
    /// The columns of a line of a snapshot's file.
    ///
    /// Bytes are compared, because splitting characters takes several times as long, and completions read all lines.
    public var columns: [Substring] {
        utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { Substring($0) }
    }
}

/// The reason why a collection could not be written to a snapshot.
public enum SnapshotFailure: Error, Equatable, Sendable {
    /// The snapshot cannot contain a value of the item, such as a text with a tab.
    case unwritableItem(identifier: String)

    /// The rows in the cache are not the whole collection.
    case incomplete

    case storageFailed(StorageFailure)
}
