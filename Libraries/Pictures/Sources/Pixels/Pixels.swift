/// The pixels of a picture, row by row.
public struct Pixels: Sendable, Equatable {
    public let width: Int
    public let height: Int
    /// Red, green, blue and opacity of each pixel, from 0 to 255.
    public let bytes: [UInt8]

    /// - Parameter bytes: Four for each pixel.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}
