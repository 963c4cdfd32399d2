/// libpng, with its simplified reader and writer.
enum PNGLibrary {
    private typealias Begin = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<UInt8>?, UInt) -> Int32
    private typealias Finish =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?
        ) -> Int32
    private typealias Write =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt>, Int32, UnsafeRawPointer?,
            Int32, UnsafeRawPointer?
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

    /// The same without opacity.
    private static let opaqueFormat: UInt32 = 2
    private static let name = "libpng16.so.16"

    /// Returns the memory of a `png_image`; the process ends after one picture, so nothing is released.
    private static func image() -> UnsafeMutableRawBufferPointer {
        let image = UnsafeMutableRawBufferPointer.allocate(byteCount: Member.size, alignment: 8)
        image.initializeMemory(as: UInt8.self, repeating: 0)
        image.storeBytes(of: version, toByteOffset: Member.version, as: UInt32.self)
        return image
    }

    /// Loads the library; returns `nil` if it is not installed.
    static func writer() -> OpenPicture.Writer? {
        guard let library = LoadedLibrary(name),
            let write = library.function("png_image_write_to_memory", Write.self)
        else { return nil }
        return { pixels, size in
            let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
            let samples = isOpaque ? pixels.indices.filter { $0 % 4 != 3 }.map { pixels[$0] } : pixels
            let image = image()
            image.storeBytes(of: UInt32(size.width), toByteOffset: Member.width, as: UInt32.self)
            image.storeBytes(of: UInt32(size.height), toByteOffset: Member.height, as: UInt32.self)
            image.storeBytes(
                of: isOpaque ? opaqueFormat : pixelFormat, toByteOffset: Member.format, as: UInt32.self)
            var count = UInt(1024 + 5 * pixels.count / 4)
            var file = [UInt8](repeating: 0, count: Int(count))
            let isWritten = image.baseAddress.map { write($0, &file, &count, 0, samples, 0, nil) != 0 } ?? false
            return !isWritten ? nil : Array(file.prefix(Int(count)))
        }
    }

    /// Loads the library; returns `nil` if it is not installed.
    static func reader() -> OpenPicture.Reader? {
        guard let library = LoadedLibrary(name),
            let begin = library.function("png_image_begin_read_from_memory", Begin.self),
            let finish = library.function("png_image_finish_read", Finish.self)
        else { return nil }
        return { file in
            let image = image()
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
