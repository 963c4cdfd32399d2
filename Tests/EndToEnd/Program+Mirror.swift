import ChallengeMirror
import ChallengeTestSupport

extension Program {
    /// Creates a program that sends its requests to the mirror.
    init(mirror: MirrorServer, environment: [String: String] = [:]) throws {
        try self.init(
            environment: environment.merging(["CHALLENGE_API_URL": mirror.baseURL]) { own, _ in own }, server: mirror)
    }
}
