import ChallengeAPIs
import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeResources
import ChallengeTerminal
import ChallengeTerminalMocks
import Foundation
import Testing

@testable import ChallengeCollections
@testable import ChallengeLocation

/// The feature and its items for other features, with the data sources of a session.
struct LocationFeatureTests {
    private let client = HTTPClientMock()
    private let sut = LocationFeature.description

    private var session: RepositorySession {
        RepositorySession(
            httpClient: client, cache: Database(.memory, schemas: [sut.schema]),
            apiAddress: "https://example.org/api", freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
    }

    private func send(status: Int = 200, _ json: String) {
        client.sending.setResult(.success(HTTPResponse(status: status, headers: [:], body: Data(json.utf8))))
    }

    private static let json = """
        {"id":7,"name":"n","type":"t","dimension":"d","residents":["https://example.org/api/character/38"],"created":""}
        """

    // Description

    @Test(arguments: [
        ("location/7", ["location", "7"]),
        ("locations?name=a&type=b&dimension=c", ["--name=a", "--type=b", "--dimension=c"]),
        ("location/0", nil),
    ])
    func `a link has a positive identifier or filters`(link: String, words: [String]?) {
        let found = try? [sut.link].words(for: "challenge://\(link)", scheme: "challenge")

        #expect(found?.suffix(3) == words?.suffix(3))
    }

    @Test func `the statistics group the locations by type and dimension`() async throws {
        client.sending.setResult(.failure(.connection(.refused)))
        let groupings = sut.groupings

        let types = try await groupings[0].values(session, .localFirst).value
        let dimensions = try await groupings[1].values(session, .localFirst).value

        #expect(groupings.map(\.name) == ["type", "dimension"])
        #expect(types.count == 126)
        #expect(types.contains(["Space station"]))
        #expect(dimensions.contains(["Dimension C-137"]))
        #expect(groupings[0].screenText("Planet") == "Planet")
    }

    // Commands

    @Test(arguments: CachePolicy.allCases)
    func `a command uses the session and the policy of its context`(policy: CachePolicy) async {
        send(Self.json)
        let session = session
        let feature = LocationFeature([]) { _ in
            CollectionContext(
                session: session, history: HistoryRecorderMock(), cachePolicy: policy, collections: [])
        }

        for _ in 1...2 {
            let code = await CommandLineTool(
                name: "challenge", version: "1", summary: "app.summary", commands: Command.all(of: feature)
            ).run(
                arguments: ["loc", "7"], environment: [:],
                streams: Streams(input: MemoryInput([]), output: MemoryOutput(), error: MemoryOutput()))
            #expect(code == .ok)
        }

        #expect(client.sending.callCount == (policy == .localFirst ? 1 : 2))
    }

    // Items for other features

    @Test func `other features read the names of locations`() async throws {
        let found = await sut.items(session).search.items(startingWith: "citadel of r")

        #expect(found.map(\.name) == ["Citadel of Ricks"])
        #expect(found.first?.distinctions == ["Space station", "101 residents"])
    }

    @Test func `other features read the residents of a location`() async throws {
        send(Self.json)

        let residents = try await sut.items(session).keys(in: "residents", of: "7", .noCache)

        #expect(residents?.value == [38])
    }

    @Test func `items that refer to a location show its name and its type`() async throws {
        send("[\(Self.json)]")

        let found = try await sut.items(session).several([7], .noCache).found

        let record = try #require(found.first?.value)
        #expect(sut.summary.map { $0.text(record) } == ["n", "t"])
    }
}
