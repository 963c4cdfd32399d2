public import ChallengeCore
public import ChallengeTerminal

/// The pictures of items as a terminal shows them: fetched by a policy, decoded once for each size, and drawn.
public struct PictureGallery: Sendable {
    /// The largest size of all stored pixels, in bytes.
    public static let cacheLimit = 16 << 20

    private let files: @Sendable () -> PictureFiles
    private let decoder: PictureDecoder
    private let pixels: FileCache?
    private let reportMissingLibraries: @Sendable () -> Void

    /// - Parameters:
    ///   - pixels: The scaled pictures on this machine; `nil` if none are stored.
    ///   - files: Returns the files, with a new deadline for requests.
    ///   - reportMissingLibraries: Called if a picture is not shown because its library is not installed.
    public init(
        decoder: PictureDecoder, pixels: FileCache?, files: @escaping @Sendable () -> PictureFiles,
        reportMissingLibraries: @escaping @Sendable () -> Void = {}
    ) {
        self.decoder = decoder
        self.pixels = pixels
        self.files = files
        self.reportMissingLibraries = reportMissingLibraries
    }

    /// Returns the picture at an address within a room of cells; `nil` if there is none, for whatever reason.
    ///
    /// - Parameter isStored: `true` to send no request.
    public func picture(
        at address: String, columns: Int, rows: Int, on terminal: PictureTerminal, _ policy: CachePolicy,
        isStored: Bool = false
    ) async -> DrawnPicture? {
        let files = files()
        let found = isStored ? files.storedFile(at: address) : try? await files.file(at: address, policy)
        guard let file = found else { return nil }
        let cells = terminal.cells(for: file, columns: columns, rows: rows)
        // A terminal replaces the picture with the same number, also one of an earlier command that it still shows.
        let number = UInt32.random(in: 1...0xFF_FFFF)
        guard let (width, height) = terminal.pixelSize(for: file, columns: cells.columns, rows: cells.rows) else {
            return terminal.draw(file, nil, columns: cells.columns, rows: cells.rows, number: number)
        }
        let form = terminal.way == .kitty ? PictureDecoder.Form.png : .pixels
        guard let bytes = await bytes(of: file, width: width, height: height, as: form, storing: policy != .noCache)
        else { return nil }
        let smaller = form == .png ? (try? PictureFile(bytes)) ?? file : file
        let pixels = form == .png ? nil : Pixels(width: width, height: height, bytes: bytes)
        return terminal.draw(smaller, pixels, columns: cells.columns, rows: cells.rows, number: number)
    }

    private func bytes(
        of file: PictureFile, width: Int, height: Int, as form: PictureDecoder.Form, storing: Bool
    ) async -> [UInt8]? {
        let key = "\(FileCache.hash(file.bytes)) \(width)x\(height) \(form)"
        if let stored = pixels?.data(for: key), form.accepts(stored, width: width, height: height) { return stored }
        do throws(PictureError) {
            let decoded = try await decoder.bytes(of: file, width: width, height: height, as: form)
            if storing { try? pixels?.store(decoded, for: key) }
            return decoded
        } catch {
            if error == .missingLibraries { reportMissingLibraries() }
            return nil
        }
    }
}
