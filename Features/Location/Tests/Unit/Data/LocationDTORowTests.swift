import ChallengeCore
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import Foundation
import Testing

@testable import ChallengeLocation

struct LocationDTORowTests {
    private let fetchedAt = Date(timeIntervalSince1970: 1_700_000_000.25)
    private let sut = SQLiteDataSource<LocationDTO>(
        database: Database(.memory, schemas: [LocationDTO.schema]), apiAddress: "https://example.org/api",
        api: .rickAndMorty)

    @Test func `every field is read from the table unchanged`() async throws {
        let locations = [
            LocationDTO.stub(),
            .stub(
                id: 2, name: "\u{0}’s \"Ünï\" '; DROP TABLE name; --", type: "\u{0}’s \"Ünï\" '; DROP TABLE type; --",
                dimension: "\u{0}’s \"Ünï\" '; DROP TABLE dimension; --", residents: ["", "a\nresidents"],
                created: "\u{0}’s \"Ünï\" '; DROP TABLE created; --"),
        ]

        try await sut.saveItems(locations, fetchedAt: fetchedAt)

        #expect(
            try await sut.getItems(identifiers: locations.map(\.id))
                == locations.map { Cached(value: $0, fetchedAt: fetchedAt) })
    }

    @Test func `locations of two APIs can have the same identifier`() async throws {
        let database = Database(.memory, schemas: [LocationDTO.schema])
        let sources = ["https://example.org/api", "https://example.com/api"].map {
            SQLiteDataSource<LocationDTO>(database: database, apiAddress: $0, api: .rickAndMorty)
        }

        for source in sources { try await source.saveItems([.stub(id: 1)], fetchedAt: fetchedAt) }

        for source in sources { #expect(try await source.getItems(identifiers: [1]).map(\.value) == [.stub(id: 1)]) }
    }

    @Test(
        arguments: [
            (Criterion("name", "rare"), LocationDTO.stub(id: 1, name: "a Rare text")),
            (Criterion("type", "rare"), LocationDTO.stub(id: 1, type: "a Rare text")),
            (Criterion("dimension", "rare"), LocationDTO.stub(id: 1, dimension: "a Rare text")),
        ])
    func `a complete list in the cache answers each filter`(criterion: Criterion, match: LocationDTO) async throws {
        let list = PageDTO(info: PageInfoDTO(count: 2, pages: 1), results: [match, .stub(id: 2)])
        try await sut.savePage(list, for: PageKey(page: 1), fetchedAt: fetchedAt)

        let found = try await sut.getPage(PageKey(page: 1, criteria: [criterion]))

        #expect(found?.value.results == [match])
    }

    @Test(
        arguments: [
            LocationDTO.stub(id: 2, name: "a Rare text"),
            LocationDTO.stub(id: 2, type: "a Rare text"),
            LocationDTO.stub(id: 2, dimension: "a Rare text"),
        ])
    func `a search finds each text`(match: LocationDTO) async throws {
        try await sut.saveItems([.stub(id: 1), match], fetchedAt: fetchedAt)

        #expect(try await sut.search(SearchQuery("rare")).identifiers == [2])
    }
}
