public import ChallengeCore
public import ChallengeRepository

/// The locations that other features can read.
public struct LocationSummaries: Sendable {
    private let session: RepositorySession

    public init(session: RepositorySession) {
        self.session = session
    }

    /// Returns the identifiers of the characters in a location, or `nil` if the location does not exist.
    public func getResidents(location: Int, cachePolicy: CachePolicy) async throws(CollectionFailure) -> Fetched<[Int]>?
    {
        do {
            return try await LocationContainer.locations(session).getLocation(
                identifier: location, cachePolicy: cachePolicy
            ).map(\.residents)
        } catch .failed(let failure) {
            throw failure
        } catch {
            return nil
        }
    }

    /// Returns all locations of the complete collection in the cache, or else those of the snapshot, without a request.
    public func getAllLocations() async throws(CollectionFailure) -> Fetched<[LocationSummary]> {
        do {
            return try await LocationContainer.names(session).getAllLocations().map { $0.map(LocationSummary.init) }
        } catch {
            throw CollectionFailure(error)
        }
    }

    /// Finds the locations whose names contain every word of `name`; `localFirst` finds them without a request.
    public func findLocations(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem> {
        do {
            return try await LocationContainer.names(session).findLocations(named: name, cachePolicy: cachePolicy)
                .map { NamedItem($0, distinctions: $0.distinctions) }
        } catch {
            throw CollectionFailure(error)
        }
    }

    /// Finds the locations on this machine whose names or identifiers start with the text.
    public func findLocations(startingWith text: String) async throws(CollectionFailure) -> [NamedItem] {
        do {
            return try await LocationContainer.names(session).findLocations(startingWith: text)
                .map { NamedItem($0, distinctions: $0.distinctions) }
        } catch {
            throw CollectionFailure(error)
        }
    }

    /// Finds the locations whose names, types or dimensions match, without a request.
    public func searchLocations(text: String) async throws(CollectionFailure) -> Fetched<RankedMatches<NamedItem>> {
        do {
            return try await LocationContainer.names(session).searchLocations(text: text)
                .map { $0.map { NamedItem($0, distinctions: $0.searchDistinctions) } }
        } catch {
            throw CollectionFailure(error)
        }
    }
}

extension NamedItem {
    fileprivate init(_ location: Location, distinctions: [String]) {
        self.init(
            id: location.id, name: location.name, appearances: location.appearances, distinctions: distinctions,
            furtherDistinctions: location.furtherDistinctions)
    }
}

extension CollectionFailure {
    /// Creates the failure of a request for several locations.
    ///
    /// Such a request throws only `failed`, because a missing location is part of its results. The other branch is
    /// needed because `LocationError` also has the cases of other requests.
    fileprivate init(_ error: LocationError) {
        if case .failed(let failure) = error {
            self = failure
        } else {
            self = .loadFailed(.invalidRequest(status: 404))
        }
    }
}

/// The part of a location that other features can read.
public struct LocationSummary: Sendable, Equatable {
    public let id: Int
    public let type: String
    public let dimension: String

    init(_ location: Location) {
        id = location.id
        type = location.type
        dimension = location.dimension
    }
}
