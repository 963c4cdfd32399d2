import Testing

@testable import ChallengeMirror

struct DrawnAvatarTests {
    /// Reads the chunks of a PNG file, and checks their lengths.
    private func chunks(_ png: [UInt8]) -> [String: [UInt8]] {
        var (rest, chunks) = (png.dropFirst(8), [String: [UInt8]]())
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks[name] = Array(rest.dropFirst(8).prefix(length))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    @Test func `the picture of a character is a small PNG file with a palette`() {
        let png = DrawnAvatar(number: 1).png
        let chunks = chunks(png)

        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(chunks["IHDR"] == [0, 0, 0, 8, 0, 0, 0, 8, 8, 3, 0, 0, 0])
        #expect(chunks["PLTE"]?.count == 6)
        #expect(chunks["IDAT"]?.count == 2 + 5 + 72 + 4)
        // The end of a PNG file is always the same, with its checksum.
        #expect(png.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }

    @Test func `the pictures of characters differ`() {
        #expect(Set((1...826).map { DrawnAvatar(number: $0).png }).count == 826)
    }

    @Test func `the mirror serves them with an entity tag, and only for its characters`() throws {
        let mirror = try MirrorServer()
        let response = try mirror.ask("/api/character/avatar/826.jpeg")
        let tag = try #require(response?.headers.first { $0.hasPrefix("ETag: ") }).dropFirst("ETag: ".count)

        #expect(response?.body == DrawnAvatar(number: 826).png)
        #expect(response?.headers.contains("Content-Type: image/png") == true)
        #expect(try mirror.ask("/api/character/avatar/826.jpeg", "If-None-Match: \(tag)")?.status == 304)
        for path in ["827.jpeg", "1.png", "x.jpeg", "1.jpeg/2"] {
            #expect(try mirror.ask("/api/character/avatar/\(path)")?.status == 404)
        }
    }
}
