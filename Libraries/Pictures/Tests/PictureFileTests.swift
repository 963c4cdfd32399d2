import Testing

@testable import ChallengePictures

/// The first bytes of files.
struct PictureFileTests {
    /// The start of a progressive JPEG file behind another segment and bytes that fill.
    private static let jpeg: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 17, 8, 1, 44, 2, 88, 3]

    @Test func `the first bytes tell the format and the size`() throws {
        let png = try PictureFile(DrawnFile.palettePNG(20))
        let jpeg = try PictureFile(Self.jpeg)

        #expect(png.format == .png && png.width == 20 && png.height == 20)
        #expect(jpeg.format == .jpeg && jpeg.width == 600 && jpeg.height == 300)
    }

    @Test func `a header that is cut off at any byte, and other files, are no pictures`() {
        let files =
            (0..<24).map { Array(DrawnFile.png(4).prefix($0)) } + (0..<18).map { Array(Self.jpeg.prefix($0)) }
            + [
                Array("<svg/>".utf8), [0xFF, 0xD8, 0xFF, 0xC2, 0, 17, 8, 0, 0, 0, 9, 3],
                [0xFF, 0xD8, 0xFF, 0xE0, 0, 0],
            ]
        for file in files {
            #expect(throws: PictureError.notAPicture) { try PictureFile(file) }
        }
    }

    @Test func `a large file, or one with a long side, is refused`() {
        var long = Self.jpeg
        long[14] = 17
        #expect(throws: PictureError.tooLarge) { try PictureFile(long) }
        let large = DrawnFile.png(4) + [UInt8](repeating: 0, count: PictureFile.largestFile)
        #expect(throws: PictureError.tooLarge) { try PictureFile(large) }
    }
}
