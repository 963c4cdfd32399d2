import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks

extension HTTPClient {
    /// A client for the mirror.
    static func client(
        of mirror: MirrorServer,
        timeout: Duration = .seconds(600),
        idleTimeout: Duration = .seconds(600),
        maximumBodySize: Int = 16 * 1024 * 1024,
        transport: any HTTPTransport = WorkerTransport(executable: .ofThisProgram, environment: [:])
    ) -> HTTPClient {
        client(
            at: mirror.baseURL, timeout: timeout, idleTimeout: idleTimeout, maximumBodySize: maximumBodySize,
            transport: transport)
    }
}
