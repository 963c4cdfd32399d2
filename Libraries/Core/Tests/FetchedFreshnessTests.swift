import ChallengeCoreMocks
import Testing

@testable import ChallengeCore

/// The age that the user accepts of a value for which no request is sent.
struct FetchedFreshnessTests {
    @Test(
        arguments: [
            (.remote, true), (.cache(age: .zero), true), (.cache(age: .seconds(59)), true),
            (.cache(age: .seconds(60)), false), (.snapshot(SnapshotDate("2024-10")), false),
        ] as [(Origin, Bool)])
    func `an expired value is a fallback, and is refused if the user refuses stale values`(
        origin: Origin, isFresh: Bool
    ) throws {
        let sut = Fetched(value: 1, origin: origin)
        let freshness = { (refusesStaleValues: Bool) in
            Freshness(maximumAge: .seconds(60), refusesStaleValues: refusesStaleValues, clock: ClockMock())
        }

        let isExpired = if case .cache = origin { !isFresh } else { false }
        let fallback = Fetched(value: 1, origin: origin, remoteFailure: .noConnection(.notRequested))
        #expect(try sut.accepted(by: freshness(false)) == (isExpired ? fallback : sut))
        if isFresh {
            #expect(try sut.accepted(by: freshness(true)) == sut)
        } else {
            #expect(throws: APIError.failed(.onlyStale(.noConnection(.notRequested)))) {
                try sut.accepted(by: freshness(true))
            }
        }
    }
}
