internal import ChallengeSystem

/// The decoder of pictures, a process of its own for each picture.
public struct PictureDecoder: Sendable {
    /// The form of a decoded picture.
    enum Form: String {
        case pixels
        case png

        /// Returns `true` if the bytes can be a picture of this form and size.
        func accepts(_ bytes: [UInt8], width: Int, height: Int) -> Bool {
            switch self {
            case .pixels: bytes.count == 4 * width * height
            case .png: (try? PictureFile(bytes))?.format == .png
            }
        }
    }

    private static let name = "challenge-picture"
    public static let usualLimit = Duration.seconds(10)

    private let path: String
    private let limit: Duration

    /// - Parameters:
    ///   - path: The path of the program.
    ///   - limit: The time after which the process is killed.
    public init(path: String, limit: Duration = usualLimit) {
        self.path = path
        self.limit = limit
    }

    /// The decoder of the running program: in the same folder, or in `../libexec/challenge`.
    public static func ofThisProgram(limit: Duration = usualLimit) -> PictureDecoder {
        PictureDecoder(path: HelperProgram(name).path, limit: limit)
    }

    /// `true` if the program can be started.
    public var isInstalled: Bool { HelperProgram.isExecutableFile(path) }

    /// Returns a file in a size and a form.
    func bytes(
        of file: PictureFile, width: Int, height: Int, as form: Form
    ) async throws(PictureError) -> [UInt8] {
        // A file that cannot be compressed is a little longer than its pixels.
        let length = 1024 + 5 * width * height
        guard let process = DecoderProcess(path, ["\(width)", "\(height)", form.rawValue]) else { throw .damaged }
        let answer = await withTaskCancellationHandler {
            await process.answer(to: file.bytes, length: length, limit: limit)
        } onCancel: {
            process.kill()
        }
        // The first byte is 0 before the picture, and otherwise a reason.
        let bytes = Array(answer.dropFirst())
        switch answer.first {
        case 0 where form.accepts(bytes, width: width, height: height): return bytes
        case 2: throw .tooLarge
        case 3: throw .missingLibraries
        default: throw .damaged
        }
    }
}
