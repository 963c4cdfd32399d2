import ChallengeCore

/// Laws that hold for every fetch in every scenario.
enum PolicyLaw: String, CaseIterable, Sendable {
    case freshHitMakesNoCall
    case otherwiseTheRemoteIsAskedOnce
    case answersAreKept
    case nothingElseIsKept
    case noCacheTouchesNothing
    case goneIsDroppedAndThrown
    case cancelledIsThrownAtOnce
    case cacheStandsInBeforeTheSnapshot
    case snapshotIsTheLastResort
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
            !run.mayAnswerLocally || run.count(.remote) == 0
        case .otherwiseTheRemoteIsAskedOnce:
            run.mayAnswerLocally || run.count(.remote) == 1
        case .answersAreKept:
            run.policy == .noCache || !run.remoteAnswered || run.saves == [.save("from the remote")]
        case .nothingElseIsKept:
            run.remoteAnswered || run.saves == []
        case .noCacheTouchesNothing:
            run.policy != .noCache || run.steps == [.remote]
        case .goneIsDroppedAndThrown:
            [.notFound, .pageNotFound(pages: 3)].allSatisfy { (gone: APIError) in
                !run.met(gone) || (run.failure == gone && run.count(.remove) == (run.policy == .noCache ? 0 : 1))
            }
        case .cancelledIsThrownAtOnce:
            !run.met(.cancelled) || (run.failure == .cancelled && run.steps.last == .remote)
        case .cacheStandsInBeforeTheSnapshot:
            !run.met(.unavailable) || run.policy == .noCache || run.scenario.cachedAge == nil
                || run.fetched?.value == "from the cache"
        case .snapshotIsTheLastResort:
            run.count(.bundled) == 0 || run.met(.unavailable) && run.scenario.cachedAge == nil
        case .originIsTrue:
            run.originIsTrue
        case .cacheNeverFailsTheFetch:
            run.failure == nil || .failure(run.failure ?? .cancelled) == run.scenario.remote
        }
    }
}

extension PolicyRun {
    fileprivate var mayAnswerLocally: Bool { policy == .localFirst && scenario.cached == .fresh }

    fileprivate var saves: [World.Step] {
        steps.filter { if case .save = $0 { true } else { false } }
    }

    private var rightlyAsked: Bool { !mayAnswerLocally && steps.contains(.remote) }

    /// `true` if the strategy had to call the remote, called it, and the remote returned a value.
    fileprivate var remoteAnswered: Bool {
        rightlyAsked && scenario.remote == .success("from the remote")
    }

    /// Returns `true` if the strategy had to call the remote, called it, and the remote failed with the error.
    fileprivate func met(_ failure: APIError) -> Bool {
        rightlyAsked && scenario.remote == .failure(failure)
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
