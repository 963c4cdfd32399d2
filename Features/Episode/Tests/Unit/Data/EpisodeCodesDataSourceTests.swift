import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import Foundation
import Testing

@testable import ChallengeEpisode

struct EpisodeCodesDataSourceTests {
    private let database = Database(.memory, schemas: EpisodeFeature.schemas)

    private var sut: EpisodeCodesDataSource { EpisodeCodesDataSource(database: database, apiAddress: "a") }

    private func save(_ episode: EpisodeDTO, from apiAddress: String) async throws {
        try await SQLiteDataSource(database: database, apiAddress: apiAddress, api: .rickAndMorty)
            .saveItems([episode], fetchedAt: Date(timeIntervalSince1970: 0))
    }

    @Test func `the identifiers are those of this API with exactly these codes, of any age`() async throws {
        try await save(.stub(id: 5, code: "S01E10"), from: "b")
        try await save(.stub(id: 6, code: "S01E11"), from: "a")
        try await save(.stub(id: 8, code: "S01E101"), from: "a")

        let identifiers = try await sut.getIdentifiers(codes: ["S01E10", "S01E11", "S01E12"])

        #expect(identifiers == ["S01E11": 6])
    }
}
