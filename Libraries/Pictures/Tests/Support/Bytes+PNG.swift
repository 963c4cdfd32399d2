extension [UInt8] {
    /// Returns the beginning of a PNG file of this width, which tells the format and the size.
    static func png(width: UInt8) -> [UInt8] {
        let size: [UInt8] = [0, 0, 0, width, 0, 0, 0, 1, 8, 3, 0, 0, 0]
        return [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8) + size + [0, 0, 0, 0]
    }
}
