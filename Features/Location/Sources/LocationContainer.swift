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
        try CollectionRun(.locations(in: { [locations] _ in locations }), context, invocation, console)
    }
}

extension LocationContainer {
    init(_ context: CollectionContext) {
        self.init(locations: LocationRepository(context.session), context: context)
    }
}

extension ItemCollection<LocationFilterField> {
    static var locations: Self { locations(in: LocationRepository.init) }

    /// - Parameter repository: Returns the repository, which is the only way to the locations.
    static func locations(
        in repository: @escaping @Sendable (RepositorySession) -> any LocationRepositoryContract
    ) -> Self {
        ItemCollection("location", "locations", .locations) { session in
            let locations = repository(session)
            return CollectionReads(
                search: locations.search, one: locations.getLocation, several: locations.getLocations,
                page: locations.searchLocationsPage)
        }
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
