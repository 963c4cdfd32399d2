public import ChallengeCore

/// The input of a mocked call that takes a cache policy.
public struct PolicyInput<Value: Equatable & Sendable>: Equatable, Sendable {
    public let value: Value
    public let cachePolicy: CachePolicy

    public init(_ value: Value, _ cachePolicy: CachePolicy) {
        self.value = value
        self.cachePolicy = cachePolicy
    }
}
