public import ChallengeCore
public import ChallengeTerminal

/// The pictures of items as a terminal shows them: fetched by a policy, decoded once for each size, and drawn.
public struct PictureGallery: Sendable {
    private let files: @Sendable () -> PictureFiles
    private let decoder: PictureDecoder
    private let pixels: PixelCache?
    private let reportMissingLibraries: @Sendable (_ packages: [String]) -> Void

    /// - Parameters:
    ///   - pixels: The scaled pixels on this machine; `nil` if none are stored.
    ///   - files: Returns the files, with a new deadline for requests.
    ///   - reportMissingLibraries: Receives the packages of libraries without which a picture is not shown.
    public init(
        decoder: PictureDecoder, pixels: PixelCache?, files: @escaping @Sendable () -> PictureFiles,
        reportMissingLibraries: @escaping @Sendable (_ packages: [String]) -> Void = { _ in }
    ) {
        self.decoder = decoder
        self.pixels = pixels
        self.files = files
        self.reportMissingLibraries = reportMissingLibraries
    }

    /// Returns the picture at an address within a room of cells; `nil` if there is none, for whatever reason.
    public func picture(
        at address: String, columns: Int, rows: Int, on terminal: PictureTerminal, _ policy: CachePolicy
    ) async -> DrawnPicture? {
        guard let file = try? await files().file(at: address, policy) else { return nil }
        let drawing = PictureDrawing(on: terminal)
        let cells = drawing.cells(for: file, columns: columns, rows: rows)
        let size = drawing.pixelSize(for: file, columns: cells.columns, rows: cells.rows)
        let key = "\(address) \(file.bytes.count) \(size?.width ?? 0)x\(size?.height ?? 0)"
        var pixels: Pixels?
        if let size {
            pixels = await self.pixels(of: file, size, key, storing: policy != .noCache)
            if pixels == nil { return nil }
        }
        // The terminal keeps the picture under a number of 24 bits, which is not zero.
        let number = max(1, UInt32(truncatingIfNeeded: FileCache.hash(key)) & 0xFF_FFFF)
        return drawing.draw(file, pixels, columns: cells.columns, rows: cells.rows, number: number)
    }

    private func pixels(
        of file: PictureFile, _ size: (width: Int, height: Int), _ key: String, storing: Bool
    ) async -> Pixels? {
        if let stored = pixels?.pixels(for: key) { return stored }
        do throws(PictureError) {
            let scaled = try await decoder.pixels(of: file).scaled(width: size.width, height: size.height)
            if storing { pixels?.store(scaled, for: key) }
            return scaled
        } catch {
            if case .missingLibraries(let packages) = error { reportMissingLibraries(packages) }
            return nil
        }
    }
}
