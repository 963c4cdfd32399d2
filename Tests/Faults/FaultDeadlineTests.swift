import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import Testing

/// The deadline of the client under every fault of the mirror.
struct FaultDeadlineTests {
    private static let timeout: Duration = .milliseconds(400)
    /// The largest lateness on a loaded machine; without a deadline, a request would end much later or never.
    private static let tolerance: Duration = .seconds(1)

    /// The number of attempts; several are needed because a loaded machine sometimes wakes a task late.
    private static let attempts = 30

    @Test(arguments: Fault.allNamed)
    func `a request ends by the deadline under every fault`(fault: Fault) async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(fault)

        var lateness = Duration.seconds(3600)
        for _ in 0..<Self.attempts where lateness > Self.tolerance {
            let client = HTTPClient.client(at: mirror.baseURL, timeout: Self.timeout)
            lateness = min(lateness, try await self.lateness(of: client))
        }

        #expect(lateness <= Self.tolerance)
    }

    /// Returns by how much the client ends later than a concurrent timer of the same length.
    private func lateness(of client: HTTPClient) async throws -> Duration {
        let clock = SystemClock()
        async let timer = Self.duration { try await clock.sleep(for: Self.timeout) }
        let client = try await Self.duration { _ = try? await client.send(Endpoint("/character")) }
        return client - max(try await timer, Self.timeout)
    }

    private static func duration(of work: () async throws -> Void) async throws -> Duration {
        let clock = ContinuousClock()
        let start = clock.now
        try await work()
        return clock.now - start
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
