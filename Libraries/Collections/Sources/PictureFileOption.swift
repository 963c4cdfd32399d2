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
        guard let path = path(invocation) else { return }
        if count > 1 { throw UsageError(.severalItems(option: "--" + file.name), in: invocation.path) }
        if path == "-", console.output.isTerminal { throw PictureFileError.terminal }
    }

    /// `true` if the picture takes the place of the details.
    static func replacesDetails(_ invocation: Invocation) -> Bool { path(invocation) == "-" }

    /// Writes the picture of an item if the command line names a file.
    static func write(
        at address: String?, _ context: CollectionContext, _ invocation: Invocation, _ console: Console
    ) async throws {
        guard let path = path(invocation) else { return }
        guard let address, let pictures = context.pictures else { throw PictureFileError.none }
        let bytes = try await bytes(at: address, pictures, context.cachePolicy, console)
        if path == "-" { return try console.write(bytes) }
        do throws(StorageFailure) {
            try UserFile(path: path).write(bytes, replacing: invocation.has(force))
        } catch {
            throw PictureFileError.fileFailed(error)
        }
        console.note(SafeText("listing.picture.written %@".localized(path)))
    }

    /// Returns the path on the command line; `nil` also for a command without the option.
    private static func path(_ invocation: Invocation) -> String? {
        invocation.has(optionNamed: file.name) ? invocation[file] : nil
    }

    private static func bytes(
        at address: String, _ pictures: PictureFiles, _ policy: CachePolicy, _ console: Console
    ) async throws(PictureFileError) -> [UInt8] {
        do {
            return try await console.whileLoading { (_) async throws(APIError) in
                try await pictures.file(at: address, policy)
            }.bytes
        } catch {
            throw .fetchFailed(error)
        }
    }
}
