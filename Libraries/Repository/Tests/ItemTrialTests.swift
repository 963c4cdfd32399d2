import ChallengeCore
import ChallengeRepository
import ChallengeRepositoryMocks
import Testing

/// The trial finds a repository guilty that does otherwise, and only such a one.
struct ItemTrialTests {
    /// What a repository may get wrong on the way from a call to the collection.
    enum Mistake: Sendable, CaseIterable {
        case prefersTheRemote
        case prefersTheCopy
        case usesTheCacheUnasked
        case leavesTheCacheOut
        case asksForAnother
        case showsSomethingElse
        case swallowsAFailure
        case hidesTheProvenance

        func applied(to policy: CachePolicy) -> CachePolicy {
            switch (self, policy) {
            case (.prefersTheRemote, .localFirst): .remoteFirst
            case (.prefersTheCopy, .remoteFirst): .localFirst
            case (.usesTheCacheUnasked, .noCache): .remoteFirst
            case (.leavesTheCacheOut, _): .noCache
            default: policy
            }
        }
    }

    private func isFoundSound(_ mistake: Mistake?) async -> Bool {
        let trial = ItemTrial(
            item: NoteDTO(id: 7), copy: NoteDTO(id: 7, name: "Cached"), map: { $0.name },
            get: { (cached, policy) async throws(NoteError) in try await Self.get(cached, policy, mistake) })
        for situation in CacheSituation.allCases where await !trial.holds(in: situation) { return false }
        return true
    }

    private static func get(
        _ cached: CachedRepository<NoteDTO, NoteError>, _ policy: CachePolicy, _ mistake: Mistake?
    ) async throws(NoteError) -> Fetched<String, NoteError> {
        let policy = mistake?.applied(to: policy) ?? policy
        do throws(NoteError) {
            let fetched = try await cached.getItem(
                identifier: mistake == .asksForAnother ? 8 : 7, cachePolicy: policy
            ).map(\.name)
            switch mistake {
            case .showsSomethingElse: return fetched.map { _ in "Milk" }
            case .hidesTheProvenance: return Fetched(value: fetched.value, origin: .remote)
            default: return fetched
            }
        } catch {
            if mistake == .swallowsAFailure { return Fetched(value: "", origin: .remote) }
            throw error
        }
    }

    @Test func aSoundRepositoryIsFoundSound() async {
        #expect(await isFoundSound(nil))
    }

    @Test(arguments: Mistake.allCases)
    func everyMistakeIsFound(mistake: Mistake) async {
        #expect(await !isFoundSound(mistake))
    }
}
