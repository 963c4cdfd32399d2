import ChallengeCore

/// Laws that hold for every fetch in every scenario.
enum PolicyLaw: String, CaseIterable, Sendable {
    case freshHitMakesNoCall
    case otherwiseTheRemoteIsCalledOnce
    case remoteValuesAreSaved
    case otherValuesAreNotSaved
    case noCacheTouchesNothing
    case notFoundIsRemovedAndThrown
    case cancelledIsThrownAtOnce
    case cacheIsTheFirstFallback
    case snapshotIsTheLastFallback
    case originIsTrue
    case cacheNeverFailsTheFetch

    /// Returns the laws that a strategy breaks in any scenario under any policy.
    static func broken(by strategy: Strategy) async -> Set<PolicyLaw> {
        var broken: Set<PolicyLaw> = []
        for policy in CachePolicy.allCases {
            for scenario in Scenario.all {
                let run = await PolicyRun(policy, in: scenario, by: strategy)
                broken.formUnion(allCases.filter { !$0.holds(for: run) })
            }
        }
        return broken
    }

    func holds(for run: PolicyRun) -> Bool {
        switch self {
        case .freshHitMakesNoCall:
            !run.mayUseOnlyTheCache || run.count(.remote) == 0
        case .otherwiseTheRemoteIsCalledOnce:
            run.mayUseOnlyTheCache || run.count(.remote) == 1
        case .remoteValuesAreSaved:
            run.policy == .noCache || !run.remoteReturnedAValue || run.saves == [.save("from the remote")]
        case .otherValuesAreNotSaved:
            run.remoteReturnedAValue || run.saves == []
        case .noCacheTouchesNothing:
            run.policy != .noCache || run.steps == [.remote]
        case .notFoundIsRemovedAndThrown:
            [.notFound, .pageNotFound(pages: 3)].allSatisfy { (gone: APIError) in
                !run.met(gone) || (run.failure == gone && run.count(.remove) == (run.policy == .noCache ? 0 : 1))
            }
        case .cancelledIsThrownAtOnce:
            !run.met(.cancelled) || (run.failure == .cancelled && run.steps.last == .remote)
        case .cacheIsTheFirstFallback:
            !run.met(.unavailable) || run.policy == .noCache || run.scenario.cachedAge == nil
                || run.fetched?.value == "from the cache"
        case .snapshotIsTheLastFallback:
            run.count(.bundled) == 0 || run.met(.unavailable) && run.scenario.cachedAge == nil
        case .originIsTrue:
            run.originIsTrue
        case .cacheNeverFailsTheFetch:
            run.failure == nil || .failure(run.failure ?? .cancelled) == run.scenario.remote
        }
    }
}

extension PolicyRun {
    fileprivate var mayUseOnlyTheCache: Bool { policy == .localFirst && scenario.cached == .fresh }

    fileprivate var saves: [FakeDataSources.Step] {
        steps.filter { if case .save = $0 { true } else { false } }
    }

    private var hadToCallTheRemote: Bool { !mayUseOnlyTheCache && steps.contains(.remote) }

    /// `true` if the strategy had to call the remote, called it, and the remote returned a value.
    fileprivate var remoteReturnedAValue: Bool {
        hadToCallTheRemote && scenario.remote == .success("from the remote")
    }

    /// Returns `true` if the strategy had to call the remote, called it, and the remote failed with the error.
    fileprivate func met(_ failure: APIError) -> Bool {
        hadToCallTheRemote && scenario.remote == .failure(failure)
    }

    fileprivate var originIsTrue: Bool {
        guard let fetched else { return true }
        return switch fetched.origin {
        case .remote: fetched.value == "from the remote" && fetched.remoteFailure == nil
        case .cache(let age): fetched.value == "from the cache" && age == scenario.cachedAge
        case .snapshot(let date): fetched.value == "from the snapshot" && date == Scenario.snapshotDate
        }
    }
}
