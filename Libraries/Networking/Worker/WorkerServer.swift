internal import ChallengeNetworking
internal import ChallengeNetworkingFrames
internal import Foundation
internal import Synchronization

/// The worker's side of the protocol: performs requests on a transport and sends the responses.
final class WorkerServer: Sendable {
    private let channel: FrameChannel
    private let transport: any HTTPTransport
    /// The requests that are being performed, by identifier.
    private let tasks = Mutex<[UInt32: Task<Void, Never>]>([:])

    init(channel: FrameChannel, transport: any HTTPTransport) {
        self.channel = channel
        self.transport = transport
    }

    /// Sends the greeting, and serves the parent until the parent closes the socket.
    func start(end: @escaping @Sendable () -> Void) {
        channel.send([Frame(.hello, payload: FrameProtocol.greeting)])
        channel.start(receive: { [self] in receive($0) }, end: end)
    }

    private func receive(_ frame: Frame) {
        switch frame.kind {
        case .request: perform(frame)
        case .cancel: tasks.withLock { $0[frame.identifier] }?.cancel()
        case .hello, .head, .body, .end, .failure: channel.close()
        }
    }

    private func perform(_ frame: Frame) {
        guard let request = TransportRequest(payload: frame.payload) else { return channel.close() }
        tasks.withLock { tasks in
            tasks[frame.identifier] = Task {
                let frames = await response(to: request, identifier: frame.identifier)
                _ = self.tasks.withLock { $0.removeValue(forKey: frame.identifier) }
                channel.send(frames)
            }
        }
    }

    private func response(to request: TransportRequest, identifier: UInt32) async -> [Frame] {
        do {
            let response = try await transport.perform(request)
            // In the parent process, no caller waits for a cancelled request, so a frame of the kind `end` is
            // enough.
            if Task.isCancelled { return [Frame(.end, identifier: identifier)] }
            let head = ResponseHead(status: response.status, headers: response.headers)
            guard head.payload.count <= FrameProtocol.maximumPayloadSize else {
                throw HTTPError.tooLarge(limit: FrameProtocol.maximumPayloadSize)
            }
            return [Frame(.head, identifier: identifier, payload: head.payload)]
                + bodyFrames(response.body, identifier) + [Frame(.end, identifier: identifier)]
        } catch {
            let payload = (error as? HTTPError).flatMap { try? JSONEncoder().encode($0) } ?? Data()
            return [Frame(.failure, identifier: identifier, payload: Array(payload))]
        }
    }

    private func bodyFrames(_ body: Data, _ identifier: UInt32) -> [Frame] {
        stride(from: body.startIndex, to: body.endIndex, by: FrameProtocol.bodyPartSize).map { start in
            let end = min(start + FrameProtocol.bodyPartSize, body.endIndex)
            return Frame(.body, identifier: identifier, payload: Array(body[start..<end]))
        }
    }
}
