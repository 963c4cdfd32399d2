import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworkingMocks
import Foundation
import Synchronization
import Testing

@testable import ChallengeNetworking

/// The waits that a server announces.
struct HTTPClientWaitTests {
    private static let api = "https://example.org:443/api"

    private let clock = ClockMock()
    private let unavailability = UnavailabilityMemoryStore()

    private func client(
        _ transport: ScriptedTransport, at address: String = "https://example.org/api", timeout: Duration = .seconds(30)
    ) -> HTTPClient {
        .scripted(transport, at: address, timeout: timeout, unavailability: unavailability, clock: clock)
    }

    @Test func `the client waits as announced when the deadline allows it`() async throws {
        let transport = ScriptedTransport(.status(429, ["retry-after": "7"]), .status(200))

        #expect(try await client(transport).send(Endpoint("/")).status == 200)

        #expect(clock.sleeps == [.seconds(7)])
    }

    @Test func `the client reports the waits that the API asked for, but not the delays of retries`() async throws {
        let waits = Mutex<[Duration]>([])
        let transport = ScriptedTransport(.status(500), .status(429, ["retry-after": "7"]), .status(200))
        let client = HTTPClient.scripted(transport, clock: clock) { wait in waits.withLock { $0.append(wait) } }

        _ = try await client.send(Endpoint("/"))

        #expect(clock.sleeps == [.milliseconds(50), .seconds(7)])
        #expect(waits.withLock(\.self) == [.seconds(7)])
    }

    @Test func `the rest of an earlier wait is reported, but not a wait that ends after the deadline`() async throws {
        let waits = Mutex<[Duration]>([])
        await unavailability.setEndOfWait(clock.now.addingTimeInterval(5), for: Self.api)
        let transport = ScriptedTransport(.status(429, ["retry-after": "7200"]))
        let client = HTTPClient.scripted(transport, unavailability: unavailability, clock: clock) { wait in
            waits.withLock { $0.append(wait) }
        }

        await #expect(throws: HTTPError.self) { try await client.send(Endpoint("/")) }

        #expect(waits.withLock(\.self) == [.seconds(5)])
    }

    @Test(arguments: [429, 503])
    func `a request fails at once with the announced wait if the wait ends after the deadline`(status: Int) async {
        let transport = ScriptedTransport(.status(status, ["retry-after": "7200"]))

        await #expect(
            throws: HTTPError.rateLimited(status: status, wait: AnnouncedWait(.seconds(7200), from: clock.now))
        ) {
            try await client(transport).send(Endpoint("/"))
        }

        #expect(transport.requests.count == 1)
        #expect(clock.sleeps == [])
        #expect(await unavailability.endOfWait(for: Self.api) == clock.now.addingTimeInterval(7200))
    }

    @Test func `another client sends no request before the wait is over`() async {
        await unavailability.setEndOfWait(clock.now.addingTimeInterval(100), for: Self.api)
        let transport = ScriptedTransport(.status(200))

        await #expect(throws: HTTPError.rateLimited(wait: AnnouncedWait(.seconds(100), from: clock.now))) {
            try await client(transport).send(Endpoint("/"))
        }

        #expect(transport.requests.count == 0)
    }

    @Test func `the client waits until a saved wait has ended if the deadline allows it`() async throws {
        await unavailability.setEndOfWait(clock.now.addingTimeInterval(10), for: Self.api)
        let transport = ScriptedTransport(.status(200))

        let sut = client(transport)
        _ = try await sut.send(Endpoint("/"))
        _ = try await sut.send(Endpoint("/"))

        #expect(clock.sleeps == [.seconds(10)])
    }

    @Test(arguments: [100_000.0, 1e300, .infinity, -1])
    func `a saved wait that is over or longer than 24 hours is ignored`(seconds: Double) async throws {
        await unavailability.setEndOfWait(clock.now.addingTimeInterval(seconds), for: Self.api)

        let response = try await client(ScriptedTransport(.status(200))).send(Endpoint("/"))

        #expect(response.status == 200)
        #expect(clock.sleeps == [])
    }

    @Test(arguments: ["https://example.org:444/api", "https://example.org/other", "https://example.org/api/v2"])
    func `a wait of one API does not apply to another`(address: String) async throws {
        await unavailability.setEndOfWait(clock.now.addingTimeInterval(100), for: Self.api)
        let transport = ScriptedTransport(.status(200))

        let response = try await client(transport, at: address).send(Endpoint("/"))

        #expect(response.status == 200)
    }

    @Test(arguments: ["https://EXAMPLE.org/api/", "https://example.org:443/api"])
    func `a wait applies to every spelling of its API's address`(address: String) async {
        await unavailability.setEndOfWait(clock.now.addingTimeInterval(100), for: Self.api)
        let transport = ScriptedTransport(.status(200))

        await #expect(throws: HTTPError.rateLimited(wait: AnnouncedWait(.seconds(100), from: clock.now))) {
            try await client(transport, at: address).send(Endpoint("/"))
        }
    }

    @Test(arguments: ["0", "Fri, 20 Nov 2015 08:15:00 GMT"])
    func `a wait that has ended is ignored`(header: String) async {
        let transport = ScriptedTransport(.status(503, ["retry-after": header]))

        await #expect(throws: HTTPError.status(503)) { try await client(transport).send(Endpoint("/")) }

        #expect(await unavailability.endOfWait(for: Self.api) == nil)
    }

    @Test func `a 429 without a wait is retried like other failures`() async {
        let transport = ScriptedTransport(.status(429))

        await #expect(throws: HTTPError.rateLimited(status: 429, wait: nil)) {
            try await client(transport).send(Endpoint("/"))
        }

        #expect(transport.requests.count == 3)
    }
}
