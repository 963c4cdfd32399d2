/// TurboJPEG, with the functions of its version 2.
enum JPEGLibrary {
    private typealias Start = @convention(c) () -> OpaquePointer?
    private typealias ReadHeader =
        @convention(c) (
            OpaquePointer, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
        ) -> Int32
    private typealias Decompress =
        @convention(c) (
            OpaquePointer, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32, Int32, Int32
        ) -> Int32

    /// Red, green, blue and an opacity of 255.
    private static let pixelFormat: Int32 = 7
    /// A progressive picture with very many scans is an error.
    private static let limitsScans: Int32 = 32768

    /// Loads the library; returns `nil` if it is not installed.
    static func reader() -> OpenPicture.Reader? {
        guard let library = LoadedLibrary("libturbojpeg.so.0"),
            let start = library.function("tjInitDecompress", Start.self),
            let readHeader = library.function("tjDecompressHeader3", ReadHeader.self),
            let decompress = library.function("tjDecompress2", Decompress.self)
        else { return nil }
        return { file in
            let (first, size) = (file.baseAddress, UInt(file.count))
            var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            guard let decoder = start(), readHeader(decoder, first, size, &width, &height, &sampling, &colors) == 0
            else { return nil }
            return OpenPicture(width: Int(width), height: Int(height)) { pixels in
                let target = pixels.bindMemory(to: UInt8.self).baseAddress
                return decompress(
                    decoder, first, size, target, width, 4 * width, height, pixelFormat, limitsScans) == 0
            }
        }
    }
}
