import ChallengeCore
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import Foundation
import Testing

@testable import ChallengeLocation

struct LocationDTORowTests {
    @Test func `every field is read from the table unchanged`() async throws {
        let sut = SQLiteDataSource<LocationDTO>(
            database: Database(.memory, schemas: [LocationDTO.schema]), apiAddress: "https://example.org/api",
            api: .rickAndMorty)
        let fetchedAt = Date(timeIntervalSince1970: 1_700_000_000.25)
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
}
