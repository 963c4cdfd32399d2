public import ChallengeCore
import ChallengeCoreMocks
public import Testing

/// An item or a page with one value in each mocked data source.
public struct ValueMock<Value: Sendable>: Sendable {
    /// The results of the data sources in a situation.
    struct State {
        let fetched: Result<Value, APIError>
        let cached: Result<Cached<Value>?, StorageFailure>
        let saving: Result<Void, StorageFailure>
        let bundled: Value?
        let recentTimeout: LoadFailure?
    }

    let fetched: Value
    let cached: Value
    let bundled: Value
    /// The error of the API if the value does not exist.
    let missing: APIError
    let clock: ClockMock
    let journal: CallJournal
    let prepare: @Sendable (State) -> Void
    let description: @Sendable (PolicySituation.Call, ResponseUse) -> String

    /// Runs a fetch in a situation, and compares its result and the calls of the data sources.
    ///
    /// - Parameters:
    ///   - missing: The error of the feature if the value does not exist; `nil` if it is also made by `failed`.
    ///   - failed: Makes the error of the feature.
    ///   - model: Maps a value as the feature does.
    public func expect<Model: Equatable & Sendable, Failure: Error & Equatable>(
        _ situation: PolicySituation, missing: Failure? = nil, failed: (APIError) -> Failure,
        model: (Value) -> Model, sourceLocation: SourceLocation = #_sourceLocation,
        fetch: (CachePolicy) async throws(Failure) -> Fetched<Model>
    ) async {
        prepare(state(in: situation))

        let result = await Result { () async throws(Failure) in try await fetch(situation.policy) }

        let error = situation.remote == .isMissing ? missing : nil
        let failure = error ?? failed(situation.failure(missing: self.missing) ?? .cancelled)
        let expected = value(in: situation).map { .success($0.map(model)) } ?? Result.failure(failure)
        #expect(result == expected, "\(situation.testDescription)", sourceLocation: sourceLocation)
        let calls = situation.calls.map { description($0, situation.policy.responseUse) }
        #expect(journal.calls == calls, "\(situation.testDescription)", sourceLocation: sourceLocation)
    }

    private func state(in situation: PolicySituation) -> State {
        let entry = situation.age.map { clock.stored(cached, age: $0) }
        return State(
            fetched: situation.failure(missing: missing).map { .failure($0) } ?? .success(fetched),
            cached: situation.cache == .damaged ? .failure(.damaged(reason: "damaged")) : .success(entry),
            saving: situation.cache == .full ? .failure(.full) : .success(()),
            bundled: situation.isBundled ? bundled : nil, recentTimeout: situation.recentTimeout)
    }

    /// Returns the expected result; `nil` if the fetch must fail.
    private func value(in situation: PolicySituation) -> Fetched<Value>? {
        let value: (Value, Origin)
        switch situation.outcome {
        case .fetched: value = (fetched, .remote)
        case .cached: value = (cached, .cache(age: situation.age ?? .zero))
        case .bundled: value = (bundled, .snapshot(.sample))
        case .failure: return nil
        }
        return Fetched(
            value: value.0, origin: value.1,
            remoteFailure: situation.outcome == .fetched ? nil : situation.remoteFailure,
            cacheFailure: situation.cacheFailure)
    }
}

extension ValueMock {
    /// Looks up the item as one of several in a situation, and compares as the other function does.
    ///
    /// The item's failure in the results is expected in place of a thrown one.
    public func expect<Model: Equatable & Sendable, Failure: Error & Equatable>(
        _ situation: PolicySituation, failed: (APIError) -> Failure, model: (Value) -> Model,
        sourceLocation: SourceLocation = #_sourceLocation,
        fetch: (CachePolicy) async throws(Failure) -> LookupResults<Value.ID, Model>
    ) async where Value: Identifiable, Value.ID: Sendable {
        await expect(
            situation, missing: failed(.notFound), failed: failed, model: model, sourceLocation: sourceLocation
        ) { (policy) async throws(Failure) in
            let results = try await fetch(policy)
            switch results.entries.first?.result {
            case .found(let item):
                return Fetched(
                    value: item.value, origin: item.origin, remoteFailure: item.remoteFailure,
                    cacheFailure: results.cacheFailure)
            case .failed(let error): throw failed(error)
            case .notFound, nil: throw failed(.notFound)
            }
        }
    }
}
