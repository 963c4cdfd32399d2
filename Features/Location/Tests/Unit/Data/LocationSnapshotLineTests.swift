import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import ChallengeResources
import ChallengeRickAndMortyAPI
import Testing

@testable import ChallengeLocation

/// A comparison of the snapshot with the mirror, which serves the API's files and filters with separate code.
struct LocationSnapshotLineTests {
    private let sut = SnapshotDataSource(
        .snapshot, collection: "locations", api: .rickAndMorty, as: LocationSnapshotLine.self)

    private func remote(_ mirror: MirrorServer) -> RESTDataSource<LocationDTO> {
        RESTDataSource(httpClient: HTTPClient.client(at: mirror.baseURL), api: .rickAndMorty, path: "/location")
    }

    @Test func `the snapshot has every location of the API unchanged`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let identifiers = Array(1...140)

        let served = try await remote(mirror).getItems(identifiers: identifiers).sorted { $0.id < $1.id }

        #expect(await sut.getItems(identifiers: identifiers).value == served)
        #expect(served.count == 126)
    }

    @Test func `every location of the snapshot is written as the line from which it was read`() async {
        let locations = await sut.getItems(identifiers: Array(1...140)).value

        let lines = locations.map { LocationSnapshotLine.line(for: $0) }

        #expect(lines.compactMap { LocationSnapshotLine($0[...])?.item } == locations)
        #expect(
            lines[1]
                == "2\tAbadango\tCluster\tunknown\t6\t2017-11-10T13:06:38.182Z")
    }

    @Test func `a filter finds the same locations in the snapshot as in the API`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let names: [String?] = [nil, "earth", "RICK", "(c-", "'s", "zzz"]
        let types: [String?] = [nil, "planet", "SPACE", "male"]
        let dimensions: [String?] = [nil, "unknown", "c-137", "replacement"]
        let filters = names.flatMap { name in
            types.flatMap { type in
                dimensions.map { LocationsFilter(name: name, type: type, dimension: $0) }
            }
        }
        let keys = filters.flatMap { filter in (1...2).map { PageKey(page: $0, criteria: filter.criteria) } }

        let audit = SnapshotAudit(api: remote(mirror), snapshot: sut)
        #expect(try await audit.differences(on: keys) == [])
    }

    @Test(arguments: ["", "1", "x\ta\tb\tc\td\te"])
    func `a line that is not a location is ignored`(line: String) {
        #expect(LocationSnapshotLine(line[...]) == nil)
    }
}
