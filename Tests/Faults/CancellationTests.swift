import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import Testing

/// The cancellation of requests: the caller gets its error at once, and the exchange with the server ends, too.
struct CancellationTests {
    @Test func `a cancelled request fails at once`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(.hang)
        let client = HTTPClient.client(at: mirror.baseURL)

        let task = Task { try await client.send(Endpoint("/character")) }
        await mirror.waitForRequests(1)
        task.cancel()

        await #expect(throws: HTTPError.cancelled) { try await task.value }
    }

    @Test func `cancellation closes the socket`() async throws {
        let server = try SilentServer()
        let client = HTTPClient.client(
            at: "http://127.0.0.1:\(server.port)")
        var events = server.events.makeAsyncIterator()

        let task = Task { try await client.send(Endpoint("/character")) }
        #expect(await events.next() == .asked)
        task.cancel()

        #expect(await events.next() == .closed)
        await #expect(throws: HTTPError.cancelled) { try await task.value }
    }

    @Test func `the deadline closes the socket`() async throws {
        let server = try SilentServer()
        let client = HTTPClient.client(at: "http://127.0.0.1:\(server.port)", timeout: .milliseconds(300))
        var events = server.events.makeAsyncIterator()

        await #expect(throws: HTTPError.timedOut) { try await client.send(Endpoint("/character")) }

        #expect(await events.next() == .asked)
        #expect(await events.next() == .closed)
    }

    /// URLSession reports the same error for a stalled handshake and for a silent server.
    @Test func `a stalled TLS handshake ends as a timeout`() async throws {
        let server = try SilentServer()
        let client = HTTPClient.client(
            at: "https://127.0.0.1:\(server.port)", idleTimeout: .milliseconds(300))

        await #expect(throws: HTTPError.timedOut) { try await client.send(Endpoint("/character")) }
    }

    @Test func `cancelling a request does not end other requests of the client`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(.hang, for: .path("/api/character/1"))
        let client = HTTPClient.client(at: mirror.baseURL)

        let hanging = Task { try await client.send(Endpoint("/character/1")) }
        await mirror.waitForRequests(1)
        hanging.cancel()
        let other = try await client.send(Endpoint("/character/2"))

        #expect(other.status == 200)
        await #expect(throws: HTTPError.cancelled) { try await hanging.value }
    }

    /// URLSession can trap or deadlock in the first milliseconds of an exchange.
    @Test func `early cancellation neither traps nor hangs`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let client = HTTPClient.client(at: mirror.baseURL)

        for attempt in 0..<200 {
            let task = Task { try await client.send(Endpoint("/character/1")) }
            for _ in 0..<(attempt % 20) { await Task.yield() }
            task.cancel()
            switch await task.result {
            case .success(let response): #expect(response.status == 200)
            case .failure(let error): #expect(error as? HTTPError == .cancelled)
            }
        }

        #expect(try await client.send(Endpoint("/character/1")).status == 200)
    }

    @Test func `a task that is cancelled before it starts sends no request`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let client = HTTPClient.client(at: mirror.baseURL)

        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await client.send(Endpoint("/character/1"))
        }
        task.cancel()

        await #expect(throws: HTTPError.cancelled) { try await task.value }
        #expect(mirror.requestCount == 0)
    }
}
