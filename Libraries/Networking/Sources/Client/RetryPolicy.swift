internal import ChallengeCore

/// Which failures are worth another try, and how long to wait before it.
public struct RetryPolicy: Sendable {
    public let maximumAttempts: Int
    private let base: Duration
    private let cap: Duration
    /// A number from 0 to 1; a test brings its own.
    private let random: @Sendable () -> Double

    public init(
        maximumAttempts: Int = 3,
        base: Duration = .milliseconds(150),
        cap: Duration = .seconds(2),
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
    ) {
        self.maximumAttempts = maximumAttempts
        self.base = base
        self.cap = cap
        self.random = random
    }

    func isWorthRetrying(_ error: HTTPError) -> Bool {
        switch error {
        case .status(let status, _): status == 408 || (500..<600).contains(status) && status != 501
        case .rateLimited: true
        case .connection(.refused), .connection(.hostNotFound), .connection(.closed): true
        case .connection, .timedOut, .tooLarge, .redirected, .invalidAddress, .cancelled: false
        }
    }

    /// Returns the wait after an attempt, counted from 1: a random part of a bound that doubles.
    ///
    /// Full jitter: clients that failed together do not come back together.
    func delay(after attempt: Int) -> Duration {
        min(cap, base * (1 << min(attempt - 1, 16))) * random()
    }
}
