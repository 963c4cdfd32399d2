import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import Testing

/// However a server behaves, the client ends in one of its errors, and in time.
struct FaultDeadlineTests {
    private static let timeout: Duration = .milliseconds(400)
    private static let tolerance: Duration = .milliseconds(100)

    /// A loaded machine may wake a timer late; a deadline that is not kept is late every time.
    private static let attempts = 3

    @Test(arguments: Fault.allNamed)
    func theDeadlineHolds(fault: Fault) async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(fault)

        var shortest = Duration.seconds(3600)
        for _ in 0..<Self.attempts where shortest > Self.timeout + Self.tolerance {
            shortest = min(shortest, await duration(of: .client(of: mirror, timeout: Self.timeout)))
        }

        #expect(shortest <= Self.timeout + Self.tolerance)
    }

    private func duration(of client: HTTPClient) async -> Duration {
        let clock = ContinuousClock()
        let start = clock.now
        _ = try? await client.send(Endpoint("/character"))
        return clock.now - start
    }

    @Test func theDeadlineIsOneForAllRequests() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(.delay(milliseconds: 250))
        let client = HTTPClient.client(of: mirror, timeout: .milliseconds(400))

        let first = try await client.send(Endpoint("/character/1"))

        #expect(first.status == 200)
        await #expect(throws: HTTPError.timedOut) { try await client.send(Endpoint("/character/2")) }
        await #expect(throws: HTTPError.timedOut) { try await client.send(Endpoint("/character/3")) }
        #expect(mirror.requestCount == 2)
    }

    @Test func silenceEndsBeforeTheDeadline() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(.hangInBody)
        let client = HTTPClient.client(of: mirror, timeout: .seconds(60), idleTimeout: .seconds(1))

        await #expect(throws: HTTPError.timedOut) { try await client.send(Endpoint("/character")) }
    }
}
