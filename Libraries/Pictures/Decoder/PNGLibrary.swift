/// libpng, with its simplified reader.
enum PNGLibrary {
    private typealias Begin = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<UInt8>?, UInt) -> Int32
    private typealias Finish =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?
        ) -> Int32

    /// The members of `png_image` by their offsets: a pointer, and then numbers of 32 bits before a message.
    private enum Member {
        static let version = 8
        static let width = 12
        static let height = 16
        static let format = 20
        static let size = 104
    }

    private static let version: UInt32 = 1
    /// Red, green, blue and opacity, with eight bits each.
    private static let pixelFormat: UInt32 = 3

    /// Loads the library; returns `nil` if it is not installed.
    static func reader() -> OpenPicture.Reader? {
        guard let library = LoadedLibrary("libpng16.so.16"),
            let begin = library.function("png_image_begin_read_from_memory", Begin.self),
            let finish = library.function("png_image_finish_read", Finish.self)
        else { return nil }
        return { file in
            // The process ends after one picture, so nothing is released.
            let image = UnsafeMutableRawBufferPointer.allocate(byteCount: Member.size, alignment: 8)
            image.initializeMemory(as: UInt8.self, repeating: 0)
            image.storeBytes(of: version, toByteOffset: Member.version, as: UInt32.self)
            // The library reads from the file until the end.
            guard let first = image.baseAddress, begin(first, file.baseAddress, UInt(file.count)) != 0 else {
                return nil
            }
            image.storeBytes(of: pixelFormat, toByteOffset: Member.format, as: UInt32.self)
            return OpenPicture(
                width: Int(image.load(fromByteOffset: Member.width, as: UInt32.self)),
                height: Int(image.load(fromByteOffset: Member.height, as: UInt32.self))
            ) { finish(first, nil, $0.baseAddress, 0, nil) != 0 }
        }
    }
}
