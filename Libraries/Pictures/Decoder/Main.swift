internal import ChallengePlatform
internal import ChallengeSystem

/// The program that decodes one picture: the file arrives on its standard input, a socket, where the answer goes, too.
///
/// The answer is a byte: 0 before the width, the height and the pixels, and otherwise that of a ``Refusal``. A hostile
/// picture can at most end this process. It has no secrets, opens no file and no connection after it has loaded its
/// library, and the system limits its memory and its time.
@main
enum Main {
    private static let largestFile = 4 << 20
    private static let longestSide = 4096

    static func main() {
        limit(RLIMIT_CORE, to: 1)
        limit(RLIMIT_CPU, to: 2)
        limit(RLIMIT_FSIZE, to: 0)
        guard let file = read() else { return refuse(.tooLarge) }
        let isPNG = file.first == 0x89
        guard let library: any PictureLibraryContract = isPNG ? PNGLibrary() : JPEGLibrary() else {
            return refuse(isPNG ? .noPNGLibrary : .noJPEGLibrary)
        }
        limit(RLIMIT_NOFILE, to: 0)
        limit(RLIMIT_AS, to: 512 << 20)
        guard let picture = library.open(file) else { return refuse(.damaged) }
        let (width, height) = (picture.width, picture.height)
        guard (1...longestSide).contains(width), (1...longestSide).contains(height) else { return refuse(.tooLarge) }
        let pixels = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 * width * height, alignment: 16)
        guard picture.decode(pixels) else { return refuse(.damaged) }
        write([0, UInt8(width >> 8), UInt8(width & 255), UInt8(height >> 8), UInt8(height & 255)])
        _ = FileDescriptor(STDIN_FILENO).writeAll(UnsafeRawBufferPointer(pixels))
    }

    private static func refuse(_ refusal: Refusal) { write([refusal.rawValue]) }

    private static func write(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { FileDescriptor(STDIN_FILENO).writeAll($0) }
    }

    /// Returns the file; `nil` if it is larger than allowed.
    private static func read() -> [UInt8]? {
        var file: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while file.count <= largestFile {
            let count = buffer.withUnsafeMutableBytes { FileDescriptor(STDIN_FILENO).read(into: $0) }
            if count <= 0 { return file }
            file += buffer[..<count]
        }
        return nil
    }

    private static func limit(_ resource: __rlimit_resource, to value: UInt) {
        var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
}

/// The first byte of an answer without pixels.
enum Refusal: UInt8 {
    case damaged = 1
    case tooLarge
    case noJPEGLibrary
    case noPNGLibrary
}
