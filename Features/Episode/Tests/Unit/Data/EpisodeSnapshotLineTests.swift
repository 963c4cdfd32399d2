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

@testable import ChallengeEpisode

/// A comparison of the snapshot with the mirror, which serves the API's files and filters with separate code.
struct EpisodeSnapshotLineTests {
    private let sut = SnapshotDataSource(.episodes, api: .rickAndMorty, as: EpisodeSnapshotLine.self)

    private func remote(_ mirror: MirrorServer) -> RESTDataSource<EpisodeDTO> {
        RESTDataSource(httpClient: HTTPClient.client(at: mirror.baseURL), api: .rickAndMorty, path: "/episode")
    }

    /// With `CHALLENGE_RECORD=1`, the test rewrites the file and then fails, so that a run that records never passes.
    @Test func `the snapshot file matches the data set`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let identifiers = Array(1...60)
        let served = try await remote(mirror).getItems(identifiers: identifiers).sorted { $0.id < $1.id }

        let text = EpisodeSnapshotText(asOf: "2024-10", episodes: served).text
        if ProcessInfo.processInfo.environment["CHALLENGE_RECORD"] == "1" {
            try Data(text.utf8).write(to: EpisodeSnapshotText.file)
            Issue.record("recorded \(EpisodeSnapshotText.file.lastPathComponent)")
        }

        #expect(EmbeddedAsset.episodes.text == text)
        #expect(await sut.getItems(identifiers: identifiers).value == served)
        #expect(served.count == 51)
    }

    @Test func `a filter finds the same episodes in the snapshot as in the API`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let names: [String?] = [nil, "rick", "MORTY", "#9", ": the", "ABC's", "zzz"]
        let codes: [String?] = [nil, "S03", "s03e", "e1", "S01E", "S06E"]
        let filters = names.flatMap { name in codes.map { EpisodesFilter(name: name, code: $0) } }

        let keys = filters.flatMap { filter in (1...3).map { PageKey(page: $0, criteria: filter.criteria) } }

        let audit = SnapshotAudit(served: remote(mirror), snapshot: sut)
        #expect(try await audit.differences(on: keys) == [])
    }

    @Test(arguments: ["", "1", "x\ta\tb\tc\td\te"])
    func `a line that is not an episode is ignored`(line: String) {
        #expect(EpisodeSnapshotLine(line[...]) == nil)
    }
}
