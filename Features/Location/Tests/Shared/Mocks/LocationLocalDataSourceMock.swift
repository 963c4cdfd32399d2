import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

@testable import ChallengeLocation

struct LocationLocalDataSourceMock: LocationLocalDataSourceContract {
    let getLocations: MockedCall<[Int], [Cached<LocationDTO>], StorageFailure>
    let saveLocations: MockedCall<[LocationDTO], Void, StorageFailure>
    let deleteLocations: MockedCall<[Int], Void, StorageFailure>
    let getLocationsPage: MockedCall<PageKey, Cached<PageDTO<LocationDTO>>?, StorageFailure>
    let saveLocationsPage: MockedCall<PageDTO<LocationDTO>, Void, StorageFailure>
    let deleteLocationsPage: MockedCall<PageKey, Void, StorageFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getLocations = MockedCall("getLocations", unconfigured: .busy, sourceLocation: sourceLocation)
        saveLocations = MockedCall("saveLocations", unconfigured: .busy, sourceLocation: sourceLocation)
        deleteLocations = MockedCall("deleteLocations", unconfigured: .busy, sourceLocation: sourceLocation)
        getLocationsPage = MockedCall("getLocationsPage", unconfigured: .busy, sourceLocation: sourceLocation)
        saveLocationsPage = MockedCall("saveLocationsPage", unconfigured: .busy, sourceLocation: sourceLocation)
        deleteLocationsPage = MockedCall("deleteLocationsPage", unconfigured: .busy, sourceLocation: sourceLocation)
    }

    func getLocations(identifiers: [Int]) async throws(StorageFailure) -> [Cached<LocationDTO>] {
        try getLocations.call(identifiers)
    }

    func saveLocations(_ locations: [LocationDTO]) async throws(StorageFailure) { try saveLocations.call(locations) }

    func deleteLocations(identifiers: [Int]) async throws(StorageFailure) { try deleteLocations.call(identifiers) }

    func getLocationsPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<LocationDTO>>? {
        try getLocationsPage.call(key)
    }

    func saveLocationsPage(_ page: PageDTO<LocationDTO>, for key: PageKey) async throws(StorageFailure) {
        try saveLocationsPage.call(page)
    }

    func deleteLocationsPage(_ key: PageKey) async throws(StorageFailure) { try deleteLocationsPage.call(key) }
}
