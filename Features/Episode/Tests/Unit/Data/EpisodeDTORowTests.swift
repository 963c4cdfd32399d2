import ChallengeCore
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import Foundation
import Testing

@testable import ChallengeEpisode

struct EpisodeDTORowTests {
    @Test func `every field is read from the table unchanged`() async throws {
        let sut = SQLiteDataSource<EpisodeDTO>(
            database: Database(.memory, schemas: EpisodeFeature.schemas), apiAddress: "https://example.org/api",
            api: .rickAndMorty)
        let fetchedAt = Date(timeIntervalSince1970: 1_700_000_000.25)
        let hostile = EpisodeDTO.stub(
            name: "\u{0}’s \"Ünï\" '; DROP TABLE episodes; --", airDate: "", code: "?", characters: ["", "a\nb"],
            created: "c")

        try await sut.saveItems([hostile], fetchedAt: fetchedAt)

        #expect(try await sut.getItems(identifiers: [1]) == [Cached(value: hostile, fetchedAt: fetchedAt)])
    }
}
