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
        try CollectionRun(.locations, locations.reads, context, invocation, console)
    }
}

extension LocationContainer {
    init(_ context: CollectionContext) {
        self.init(locations: LocationRepository(context.session), context: context)
    }
}

extension ItemCollection<LocationFilterField> {
    static var locations: Self {
        ItemCollection("location", "locations", .locations) { LocationRepository($0).reads }
    }
}

extension LocationRepositoryContract {
    fileprivate var reads: CollectionReads<LocationFilterField> {
        CollectionReads(search: search, one: getLocation, several: getLocations, page: searchLocationsPage)
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
