import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import Foundation
import Testing

@testable import ChallengeEpisode

struct EpisodeCodesRepositoryTests {
    private let database = Database(.memory, schemas: EpisodeFeature.schemas)
    private let code = EpisodeCode(season: 1, number: 10)

    private func sut(bundled: [EpisodeDTO]) -> EpisodeCodesRepository {
        let snapshot = EpisodeSnapshotDataSourceMock()
        let page = PageDTO(info: PageInfoDTO(count: bundled.count, pages: 1), results: bundled)
        snapshot.getEpisodesPage.setResult(.success(Bundled(value: page, asOf: EpisodeSnapshotDataSourceMock.date)))
        return EpisodeCodesRepository(
            local: EpisodeCodesDataSource(database: database, apiAddress: "a"), snapshot: snapshot)
    }

    private func keep(_ episode: EpisodeDTO, from apiAddress: String = "a") async throws {
        try await SQLiteDataSource(database: database, apiAddress: apiAddress, api: .rickAndMorty).saveItems(
            [episode], fetchedAt: Date())
    }

    @Test func `a code in the cache is preferred to the same code in the snapshot`() async throws {
        try await keep(.stub(id: 5, code: "S01E10"))

        let identifiers = try await sut(bundled: [.stub(id: 6, code: "S01E10")])
            .getIdentifiers(codes: [code], cachePolicy: .remoteFirst)

        #expect(identifiers == [code: 5])
    }

    @Test func `a code with the same beginning is not a match`() async throws {
        try await keep(.stub(id: 5, code: "S01E101"))

        let identifiers = try await sut(bundled: [.stub(id: 6, code: "S01E100"), .stub(id: 7, code: "S01E10")])
            .getIdentifiers(codes: [code], cachePolicy: .localFirst)

        #expect(identifiers == [code: 7])
    }

    @Test func `episodes of another API are not used, and noCache does not use the cache`() async throws {
        try await keep(.stub(id: 5, code: "S01E10"), from: "b")
        try await keep(.stub(id: 6, code: "S01E11"))

        let sut = sut(bundled: [])
        let other = EpisodeCode(season: 1, number: 11)

        #expect(try await sut.getIdentifiers(codes: [code, other], cachePolicy: .localFirst) == [other: 6])
        #expect(try await sut.getIdentifiers(codes: [code, other], cachePolicy: .noCache) == [:])
    }
}
