import ChallengeCore
import ChallengeRepository

/// Builds what the feature's commands work with: the one place of the feature that knows all of its layers.
struct LocationContainer: Sendable {
    let locations: any LocationRepositoryContract
    let pages: any LocationsPageRepositoryContract
    let cachePolicy: CachePolicy

    init(ports: LocationPorts) {
        let session = ports.session
        let cached = CachedRepository<LocationDTO, LocationError>(session, path: "/location")
        locations = LocationRepository(cached: cached)
        pages = LocationsPageRepository(cached: cached)
        cachePolicy = session.cachePolicy
    }
}
