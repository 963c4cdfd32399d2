/// TurboJPEG, with the functions of its version 2.
struct JPEGLibrary: PictureLibraryContract {
    private typealias Start = @convention(c) () -> OpaquePointer?
    private typealias ReadHeader =
        @convention(c) (
            OpaquePointer, UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
        ) -> Int32
    private typealias Decompress =
        @convention(c) (
            OpaquePointer, UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<UInt8>, Int32, Int32, Int32, Int32, Int32
        ) -> Int32

    /// Red, green, blue and an opacity of 255.
    private static let pixelFormat: Int32 = 7
    /// A progressive picture with very many scans is an error.
    private static let limitsScans: Int32 = 32768

    private let start: Start
    private let readHeader: ReadHeader
    private let decompress: Decompress

    /// Loads the library; `nil` if it is not installed.
    init?() {
        guard let library = LoadedLibrary("libturbojpeg.so.0"),
            let start = library.function("tjInitDecompress", Start.self),
            let readHeader = library.function("tjDecompressHeader3", ReadHeader.self),
            let decompress = library.function("tjDecompress2", Decompress.self)
        else { return nil }
        self.start = start
        self.readHeader = readHeader
        self.decompress = decompress
    }

    func open(_ file: [UInt8]) -> OpenPicture? {
        var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard let decoder = start(),
            readHeader(decoder, file, UInt(file.count), &width, &height, &sampling, &colors) == 0
        else { return nil }
        return OpenPicture(width: Int(width), height: Int(height)) { pixels in
            guard let first = pixels.bindMemory(to: UInt8.self).baseAddress else { return false }
            return decompress(
                decoder, file, UInt(file.count), first, width, 4 * width, height, Self.pixelFormat, Self.limitsScans)
                == 0
        }
    }
}
