import ChallengeCollections
import ChallengeCore
import ChallengeRepository
import ChallengeTerminal

/// The values that the feature's commands use.
struct LocationContainer: Sendable {
    let locations: any LocationRepositoryContract
    let search: any ItemSearchContract<Location>
    let context: CollectionContext
}

extension LocationContainer {
    init(_ context: CollectionContext) {
        let sources = CollectionSources<LocationDTO>(context.session)
        locations = LocationRepository(remote: sources.remote, local: sources.local, snapshot: sources.snapshot)
        search = sources.search(LocationMapper())
        self.context = context
    }

    /// Returns the run of a command line, which prints locations.
    func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> CollectionRun<Int, Location, LocationFilterField> {
        try CollectionRun(
            "location", .locations,
            CollectionReads(
                search: search, one: locations.getLocation, several: locations.getLocations,
                page: locations.searchLocationsPage),
            context, invocation, console)
    }
}
