import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import Testing

/// The deadline of the client under every fault of the mirror.
struct FaultDeadlineTests {
    @Test(.timeLimit(.minutes(2)), arguments: Fault.allNamed)
    func `a request ends soon after its deadline under every fault`(fault: Fault) async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(fault)
        let client = HTTPClient.client(
            at: mirror.baseURL, timeout: .milliseconds(400), idleTimeout: .seconds(3600))

        let duration = await ContinuousClock().measure { _ = try? await client.send(Endpoint("/character")) }

        // A busy machine can start the worker late.
        #expect(duration < .seconds(20))
    }

    @Test func `all requests of a client share one deadline`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(.hang)
        let client = HTTPClient.client(at: mirror.baseURL, timeout: .milliseconds(400))

        await #expect(throws: HTTPError.timedOut) { try await client.send(Endpoint("/character/1")) }
        await #expect(throws: HTTPError.timedOut) { try await client.send(Endpoint("/character/2")) }
        await #expect(throws: HTTPError.timedOut) { try await client.send(Endpoint("/character/3")) }
        #expect(mirror.requestCount == 1)
    }

    @Test func `a silent server results in a timeout before the deadline`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(.hangInBody)
        let client = HTTPClient.client(at: mirror.baseURL, idleTimeout: .seconds(1))

        await #expect(throws: HTTPError.timedOut) { try await client.send(Endpoint("/character")) }
    }
}
