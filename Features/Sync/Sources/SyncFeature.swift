public import ChallengeCollections
public import ChallengeCore
public import ChallengeRepository
public import ChallengeTerminal

/// The command that brings collections into the cache.
public struct SyncFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("sync") { SyncCommand(kinds: $0.kinds, container: $0.container).command }
    ]

    let kinds: [KindName]
    let container: @Sendable (Invocation, [String]) throws -> SyncContainer
}

extension SyncFeature {
    /// - Parameters:
    ///   - kinds: The names of the collections, which select them on the command line.
    ///   - sources: A factory, because the collections and their pictures depend on the options of a command.
    public init(
        kinds: [KindName],
        clock: any ClockContract,
        sources:
            @escaping @Sendable (Invocation) throws -> (
                collections: [any CollectionSyncContract], pictures: [PictureSource]
            )
    ) {
        self.init(kinds: kinds) { invocation, names in
            let sources = try sources(invocation)
            let collections = sources.collections.filter { names.isEmpty || names.contains($0.name.name) }
            return SyncContainer(
                repository: SyncRepository(collections: collections, clock: clock),
                fetchPictures: FetchPicturesUseCase(sources: sources.pictures))
        }
    }
}
