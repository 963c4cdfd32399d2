internal import ChallengeCore
internal import ChallengePersistence
internal import ChallengePictures
internal import ChallengeResources
internal import ChallengeTerminal

/// The option that writes the file of an item's picture, as the server sent it.
enum PictureFileOption {
    static let file = Option("picture-file", .file, help: "listing.option.pictureFile")
    private static let force = Flag("force", help: "listing.option.force")

    static let options: [any AnyOption] = [file, force]

    /// Throws a usage error if the picture cannot be printed, or if there are several items.
    static func check(_ count: Int, _ invocation: Invocation, _ console: Console) throws {
        guard let path = invocation[file] else { return }
        if count > 1 { throw UsageError(.severalItems(option: "--" + file.name), in: invocation.path) }
        if path == "-", console.output.isTerminal { throw CommandError("listing.picture.terminal".localized()) }
    }

    /// `true` if the picture takes the place of the details.
    static func replacesDetails(_ invocation: Invocation) -> Bool { invocation[file] == "-" }

    /// Writes the picture of an item if the command line names a file.
    static func write(
        at address: String?, _ context: CollectionContext, _ invocation: Invocation, _ console: Console
    ) async throws {
        guard let path = invocation[file] else { return }
        guard let address, let pictures = context.pictures else {
            throw CommandError("listing.picture.none".localized(), exitCode: .unavailable)
        }
        let bytes = try await bytes(at: address, pictures, context.cachePolicy, console)
        if path == "-" { return try console.write(bytes) }
        do throws(StorageFailure) {
            try UserFile(path: path).write(bytes, replacing: invocation.has(force))
        } catch {
            let advice = error.cause == .fileExists ? "listing.picture.fileExists".localized() : nil
            throw CommandError(error.localizedText, advice: advice, exitCode: .ioError)
        }
        console.note(SafeText("listing.picture.written %@".localized(path)))
    }

    private static func bytes(
        at address: String, _ pictures: PictureFiles, _ policy: CachePolicy, _ console: Console
    ) async throws(CommandError) -> [UInt8] {
        do {
            return try await console.whileLoading { (_) async throws(APIError) in
                try await pictures.file(at: address, policy)
            }.bytes
        } catch {
            throw CommandError(
                "listing.picture.failed %@".localized(error.message), advice: error.advice, exitCode: error.exitCode,
                cause: error.cause)
        }
    }
}
