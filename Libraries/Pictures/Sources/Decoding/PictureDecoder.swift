internal import ChallengeSystem

/// The decoder of pictures, a process of its own for each picture.
public struct PictureDecoder: Sendable {
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

    /// Returns the pixels of a file in a size.
    public func pixels(of file: PictureFile, width: Int, height: Int) async throws(PictureError) -> Pixels {
        let length = 1 + 4 * width * height
        guard let process = DecoderProcess(path, ["\(width)", "\(height)"]) else { throw .damaged }
        let answer = await withTaskCancellationHandler {
            await process.answer(to: file.bytes, length: length, limit: limit)
        } onCancel: {
            process.kill()
        }
        // The first byte is 0 before pixels, and otherwise a reason.
        switch answer.first {
        case 0 where answer.count == length:
            return Pixels(width: width, height: height, bytes: Array(answer.dropFirst()))
        case 2: throw .tooLarge
        case 3: throw .missingLibraries
        default: throw .damaged
        }
    }
}
