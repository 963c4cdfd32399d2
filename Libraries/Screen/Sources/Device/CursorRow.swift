/// The row of the cursor in a program below the prompt, counted from the written bytes.
///
/// It is known after any part of a frame. A frame moves the cursor to other rows only with line feeds and `ESC [ A`.
package struct CursorRow {
    package static let up: StaticString = "\u{1B}[A"
    package static let eraseBelow: StaticString = "\u{1B}[J"

    package private(set) var row = 0
    /// The number of bytes of an unfinished `ESC [`.
    private var prefix = 0

    package init() {}

    /// Counts the rows; safe in a signal handler.
    package mutating func follow(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            let old = prefix
            prefix = 0
            switch (byte, old) {
            case (0x1B, _): prefix = 1
            case (UInt8(ascii: "["), 1): prefix = 2
            case (UInt8(ascii: "A"), 2): row = max(0, row - 1)
            case (0x0A, _): row += 1
            default: break
            }
        }
    }

    /// Returns the bytes that move the cursor from a row to the first cell.
    package static func home(from row: Int) -> [UInt8] { Array("\r\(String(repeating: "\(up)", count: row))".utf8) }
}
