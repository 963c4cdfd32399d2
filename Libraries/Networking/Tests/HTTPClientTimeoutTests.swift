import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworkingMocks
import Foundation
import Testing

@testable import ChallengeNetworking

/// The timeouts that later runs know.
struct HTTPClientTimeoutTests {
    private static let api = "https://example.org:443/api"
    private static let failure = LoadFailure.at(address: "https://example.org/api", .timedOutRecently)

    private let clock = ClockMock()
    private let unavailability = UnavailabilityMemoryStore()

    private func client(_ answer: ScriptedTransport.Answer, at address: String = "https://example.org/api")
        -> HTTPClient
    {
        .scripted(ScriptedTransport(answer), at: address, unavailability: unavailability, clock: clock)
    }

    @Test func `another client of the same API knows a timeout`() async {
        _ = try? await client(.failure(.timedOut)).send(Endpoint("/"))

        #expect(await client(.status(200)).recentTimeout() == Self.failure)
        #expect(await client(.status(200), at: "https://example.org/other").recentTimeout() == nil)
    }

    @Test(arguments: [(0.0, true), (59.9, true), (60, false), (-1, false)])
    func `a timeout is recent for a minute`(age: Double, isRecent: Bool) async {
        await unavailability.setLastTimeout(clock.now.addingTimeInterval(-age), of: Self.api)

        #expect(await client(.status(200)).recentTimeout() == (isRecent ? Self.failure : nil))
    }

    @Test func `a response ends the memory of a timeout`() async throws {
        await unavailability.setLastTimeout(clock.now, of: Self.api)
        let sut = client(.status(200))

        _ = try await sut.send(Endpoint("/"))

        #expect(await sut.recentTimeout() == nil)
    }

    @Test(arguments: [HTTPError.connection(.refused), .connection(.hostNotFound), .status(500), .cancelled])
    func `another failure is no timeout`(error: HTTPError) async {
        let sut = client(.failure(error))

        _ = try? await sut.send(Endpoint("/"))

        #expect(await sut.recentTimeout() == nil)
    }

    @Test func `an offline client knows no timeout`() async {
        #expect(await OfflineHTTPClient(reason: .offline(by: .option)).recentTimeout() == nil)
    }
}
