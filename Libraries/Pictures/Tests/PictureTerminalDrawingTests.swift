import ChallengePlatform
import ChallengeTerminal
import Testing

@testable import ChallengePictures

/// The sequences for each terminal, read again.
struct PictureTerminalDrawingTests {
    private static let cell = PictureTerminal.CellSize(width: 10, height: 20)

    /// A gradient with a transparent corner.
    private static let pixels: Pixels = {
        var bytes = DrawnFile.pixels(40).bytes
        for row in 0..<10 { for column in 0..<10 { bytes[4 * (row * 40 + column) + 3] = 0 } }
        return Pixels(width: 40, height: 40, bytes: bytes)
    }()

    /// Returns a file that has only a header.
    private func file(_ width: Int = 300, _ height: Int = 300, _ format: PictureFile.Format = .jpeg) throws
        -> PictureFile
    {
        func bytes(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }
        let jpeg = [0xFF, 0xD8, 0xFF, 0xC2, 0, 17, 8] + bytes(height) + bytes(width) + [3]
        return try PictureFile(format == .jpeg ? jpeg : DrawnFile.png(width))
    }

    private func draw(
        _ way: PictureTerminal.Way, _ pixels: Pixels?, hasTrueColor: Bool = true, columns: Int = 4, rows: Int = 2
    ) throws -> DrawnPicture {
        try PictureTerminal(way, cell: Self.cell, hasTrueColor: hasTrueColor).draw(
            file(4, 4, .png), pixels, columns: columns, rows: rows, number: 0x010203)
    }

    @Test(arguments: [
        (300, 300, 20, 10), (300, 150, 20, 5), (150, 300, 10, 10), (3000, 1, 20, 1), (1, 3000, 1, 10), (4, 4, 20, 10),
    ])
    func `a picture keeps its proportions in a room of 20 by 10 cells`(
        width: Int, height: Int, columns: Int, rows: Int
    ) throws {
        let cells = try PictureTerminal(.sixel, cell: Self.cell).cells(
            for: file(width, height), columns: 20, rows: 10)

        #expect(cells == (columns, rows))
    }

    @Test func `each way needs the pixels that it draws`() throws {
        func size(_ way: PictureTerminal.Way, _ format: PictureFile.Format, side: Int = 300) throws -> String {
            let size = try PictureTerminal(way, cell: Self.cell).pixelSize(
                for: file(side, side, format), columns: 20, rows: 10)
            return size.map { "\($0.width)x\($0.height)" } ?? "file"
        }

        #expect(try size(.kitty, .jpeg) == "200x200" && size(.kitty, .png) == "file")
        #expect(try size(.kitty, .jpeg, side: 50) == "50x50" && size(.iterm2, .jpeg) == "file")
        #expect(try size(.sixel, .png) == "200x200" && size(.blocks, .jpeg) == "40x20")
    }

    @Test func `a Sixel picture has the drawn colors, and its transparent part`() throws {
        let picture = try draw(.sixel, Self.pixels)
        let read = try #require(SixelPicture(picture.painting))

        #expect(read.width == 40 && read.height == 40 && read.colors.count <= 255)
        #expect(picture.rows == ["    ", "    "] && picture.columns == 4)
        #expect(read.pixels[0] == [0, 0, 0, 0] && read.pixels[39] != [0, 0, 0, 0])
        let shown = Pixels(width: 40, height: 40, bytes: read.pixels.flatMap { $0 })
        #expect(shown.meanErrorOfVisible(from: Self.pixels) < 8)
        #expect(!picture.painting.contains("-\u{1B}"))
    }

    @Test func `a kitty picture is a PNG file in chunks, and is placed and deleted by its number`() throws {
        let file = try file(40, 40, .png)
        let picture = PictureTerminal(.kitty, cell: Self.cell).draw(file, nil, columns: 4, rows: 2, number: 0x010203)
        let (keys, bytes) = try #require(KittyPicture.read(picture.painting))

        #expect(keys == "a=T,q=2,C=1,i=66051,c=4,r=2,f=100")
        #expect(bytes == file.bytes && bytes.count > 4096)
        #expect(picture.removal == "\u{1B}_Ga=d,d=I,i=66051,q=2\u{1B}\\")
        #expect(picture.rows == ["    ", "    "])
    }

    @Test func `iTerm2 receives the file`() throws {
        let file = Data(DrawnFile.png(4))
        let keys = "inline=1;size=\(file.count);width=4;height=2;preserveAspectRatio=1;doNotMoveCursor=1"

        #expect(
            try draw(.iterm2, nil).painting == "\u{1B}]1337;File=\(keys):\(file.base64EncodedString())\u{07}")
    }

    @Test func `quarter blocks have the two best colors of four pixels, and none for transparent ones`() throws {
        let (red, blue, dark, none): ([UInt8], [UInt8], [UInt8], [UInt8]) =
            ([255, 0, 0, 255], [0, 0, 255, 255], [9, 9, 9, 255], [0, 0, 0, 0])
        let above = [red, red, red, blue, dark, dark, none, none, none, red, [250, 0, 0, 255], [4, 0, 0, 255]]
        let below = [blue, blue, red, blue, dark, dark, none, none, none, red, [0, 0, 0, 255], [2, 0, 0, 255]]
        let pixels = Pixels(width: 12, height: 2, bytes: (above + below).flatMap { $0 })

        let row = try draw(.blocks, pixels, rows: 1).rows[0]

        #expect(row.plain == "▀▌▀ ▐▘")
        #expect(
            row.runs.map(\.style) == [
                TextStyle(color: .rgb(255, 0, 0), background: .rgb(0, 0, 255)),
                TextStyle(color: .rgb(9, 9, 9), background: .rgb(9, 9, 9)), .plain, TextStyle(color: .rgb(255, 0, 0)),
                TextStyle(color: .rgb(250, 0, 0), background: .rgb(2, 0, 0)),
            ])
    }

    @Test(
        arguments: [
            ([255, 0, 0], 196), ([0, 0, 0], 16), ([255, 255, 255], 231), ([128, 128, 128], 244), ([90, 140, 180], 67),
        ] as [([UInt8], UInt8)])
    func `without 24-bit colors, blocks have the nearest of 256`(color: [UInt8], number: UInt8) throws {
        let pixels = Pixels(width: 2, height: 2, bytes: Array(repeating: color + [255], count: 4).flatMap(\.self))
        let row = try draw(.blocks, pixels, hasTrueColor: false, columns: 1, rows: 1).rows[0]

        #expect(row.runs.map(\.style.color) == [.indexed(number)])
    }
}

extension Pixels {
    /// Returns the mean difference of the colors where the other picture is not transparent.
    fileprivate func meanErrorOfVisible(from other: Pixels) -> Double {
        var (sum, count) = (0, 0)
        for index in bytes.indices where index % 4 < 3 && other.bytes[index / 4 * 4 + 3] == 255 {
            sum += abs(Int(bytes[index]) - Int(other.bytes[index]))
            count += 1
        }
        return Double(sum) / Double(count)
    }
}

/// A reader of transmissions of the kitty protocol.
private enum KittyPicture {
    /// Returns the keys without that of the chunks, and the bytes; `nil` if a chunk has another form.
    static func read(_ text: String) -> (keys: String, bytes: [UInt8])? {
        var (keys, data) = ("", "")
        let chunks = text.split(separator: "\u{1B}\\")
        let last = chunks.count - 1
        for (index, chunk) in chunks.enumerated() {
            guard let match = chunk.wholeMatch(of: /\x1B_G(.*)m=([01]);(.*)/), match.3.count <= 4096,
                match.2 == (index == last ? "0" : "1"), index == 0 || match.1.isEmpty
            else { return nil }
            if index == 0 { keys = String(match.1.dropLast()) }
            data += match.3
        }
        return Data(base64Encoded: data).map { (keys, Array($0)) }
    }
}
