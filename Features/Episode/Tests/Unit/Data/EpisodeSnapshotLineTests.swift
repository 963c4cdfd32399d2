import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import ChallengeResources
import ChallengeRickAndMortyAPI
import Testing

@testable import ChallengeEpisode

/// A comparison of the snapshot with the mirror, which serves the API's files and filters with separate code.
struct EpisodeSnapshotLineTests {
    private let sut = SnapshotDataSource(
        .snapshot, collection: "episodes", api: .rickAndMorty, as: EpisodeSnapshotLine.self)

    private func remote(_ mirror: MirrorServer) -> RESTDataSource<EpisodeDTO> {
        RESTDataSource(httpClient: HTTPClient.client(at: mirror.baseURL), api: .rickAndMorty, path: "/episode")
    }

    @Test func `the snapshot has every episode of the API unchanged`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let identifiers = Array(1...60)

        let served = try await remote(mirror).getItems(identifiers: identifiers).sorted { $0.id < $1.id }

        #expect(await sut.getItems(identifiers: identifiers).value == served)
        #expect(served.count == 51)
    }

    @Test func `every episode of the snapshot is written as the line from which it was read`() async {
        let episodes = await sut.getItems(identifiers: Array(1...60)).value

        let lines = episodes.map { EpisodeSnapshotLine.line(for: $0) }

        #expect(lines.compactMap { EpisodeSnapshotLine($0[...])?.item } == episodes)
        #expect(
            lines[0]
                == "1\tPilot\tDecember 2, 2013\tS01E01\t1-2,35,38,62,92,127,144,158,175,179,181,239,249,271,338,394-395,435\t"
                + "2017-11-10T12:56:33.798Z")
    }

    @Test func `a filter finds the same episodes in the snapshot as in the API`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let names: [String?] = [nil, "rick", "MORTY", "#9", ": the", "ABC's", "zzz"]
        let codes: [String?] = [nil, "S03", "s03e", "e1", "S01E", "S06E"]
        let filters = names.flatMap { name in codes.map { EpisodesFilter(name: name, code: $0) } }

        let keys = filters.flatMap { filter in (1...3).map { PageKey(page: $0, criteria: filter.criteria) } }

        let audit = SnapshotAudit(api: remote(mirror), snapshot: sut)
        #expect(try await audit.differences(on: keys) == [])
    }

    @Test(arguments: ["", "1", "x\ta\tb\tc\td\te"])
    func `a line that is not an episode is ignored`(line: String) {
        #expect(EpisodeSnapshotLine(line[...]) == nil)
    }
}
