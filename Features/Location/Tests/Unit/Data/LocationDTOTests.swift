import ChallengeAPIs
import ChallengeCore
import ChallengeCoreMocks
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import ChallengeResources
import Foundation
import Testing

@testable import ChallengeLocation

struct LocationDTOTests {
    private let audit = CollectionAudit<LocationDTO>()

    @Test func `a response of the API is a location`() async throws {
        let client = HTTPClientMock()
        let json = #"""
            {
              "id": 1, "name": "Earth (C-137)", "type": "Planet", "dimension": "Dimension C-137",
              "residents": [
                "https://rickandmortyapi.com/api/character/38", "https://rickandmortyapi.com/api/character/45"
              ],
              "url": "https://rickandmortyapi.com/api/location/1", "created": "2017-11-10T12:42:04.162Z"
            }
            """#
        client.sending.setResult(.success(HTTPResponse(status: 200, headers: [:], body: Data(json.utf8))))
        let api = RESTDataSource<LocationDTO>(httpClient: client)

        let location = try await api.getItem(identifier: 1, .none)

        #expect(location == .stub())
        #expect(client.sending.inputs == [Endpoint("/location", segment: "1")])
    }

    @Test func `the cache returns locations unchanged`() async throws {
        try await audit.expectUnchanged([.stub(), .stub(id: 2, name: "", residents: [])])
    }

    @Test func `a complete list in the cache answers each filter`() async throws {
        try await audit.expectFilters(
            "rare",
            [
                LocationFilterField.name: .stub(id: 1, name: "a Rare text"), .type: .stub(id: 2, type: "a Rare text"),
                .dimension: .stub(id: 3, dimension: "a Rare text"),
            ], map: LocationMapper().map)
    }

    @Test func `a search finds the name, the type and the dimension`() async throws {
        let matches: [LocationDTO] = [
            .stub(id: 1, name: "a Rare text"), .stub(id: 2, type: "a Rare text"),
            .stub(id: 3, dimension: "a Rare text"),
        ]

        try await audit.expectSearch("rare", finds: matches, among: matches + [.stub(id: 4)])
    }

    @Test func `the snapshot has the lists of the API, with and without filters`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let lists = SnapshotAudit<LocationDTO>(
            api: RESTDataSource(httpClient: HTTPClient.client(at: mirror.baseURL)),
            snapshot: SnapshotDataSource(.snapshot))
        let filters: [LocationFilterField: [String?]] = [
            .name: [nil, "earth", "RICK", "(c-", "'s", "zzz"], .type: [nil, "planet", "SPACE", "male"],
            .dimension: [nil, "unknown", "c-137", "replacement"],
        ]
        let keys = (1...8).map { PageKey(page: $0) } + PageKey.all(filters, pages: 1...2)

        let differences = try await lists.differences(on: keys)

        #expect(differences == [])
        #expect(await lists.snapshot.getPage(PageKey(page: 7))?.value.info == PageInfoDTO(count: 126, pages: 7))
    }
}
