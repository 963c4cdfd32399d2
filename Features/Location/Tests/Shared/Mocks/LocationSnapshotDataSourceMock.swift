import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

@testable import ChallengeLocation

struct LocationSnapshotDataSourceMock: LocationSnapshotDataSourceContract {
    static let date = SnapshotDate("2024-10")

    let getLocations: MockedCall<[Int], Bundled<[LocationDTO]>, Never>
    let getLocationsPage: MockedCall<PageKey, Bundled<PageDTO<LocationDTO>>?, Never>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let none = Bundled<[LocationDTO]>(value: [], asOf: Self.date)
        getLocations = MockedCall("getLocations", unconfigured: .success(none), sourceLocation: sourceLocation)
        getLocationsPage = MockedCall("getLocationsPage", unconfigured: .success(nil), sourceLocation: sourceLocation)
    }

    func getLocations(identifiers: [Int]) async -> Bundled<[LocationDTO]> { getLocations.call(identifiers) }

    func getLocationsPage(_ key: PageKey) async -> Bundled<PageDTO<LocationDTO>>? { getLocationsPage.call(key) }
}
