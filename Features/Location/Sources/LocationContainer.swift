import ChallengeCore
import ChallengeRepository

/// The values that the feature's commands use.
struct LocationContainer: Sendable {
    let locations: any LocationRepositoryContract
    /// The search for locations.
    let saved: any ItemSearchContract<Location>
    let residents: @Sendable () -> ResidentsPort
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy
}

extension LocationContainer {
    init(dependencies: LocationDependencies) {
        locations = Self.repository(dependencies.context.session)
        saved = Self.saved(dependencies.context.session)
        residents = dependencies.residents
        history = dependencies.context.history
        cachePolicy = dependencies.context.cachePolicy
    }

    /// Returns the repository, also for the locations that other features read.
    static func repository(_ session: RepositorySession) -> LocationRepository {
        let sources = CollectionSources<LocationDTO>(session)
        return LocationRepository(remote: sources.remote, local: sources.local, snapshot: sources.snapshot)
    }

    /// Returns the search for locations.
    static func saved(_ session: RepositorySession) -> any ItemSearchContract<Location> {
        CollectionSources<LocationDTO>(session).search(LocationMapper())
    }
}
