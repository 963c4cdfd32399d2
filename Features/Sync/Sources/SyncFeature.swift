public import ChallengeCore
public import ChallengeRepository
public import ChallengeTerminal

/// The command that brings all collections into the cache.
public struct SyncFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("sync") { SyncCommand(container: $0.container).command }
    ]

    let container: @Sendable (Invocation) throws -> SyncContainer
}

extension SyncFeature {
    /// - Parameter sources: A factory, because the collections and their pictures depend on the options of a command.
    public init(
        clock: any ClockContract,
        sources:
            @escaping @Sendable (Invocation) throws -> (
                collections: [any CollectionSyncContract], pictures: [PictureSource]
            )
    ) {
        self.init(container: { invocation in
            let sources = try sources(invocation)
            return SyncContainer(
                repository: SyncRepository(collections: sources.collections, clock: clock),
                fetchPictures: FetchPicturesUseCase(sources: sources.pictures))
        })
    }
}
