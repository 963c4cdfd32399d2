/// The values that the app creates for one run of a command.
public struct StatisticsDependencies: Sendable {
    let collections: any CollectionProviderContract

    public init(collections: any CollectionProviderContract) {
        self.collections = collections
    }
}
