import ChallengeCore
import ChallengeNetworkingFrames
import Foundation
import Synchronization
import Testing

@testable import ChallengeNetworking
@testable import challenge_network

struct WorkerServerTests {
    private static let request = TransportRequest(
        address: "http://example.org/", timeout: .seconds(1), idleTimeout: .seconds(1), maximumBodySize: 9
    )

    private let parent: FrameChannel
    private let worker: FrameChannel
    private let received: AsyncStream<Frame>
    private let continuation: AsyncStream<Frame>.Continuation

    init() {
        var sockets: [Int32] = [-1, -1]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets)
        parent = FrameChannel(socket: sockets[0])
        worker = FrameChannel(socket: sockets[1])
        (received, continuation) = AsyncStream.makeStream()
    }

    /// Starts a server on the transport, and collects the frames that it sends until it ends.
    private func start(_ transport: any HTTPTransport) {
        parent.start(
            receive: { [continuation] in continuation.yield($0) }, end: { [continuation] in continuation.finish() })
        WorkerServer(channel: worker, transport: transport).start {}
    }

    private func frames(until kind: Frame.Kind) async -> [Frame] {
        var frames: [Frame] = []
        for await frame in received {
            frames.append(frame)
            if frame.kind == kind { break }
        }
        return frames
    }

    @Test func `a response is sent in parts after the greeting`() async {
        let body = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        let transport = ScriptedTransport(.success(HTTPResponse(status: 201, headers: ["a": "b"], body: body)))
        start(transport)

        parent.send([Frame(.request, identifier: 7, payload: Self.request.payload)])
        let frames = await frames(until: .end)
        parent.close()

        #expect(frames.map(\.kind) == [.hello, .head, .body, .body, .end])
        #expect(frames[0].payload == FrameProtocol.greeting)
        #expect(frames.dropFirst().allSatisfy { $0.identifier == 7 })
        #expect(frames[1].payload == ResponseHead(status: 201, headers: ["a": "b"]).payload)
        #expect(frames[2].payload + frames[3].payload == Array(body))
        #expect(transport.requests == [Self.request])
    }

    @Test func `a failure is sent unchanged`() async throws {
        start(ScriptedTransport(.failure(.connection(.tls(reason: "self-signed")))))

        parent.send([Frame(.request, identifier: 7, payload: Self.request.payload)])
        let frames = await frames(until: .failure)
        parent.close()

        let error = try JSONDecoder().decode(HTTPError.self, from: Data(try #require(frames.last).payload))
        #expect(error == .connection(.tls(reason: "self-signed")))
    }

    @Test func `headers larger than a frame are refused`() async throws {
        let header = String(repeating: "a", count: FrameProtocol.maximumPayloadSize)
        start(ScriptedTransport(.success(HTTPResponse(status: 200, headers: ["a": header]))))

        parent.send([Frame(.request, identifier: 7, payload: Self.request.payload)])
        let frames = await frames(until: .failure)
        parent.close()

        let error = try JSONDecoder().decode(HTTPError.self, from: Data(try #require(frames.last).payload))
        #expect(error == .tooLarge(limit: FrameProtocol.maximumPayloadSize))
    }

    @Test func `a cancellation reaches the transport and is confirmed`() async {
        start(CancellableTransport())

        parent.send([Frame(.request, identifier: 7, payload: Self.request.payload), Frame(.cancel, identifier: 7)])
        let frames = await frames(until: .end)
        parent.close()

        #expect(frames.map(\.kind) == [.hello, .end])
        #expect(frames.last?.identifier == 7)
    }

    @Test(arguments: [
        Frame(.hello), Frame(.end), Frame(.body, payload: [1]), Frame(.request, identifier: 1, payload: [1, 2, 3]),
    ])
    func `the worker closes the socket when its parent breaks the protocol`(frame: Frame) async {
        start(CancellableTransport())

        parent.send([frame])
        let frames = await frames(until: .end)

        // The greeting may or may not have been sent before.
        #expect(frames.allSatisfy { $0.kind == .hello })
    }
}

/// A transport that returns a response when the request is cancelled.
private struct CancellableTransport: HTTPTransport {
    func perform(_ request: TransportRequest) async throws(HTTPError) -> HTTPResponse {
        while !Task.isCancelled { await Task.yield() }
        return HTTPResponse(status: 200)
    }
}
