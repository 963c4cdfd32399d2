internal import ChallengePlatform
public import ChallengeTerminal

/// The drawing of pictures in the way of the terminal.
extension PictureTerminal {
    /// Returns the largest size of the picture within a room that keeps its proportions.
    public func cells(for file: PictureFile, columns: Int, rows: Int) -> (columns: Int, rows: Int) {
        let scale = min(
            Double(columns * cell.width) / Double(file.width), Double(rows * cell.height) / Double(file.height))
        func count(_ pixels: Int, _ side: Int, _ room: Int) -> Int {
            max(1, min(Int((Double(pixels) * scale / Double(side)).rounded()), room))
        }
        return (count(file.width, cell.width, columns), count(file.height, cell.height, rows))
    }

    /// Returns the size in which the pixels of a picture, or with kitty a PNG file, are needed; `nil` if the terminal
    /// takes the file as it is.
    public func pixelSize(for file: PictureFile, columns: Int, rows: Int) -> (width: Int, height: Int)? {
        let most = PictureFile.longestSide
        let (width, height) = (min(columns * cell.width, most), min(rows * cell.height, most))
        switch way {
        case .iterm2: return nil
        case .kitty:
            return file.format == .png ? nil : (min(width, file.width), min(height, file.height))
        case .sixel: return (width, height)
        case .blocks: return (2 * columns, 2 * rows)
        }
    }

    /// Returns the drawn picture.
    ///
    /// - Parameters:
    ///   - file: The file, which kitty takes only as PNG.
    ///   - pixels: The pixels in the size that is needed; `nil` if none are.
    ///   - number: The number under which a terminal keeps the picture, of at most 24 bits.
    public func draw(
        _ file: PictureFile, _ pixels: Pixels?, columns: Int, rows: Int, number: UInt32
    ) -> DrawnPicture {
        switch (way, pixels) {
        case (.kitty, _):
            return KittyEncoder(columns: columns, rows: rows, number: number).picture(file.bytes)
        case (.sixel, let pixels?):
            return DrawnPicture(columns: columns, rows: rows, painting: SixelEncoder(pixels).sequence)
        case (.blocks, let pixels?):
            return BlockEncoder(pixels: pixels, hasTrueColor: hasTrueColor).picture
        case (.iterm2, _), (.sixel, nil), (.blocks, nil):
            return DrawnPicture(columns: columns, rows: rows, painting: Self.inline(file, columns, rows))
        }
    }

    /// Returns the sequence of iTerm2 with the file.
    private static func inline(_ file: PictureFile, _ columns: Int, _ rows: Int) -> String {
        let keys = "inline=1;size=\(file.bytes.count);width=\(columns);height=\(rows);preserveAspectRatio=1"
        let text = Data(file.bytes).base64EncodedString()
        return "\u{1B}]1337;File=\(keys);doNotMoveCursor=1:\(text)\u{07}"
    }
}
