import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import Testing

/// The limit of a body's size: it applies during the transfer, to any announced length, and to the decompressed size.
struct BodyLimitTests {
    @Test(arguments: [Fault.endlessBody, .oversizedBody, .compressionBomb])
    func `a body beyond the limit is refused`(fault: Fault) async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(fault)

        await #expect(throws: HTTPError.tooLarge(limit: 1_000_000)) {
            try await HTTPClient.client(at: mirror.baseURL, maximumBodySize: 1_000_000).send(Endpoint("/character"))
        }
        #expect(mirror.requestCount == 1)
    }

    @Test func `a body of exactly the limit is returned`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let size = try await HTTPClient.client(at: mirror.baseURL).send(Endpoint("/character/1")).body.count

        let response = try await HTTPClient.client(at: mirror.baseURL, maximumBodySize: size).send(
            Endpoint("/character/1"))

        #expect(response.body.count == size)
        await #expect(throws: HTTPError.tooLarge(limit: size - 1)) {
            try await HTTPClient.client(at: mirror.baseURL, maximumBodySize: size - 1).send(Endpoint("/character/1"))
        }
    }

    @Test func `endless headers are refused`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(.endlessHeaders)

        await #expect(throws: HTTPError.tooLarge(limit: 300 * 1024)) {
            try await HTTPClient.client(at: mirror.baseURL).send(Endpoint("/character"))
        }
    }
}
