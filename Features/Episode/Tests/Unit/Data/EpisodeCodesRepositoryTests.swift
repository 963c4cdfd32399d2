import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengeRepository
import Testing

@testable import ChallengeEpisode

struct EpisodeCodesRepositoryTests {
    private let local = EpisodeCodesDataSourceMock()
    private let snapshot = EpisodeSnapshotDataSourceMock()
    private let code = EpisodeCode(season: 1, number: 10)

    private var sut: EpisodeCodesRepository { EpisodeCodesRepository(local: local, snapshot: snapshot) }

    private func bundle(_ episodes: [EpisodeDTO]) {
        let page = PageDTO(info: PageInfoDTO(count: episodes.count, pages: 1), results: episodes)
        snapshot.getEpisodesPage.setResult(.success(Bundled(value: page, asOf: EpisodeSnapshotDataSourceMock.date)))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `a code in the cache is preferred to the same code in the snapshot`(policy: CachePolicy) async throws {
        local.getIdentifiers.setResult(.success(["S01E10": 5]))

        let identifiers = try await sut.getIdentifiers(codes: [code], cachePolicy: policy)

        #expect(identifiers == [code: 5])
        #expect(local.getIdentifiers.inputs == [["S01E10"]])
        #expect(snapshot.getEpisodesPage.callCount == 0)
    }

    @Test func `in the snapshot, a code with the same beginning is not a match`() async throws {
        local.getIdentifiers.setResult(.success([:]))
        bundle([.stub(id: 6, code: "S01E100"), .stub(id: 7, code: "S01E10")])

        let identifiers = try await sut.getIdentifiers(codes: [code], cachePolicy: .localFirst)

        #expect(identifiers == [code: 7])
    }

    @Test func `noCache does not use the cache`() async throws {
        bundle([])

        #expect(try await sut.getIdentifiers(codes: [code], cachePolicy: .noCache) == [:])
        #expect(local.getIdentifiers.callCount == 0)
    }

    @Test func `after a failure of the cache, the codes come from the snapshot`() async throws {
        local.getIdentifiers.setResult(.failure(.full))
        bundle([.stub(id: 7, code: "S01E10")])

        let identifiers = try await sut.getIdentifiers(codes: [code], cachePolicy: .localFirst)

        #expect(identifiers == [code: 7])
    }
}
