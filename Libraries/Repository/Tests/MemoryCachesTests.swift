import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeRepository

/// A collection whose cache is in no file.
struct MemoryCachesTests {
    private struct MomentDTO: ItemDTO {
        var id = 0
        var name = ""

        static let collection = APICollection<MomentDTO>(
            api: .sample, path: "/moment", name: "moments", storage: .memory, .text("name", \.name, .searched))
    }

    private let file = Database(.memory, schemas: [MomentDTO.fileSchema("moments")])
    private let memory = MemoryCaches()

    private func sources(_ client: ScriptedHTTPClient) -> CollectionSources<MomentDTO> {
        let session = RepositorySession(
            cache: file, freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()), memory: memory
        ) { _ in APIConnection(httpClient: client, address: "https://example.org/api") }
        return CollectionSources(session)
    }

    private func name(_ sources: CollectionSources<MomentDTO>) async throws(APIError) -> String {
        try await CachePolicy.localFirst.fetch(
            remote: sources.remote.item(7), cache: sources.local.item(7), bundled: sources.snapshot.item(7)
        ).value.name
    }

    @Test func `sessions with the same memory share the items, and the file has no table for them`() async throws {
        let first = ScriptedHTTPClient(.body(#"{"id":7,"name":"a"}"#))
        let second = ScriptedHTTPClient()

        #expect(try await name(sources(first)) == "a")
        #expect(try await name(sources(second)) == "a")
        #expect(first.endpoints.count == 1)
        let tables = try await file.reading { (connection) throws(DatabaseError) in
            try connection.rows("SELECT name FROM sqlite_schema WHERE name LIKE 'moments%'") { $0.text(0) }
        }
        #expect(tables == [])
    }

    @Test func `another memory has nothing`() async throws {
        _ = try await name(sources(ScriptedHTTPClient(.body(#"{"id":7,"name":"a"}"#))))
        let client = ScriptedHTTPClient(.body(#"{"id":7,"name":"b"}"#))

        let other = MemoryCachesTests()

        #expect(try await other.name(other.sources(client)) == "b")
    }
}
