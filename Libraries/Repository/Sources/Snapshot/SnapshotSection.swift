public import ChallengeCore

/// The part of a snapshot's file that belongs to one collection.
///
/// The first line of the file is the month. Then each collection has a line such as `# characters`, and a line for each
/// of its items.
struct SnapshotSection {
    private static let newline = UInt8(ascii: "\n")

    /// The first line of the file.
    let month: Substring

    /// The lines of the items; empty if the file has no section of this name.
    let lines: [Substring]

    /// Searches for the section in the bytes of a file, and splits no other section.
    init(_ name: String, in file: some Collection<UInt8>) {
        let monthLine = file.prefix { $0 != Self.newline }
        month = String(decoding: monthLine, as: UTF8.self)[...]

        let header = Array("# \(name)".utf8)
        var rest = file[monthLine.endIndex...].dropFirst()
        var section = rest.prefix(0)
        while !rest.isEmpty {
            let line = rest.prefix { $0 != Self.newline }
            rest = rest[line.endIndex...].dropFirst()
            guard line.elementsEqual(header) else { continue }
            section = Self.lines(of: rest)
            break
        }
        lines = String(decoding: section, as: UTF8.self).utf8.split(separator: Self.newline).map { Substring($0) }
    }

    /// Returns the lines up to the next header.
    private static func lines<Bytes: Collection<UInt8>>(
        of bytes: Bytes
    ) -> Bytes.SubSequence where Bytes.SubSequence == Bytes {
        var rest = bytes
        while let first = rest.first, first != UInt8(ascii: "#") {
            rest = rest.drop { $0 != newline }.dropFirst()
        }
        return bytes[..<rest.startIndex]
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
            let lines = SnapshotSection(name, in: "\n\(header)\(line)".utf8).lines
            guard lines.count == 1, Line(lines[0])?.item == item else {
                throw .unwritableItem(identifier: item.id.description)
            }
            text += line
        }
        return text
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
