/// What became of each of several things that were asked for together, in the order they were asked for.
public struct Batch<Key: Hashable & Sendable, Item: Sendable, Failure: Error>: Sendable {
    public struct Outcome: Sendable {
        public let key: Key
        public let result: Result<Fetched<Item, Failure>, Failure>

        public init(_ key: Key, _ result: Result<Fetched<Item, Failure>, Failure>) {
            self.key = key
            self.result = result
        }
    }

    public let outcomes: [Outcome]
    /// Why what arrived could not be kept, when it could not.
    public let cacheFailure: Failure?

    public init(outcomes: [Outcome], cacheFailure: Failure? = nil) {
        self.outcomes = outcomes
        self.cacheFailure = cacheFailure
    }

    public var found: [Fetched<Item, Failure>] { outcomes.compactMap { try? $0.result.get() } }

    /// What is not there to be shown, and why.
    public var failures: [(key: Key, error: Failure)] {
        outcomes.compactMap { outcome in
            if case .failure(let error) = outcome.result { (outcome.key, error) } else { nil }
        }
    }

    /// The same outcomes, their failures in other terms.
    public func mapFailure<Other>(_ transform: (Failure) -> Other) -> Batch<Key, Item, Other> {
        Batch<Key, Item, Other>(
            outcomes: outcomes.map { outcome in
                .init(outcome.key, outcome.result.map { $0.mapFailure(transform) }.mapError(transform))
            },
            cacheFailure: cacheFailure.map(transform))
    }

    /// The same outcomes around other items.
    public func map<Other>(_ transform: (Item) -> Other) -> Batch<Key, Other, Failure> {
        Batch<Key, Other, Failure>(
            outcomes: outcomes.map { .init($0.key, $0.result.map { $0.map(transform) }) }, cacheFailure: cacheFailure)
    }
}

extension Batch.Outcome: Equatable where Item: Equatable, Failure: Equatable {}
extension Batch: Equatable where Item: Equatable, Failure: Equatable {}
