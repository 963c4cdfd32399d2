internal import ChallengePlatform
internal import ChallengeSystem

/// The program that decodes and scales one picture.
///
/// The file arrives on its standard input, a socket, where the answer goes, too. Its arguments are the width and the
/// height of the scaled picture, and `png` for a file in place of pixels.
///
/// The answer is a byte: 0 before the picture, and otherwise that of a ``Refusal``. A hostile picture can at most end this
/// process. It has no secrets, opens no file and no connection after it has loaded its library, and the system limits its
/// memory and its time.
@main
enum Main {
    private static let largestFile = 4 << 20
    private static let longestSide = 4096

    static func main() {
        limit(RLIMIT_CORE, to: 1)
        limit(RLIMIT_CPU, to: 2)
        limit(RLIMIT_FSIZE, to: 0)
        let sides = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter((1...longestSide).contains)
        guard sides.count == 2 else { return write(Refusal.damaged.answer) }
        guard let file = read() else { return write(Refusal.tooLarge.answer) }
        let isPNG = CommandLine.arguments.last == "png"
        write(answer(to: file, scaledTo: (sides[0], sides[1]), asPNG: isPNG))
    }

    private static func answer(
        to file: UnsafeBufferPointer<UInt8>, scaledTo size: (width: Int, height: Int), asPNG isPNG: Bool
    ) -> [UInt8] {
        guard let reader = file.first == 0x89 ? PNGLibrary.reader() : JPEGLibrary.reader(),
            let writer = isPNG ? PNGLibrary.writer() : { pixels, _ in pixels }
        else { return Refusal.noLibrary.answer }
        limit(RLIMIT_NOFILE, to: 0)
        limit(RLIMIT_AS, to: 512 << 20)
        guard let picture = reader(file) else { return Refusal.damaged.answer }
        guard max(picture.width, picture.height) <= longestSide, min(picture.width, picture.height) > 0 else {
            return Refusal.tooLarge.answer
        }
        let pixels = UnsafeMutableRawBufferPointer.allocate(
            byteCount: 4 * picture.width * picture.height, alignment: 16)
        guard picture.decode(pixels) else { return Refusal.damaged.answer }
        let scaled = Scaling.scaled(
            UnsafeRawBufferPointer(pixels), width: picture.width, height: picture.height, to: size)
        return writer(scaled, size).map { [0] + $0 } ?? Refusal.damaged.answer
    }

    private static func write(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { FileDescriptor(STDIN_FILENO).writeAll($0) }
    }

    /// Returns the file, whose bytes stay where they are until the end of the process; `nil` if it is too large.
    private static func read() -> UnsafeBufferPointer<UInt8>? {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: largestFile + 1, alignment: 16)
        var size = 0
        while size < buffer.count {
            let count = FileDescriptor(STDIN_FILENO).read(
                into: UnsafeMutableRawBufferPointer(rebasing: buffer[size...]))
            if count <= 0 { return UnsafeBufferPointer(rebasing: buffer.bindMemory(to: UInt8.self)[..<size]) }
            size += count
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
    case noLibrary

    var answer: [UInt8] { [rawValue] }
}
