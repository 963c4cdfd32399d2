/// The dependencies of one run of a command.
public struct StatisticsDependencies: Sendable {
    let collections: any CollectionProviderContract

    public init(collections: any CollectionProviderContract) {
        self.collections = collections
    }
}
