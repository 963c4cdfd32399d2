import ChallengeCollections
import ChallengeCore
import ChallengeRepository
import ChallengeTerminal

/// The values that the feature's commands use.
struct LocationContainer: Sendable {
    let locations: any LocationRepositoryContract
    let context: CollectionContext

    /// Returns the run of a command line, which prints locations.
    func run(_ invocation: Invocation, _ console: Console) throws -> CollectionRun<LocationFilterField> {
        try CollectionRun("location", .locations, CollectionReads(locations), context, invocation, console)
    }
}

extension LocationContainer {
    init(_ context: CollectionContext) {
        self.init(locations: LocationRepository(context.session), context: context)
    }
}

extension CollectionReads<LocationFilterField> {
    init(_ locations: any LocationRepositoryContract) {
        self.init(
            search: locations.search, one: locations.getLocation, several: locations.getLocations,
            page: locations.searchLocationsPage)
    }
}

extension LocationRepository {
    init(_ session: RepositorySession) {
        let sources = CollectionSources<LocationDTO>(session)
        self.init(
            remote: sources.remote, local: sources.local, snapshot: sources.snapshot,
            search: sources.search(LocationMapper()))
    }
}
