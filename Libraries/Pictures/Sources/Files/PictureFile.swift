/// The file of a picture, whose format and size its first bytes tell.
public struct PictureFile: Sendable, Equatable {
    public enum Format: Sendable, Equatable {
        case jpeg
        case png
    }

    /// The largest number of bytes of a file, and of pixels of a side.
    public static let largestFile = 4 << 20
    public static let longestSide = 4096

    private static let startOfPNG: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let startOfJPEG: [UInt8] = [0xFF, 0xD8, 0xFF]

    public let bytes: [UInt8]
    public let format: Format
    public let width: Int
    public let height: Int

    /// Reads the format and the size; the name of a file says nothing about its format.
    public init(_ bytes: [UInt8]) throws(PictureError) {
        guard bytes.count <= Self.largestFile else { throw .tooLarge }
        let size: (width: Int, height: Int)?
        if bytes.starts(with: Self.startOfPNG) {
            format = .png
            size = Self.sizeOfPNG(bytes)
        } else if bytes.starts(with: Self.startOfJPEG) {
            format = .jpeg
            size = Self.sizeOfJPEG(bytes)
        } else {
            throw .notAPicture
        }
        guard let size, size.width > 0, size.height > 0 else { throw .notAPicture }
        guard max(size.width, size.height) <= Self.longestSide else { throw .tooLarge }
        self.bytes = bytes
        (width, height) = size
    }

    /// Returns the numbers at the start of the first chunk, which is that of the header.
    private static func sizeOfPNG(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        return (bytes.number(at: 16, count: 4), bytes.number(at: 20, count: 4))
    }

    /// Returns the numbers of the segment that starts a frame; other segments are skipped.
    private static func sizeOfJPEG(_ bytes: [UInt8]) -> (Int, Int)? {
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            // Any number of bytes 0xFF can precede a marker.
            if marker == 0xFF {
                position += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                guard position + 9 <= bytes.count else { return nil }
                return (bytes.number(at: position + 7, count: 2), bytes.number(at: position + 5, count: 2))
            }
            position += 2 + max(2, bytes.number(at: position + 2, count: 2))
        }
        return nil
    }
}

/// The reason why there is no picture.
public enum PictureError: Error, Equatable {
    /// The file is neither a JPEG nor a PNG file, or its header is damaged.
    case notAPicture
    /// The file has more than 4 MB, or a side of more than 4,096 pixels.
    case tooLarge
    /// The library that decodes the file is not installed.
    case missingLibraries
    /// The file could not be decoded.
    case damaged
}

extension [UInt8] {
    /// Returns a number whose first byte is the most significant one.
    fileprivate func number(at position: Int, count: Int) -> Int {
        self[position..<position + count].reduce(0) { $0 << 8 | Int($1) }
    }
}
