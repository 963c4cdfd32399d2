internal import ChallengeSystem

/// The decoder of pictures, a process of its own for each picture.
public struct PictureDecoder: Sendable {
    private static let name = "challenge-picture"
    private static let packageOfJPEG = "libturbojpeg0"
    private static let packageOfPNG = "libpng16-16"

    private let path: String
    private let limit: Duration

    /// - Parameters:
    ///   - path: The path of the program.
    ///   - limit: The time after which the process is killed.
    public init(path: String, limit: Duration = .seconds(3)) {
        self.path = path
        self.limit = limit
    }

    /// The decoder of the running program: in the same folder, or in `../libexec/challenge`.
    public static var ofThisProgram: PictureDecoder { PictureDecoder(path: HelperProgram(name).path) }

    /// `true` if the program can be started.
    public var isInstalled: Bool { HelperProgram.isExecutableFile(path) }

    /// Returns the pixels of a file.
    public func pixels(of file: PictureFile) async throws(PictureError) -> Pixels {
        guard let process = DecoderProcess(path) else { throw .damaged }
        let answer = await withTaskCancellationHandler {
            await process.answer(to: file.bytes, limit: limit)
        } onCancel: {
            process.kill()
        }
        return try Self.pixels(in: answer, of: file)
    }

    /// Reads an answer: a byte that is 0 before the width, the height and the pixels.
    private static func pixels(in answer: [UInt8], of file: PictureFile) throws(PictureError) -> Pixels {
        switch answer.first {
        case 0: break
        case 2: throw .tooLarge
        case 3: throw .missingLibraries(packages: [packageOfJPEG])
        case 4: throw .missingLibraries(packages: [packageOfPNG])
        default: throw .damaged
        }
        let header = [file.width, file.height].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        guard answer.count == 5 + 4 * file.width * file.height, answer[1..<5].elementsEqual(header) else {
            throw .damaged
        }
        return Pixels(width: file.width, height: file.height, bytes: Array(answer[5...]))
    }
}
