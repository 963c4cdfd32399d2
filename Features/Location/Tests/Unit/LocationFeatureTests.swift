import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import ChallengeTerminal
import ChallengeTerminalMocks
import Foundation
import Testing

@testable import ChallengeLocation

/// Tests of the commands with the repositories of the feature, from the command line to the requests.
struct LocationFeatureTests {
    static let lines = ["location 1", "locations list", "locations search part of it"]

    private let client = HTTPClientMock()
    private let clock = ClockMock()
    private let cache = Database(.memory, schemas: [ResponseStore.schema] + LocationFeature.schemas)

    private func makeSession(_ cachePolicy: CachePolicy = .localFirst) -> RepositorySession {
        RepositorySession(
            api: .rickAndMorty, httpClient: client, cache: cache, apiAddress: "https://example.org/api",
            freshness: Freshness(maximumAge: .seconds(60), clock: clock), cachePolicy: cachePolicy)
    }

    private func makeFeature(_ cachePolicy: CachePolicy = .localFirst) -> LocationFeature {
        LocationFeature { _ in
            LocationDependencies(
                session: makeSession(cachePolicy), residents: ResidentProviderMock(), history: HistoryRecorderMock())
        }
    }

    /// Runs a command that prints identifiers.
    private func run(_ line: String, of feature: LocationFeature) async -> String {
        let output = MemoryOutput()
        _ = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary", commands: Command.all(of: feature)
        )
        .run(
            arguments: line.split(separator: " ").map(String.init) + ["--fields", "id"], environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: MemoryOutput()))
        return output.text
    }

    /// Sends the fixture that answers the command.
    private func send(to line: String) {
        let text = line.hasPrefix("locations ") ? LocationFixture.page : LocationFixture.one
        client.sending.setResult(.success(HTTPResponse(status: 200, headers: ["etag": "tag"], body: Data(text.utf8))))
    }

    @Test(arguments: Self.lines, CachePolicy.allCases)
    func `the policy decides if a repeated command sends a request and reads the cache`(
        line: String, policy: CachePolicy
    ) async {
        let features = (first: makeFeature(policy), second: makeFeature(policy))

        send(to: line)
        #expect(await run(line, of: features.first) == "1\n")
        client.sending.setResult(.failure(.connection(.offline)))

        #expect(await run(line, of: features.second) == (policy == .noCache ? "" : "1\n"))
        #expect(client.sending.callCount == (policy == .localFirst ? 1 : 2))
    }

    @Test(
        arguments: [
            ("location 7", Endpoint("/location/7")), ("location 7 8", Endpoint("/location/[7,8]")),
            (
                "locations list --page 2 --name name --type type --dimension dimension",
                Endpoint(
                    "/location",
                    query: [
                        Endpoint.QueryItem("page", "2"), Endpoint.QueryItem("name", "name"),
                        Endpoint.QueryItem("type", "type"), Endpoint.QueryItem("dimension", "dimension"),
                    ])
            ),
        ])
    func `a command sends one request with its identifiers or options`(line: String, endpoint: Endpoint) async {
        client.sending.setResult(.failure(.connection(.offline)))

        _ = await run(line, of: makeFeature())

        #expect(client.sending.inputs == [endpoint])
    }

    @Test func `a request after the cached value has expired is conditional`() async {
        send(to: "location 1")

        _ = await run("location 1", of: makeFeature())
        clock.advance(by: .seconds(3600))
        _ = await run("location 1", of: makeFeature())

        #expect(client.sending.callCount == 2)
        #expect(client.sending.lastInput?.entityTag == "tag")
    }

    @Test func `each table has rows after a list`() async throws {
        send(to: "locations list")
        _ = await run("locations list", of: makeFeature())

        let rows = try await cache.read { (connection) throws(DatabaseError) in
            var rows: [String: Int] = [:]
            for table in LocationFeature.tables {
                rows[table.field] = try connection.row("SELECT count(*) FROM \(table.name)") { $0.integer(0) }
            }
            return rows
        }

        #expect(rows == ["entries.locations": 1, "entries.locations_pages": 1, "complete.locations": 1])
        #expect(
            LocationFeature.tables.map(\.title)
                == ["location.cached.locations", "location.cached.pages", "location.cached.complete"])
        #expect(LocationFeature.tables.map(\.value) == [.count, .count, .date])
    }

    @Test func `a sync fetches the collection`() async throws {
        send(to: "locations list")

        let sut = LocationFeature.collection(makeSession())
        let changes = try await sut.fetch(savesItems: true) { _, _ in }

        #expect(sut.name == CollectionName("locations", title: "location.cached.locations"))
        #expect(changes.new.map(\.identifier) == [.integer(1)])
        #expect(changes.new.map(\.name) == [LocationDTO.stub().name])
        #expect(client.sending.inputs.map(\.path) == ["/location"])
    }
}
