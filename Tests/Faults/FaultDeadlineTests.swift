import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import Testing

/// The deadline of the client under every fault of the mirror.
struct FaultDeadlineTests {
    /// The faults after which a server sends neither the end of a response nor an error.
    private static let silent: [Fault] = [.hang, .hangInHeaders, .hangInBody]

    /// Only the deadline ends a request to a silent server, because a client may be idle for an hour.
    ///
    /// The duration is not measured: while all tests start, even a short sleep takes seconds.
    @Test(.timeLimit(.minutes(30)), arguments: Fault.allNamed)
    func `a request ends under every fault`(fault: Fault) async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(fault)
        let client = HTTPClient.client(
            at: mirror.baseURL, timeout: .milliseconds(400), idleTimeout: .seconds(3600))

        let result = await Result { () async throws(HTTPError) in try await client.send(Endpoint("/character")) }

        #expect(!Self.silent.contains(fault) || result == .failure(.timedOut))
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
