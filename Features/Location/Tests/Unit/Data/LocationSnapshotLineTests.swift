import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import ChallengeResources
import ChallengeRickAndMortyAPI
import Foundation
import Testing

@testable import ChallengeLocation

/// A comparison of the snapshot with the mirror, which serves the API's files and filters with separate code.
struct LocationSnapshotLineTests {
    private let sut = SnapshotDataSource(.locations, api: .rickAndMorty, as: LocationSnapshotLine.self)

    private func remote(_ mirror: MirrorServer) -> RESTDataSource<LocationDTO> {
        RESTDataSource(httpClient: HTTPClient.client(at: mirror.baseURL), api: .rickAndMorty, path: "/location")
    }

    /// With `CHALLENGE_RECORD=1`, the test rewrites the file and then fails, so that a run that records never passes.
    @Test func `the snapshot file matches the data set`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let identifiers = Array(1...140)
        let served = try await remote(mirror).getItems(identifiers: identifiers).sorted { $0.id < $1.id }

        let text = LocationSnapshotText(asOf: "2024-10", locations: served).text
        if ProcessInfo.processInfo.environment["CHALLENGE_RECORD"] == "1" {
            try Data(text.utf8).write(to: LocationSnapshotText.file)
            Issue.record("recorded \(LocationSnapshotText.file.lastPathComponent)")
        }

        #expect(EmbeddedAsset.locations.text == text)
        #expect(await sut.getItems(identifiers: identifiers).value == served)
        #expect(served.count == 126)
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

        let audit = SnapshotAudit(served: remote(mirror), snapshot: sut)
        #expect(try await audit.differences(on: keys) == [])
    }

    @Test(arguments: ["", "1", "x\ta\tb\tc\td\te"])
    func `a line that is not a location is ignored`(line: String) {
        #expect(LocationSnapshotLine(line[...]) == nil)
    }
}
