public import ChallengeCore
internal import ChallengeNetworking
public import Testing

/// A policy, what is cached, and what the remote does: every way in which a call of a cached repository can go.
public struct CacheSituation: Sendable, CaseIterable, CustomTestStringConvertible {
    public enum Copy: Sendable, CaseIterable {
        case none
        case fresh
        case expired
    }

    public enum Answer: Sendable, CaseIterable {
        case value
        case notFound
        case failure
        case cancelled
    }

    public let policy: CachePolicy
    public let copy: Copy
    public let answer: Answer

    public static let allCases: [CacheSituation] = CachePolicy.allCases.flatMap { policy in
        Copy.allCases.flatMap { copy in
            Answer.allCases.map { CacheSituation(policy: policy, copy: copy, answer: $0) }
        }
    }

    public var testDescription: String { "\(policy), copy: \(copy), answer: \(answer)" }
}

extension CacheSituation {
    static let maximumAge: Duration = .seconds(3600)
    static let failure = LoadFailure.serverError(status: 503)

    var age: Duration? {
        switch copy {
        case .none: nil
        case .fresh: .seconds(60)
        case .expired: .seconds(7200)
        }
    }

    var error: APIError? {
        switch answer {
        case .value: nil
        case .notFound: .notFound
        case .failure: .failed(Self.failure)
        case .cancelled: .cancelled
        }
    }
}

/// What has to come of a situation.
extension CacheSituation {
    var asksTheRemote: Bool { !(policy == .localFirst && copy == .fresh) }

    var keepsTheAnswer: Bool { policy != .noCache && asksTheRemote && answer == .value }

    var dropsTheCopy: Bool { policy != .noCache && asksTheRemote && answer == .notFound }

    var mayReadTheCopy: Bool { policy != .noCache }

    /// The age of the copy, when it is what has to be shown.
    var ageOfShownCopy: Duration? {
        if !asksTheRemote { return age }
        return policy != .noCache && answer == .failure ? age : nil
    }
}
