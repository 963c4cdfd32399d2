internal import ChallengeCore
public import ChallengeNetworking

extension HTTPClient {
    /// Returns a client for a server on this machine, with the clock and the transport of the app.
    ///
    /// The time limits are long, because on a loaded machine a short one sometimes expires.
    public static func client(
        at address: String,
        timeout: Duration = .seconds(600),
        idleTimeout: Duration = .seconds(600),
        maximumBodySize: Int = 16 * 1024 * 1024,
        transport: any HTTPTransport = WorkerTransport(executable: .ofThisProgram, environment: [:])
    ) -> HTTPClient {
        HTTPClient(
            configuration: HTTPClientConfiguration(
                baseAddress: address, userAgent: "tests/1", timeout: timeout, idleTimeout: idleTimeout,
                maximumBodySize: maximumBodySize),
            transport: transport,
            unavailability: UnavailabilityMemoryStore(),
            clock: SystemClock(),
            retries: RetryPolicy(base: .milliseconds(10)))
    }
}
