public import ChallengeCore
internal import ChallengeCoreMocks
internal import ChallengeNetworking
public import ChallengeRepository
internal import Testing

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Puts a repository of single items into every situation, and looks at what it answers and what it did for that.
public struct ItemTrial<Item: ItemDTO, Model: Equatable & Sendable, Failure: RepositoryFailure & Equatable>: Sendable {
    /// Gets the item under a policy, through the repository on trial.
    public typealias Get =
        @Sendable (CachedRepository<Item, Failure>, CachePolicy) async throws(Failure) -> Fetched<Model, Failure>

    private let item: Item
    private let copy: Item
    private let map: @Sendable (Item) -> Model
    private let get: Get

    public init(item: Item, copy: Item, map: @escaping @Sendable (Item) -> Model, get: @escaping Get) {
        self.item = item
        self.copy = copy
        self.map = map
        self.get = get
    }

    /// Whether the repository does in this situation what it has to.
    public func holds(in situation: CacheSituation) async -> Bool {
        let remote = RemoteDataSourceMock<Item>()
        let local = LocalDataSourceMock<Item>()
        let clock = ClockMock()
        remote.one.answer(situation.error.map { .failure($0) } ?? .success(item))
        local.reading.answer(
            .success(
                situation.age.map {
                    [Stored(value: copy, fetchedAt: clock.now.addingTimeInterval(-($0 / .seconds(1))))]
                } ?? []))
        local.saving.answer(.success(()))
        local.deleting.answer(.success(()))

        let outcome = await outcome(
            of: CachedRepository(
                remote: remote, local: local, snapshot: SnapshotDataSourceMock(),
                freshness: Freshness(maximumAge: CacheSituation.maximumAge, clock: clock)), situation.policy)

        return outcome == expectation(in: situation)
            && remote.one.inputs == (situation.asksTheRemote ? [item.id] : [])
            && local.saving.inputs == (situation.keepsTheAnswer ? [[item]] : [])
            && local.deleting.inputs == (situation.dropsTheCopy ? [[item.id]] : [])
            && (situation.mayReadTheCopy || local.reading.callCount == 0)
    }

    private func outcome(
        of repository: CachedRepository<Item, Failure>, _ policy: CachePolicy
    ) async -> Result<Fetched<Model, Failure>, Failure> {
        do {
            return .success(try await get(repository, policy))
        } catch {
            return .failure(error)
        }
    }

    private func expectation(in situation: CacheSituation) -> Result<Fetched<Model, Failure>, Failure> {
        if let age = situation.ageOfShownCopy {
            let failure = situation.asksTheRemote ? Failure.loadFailed(CacheSituation.failure) : nil
            return .success(Fetched(value: map(copy), origin: .cache(age: age), remoteFailure: failure))
        }
        return switch situation.answer {
        case .value: .success(Fetched(value: map(item), origin: .remote))
        case .notFound: .failure(.notFound(identifier: item.id))
        case .failure: .failure(.loadFailed(CacheSituation.failure))
        case .cancelled: .failure(.cancelled)
        }
    }
}
