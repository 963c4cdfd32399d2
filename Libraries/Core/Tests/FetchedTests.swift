import ChallengeCore
import Foundation
import Testing

struct FetchedTests {
    @Test func `a mapped value has the same origin and failures`() {
        let sut = Fetched(
            value: 21, origin: .cache(age: .seconds(5)), remoteFailure: .timedOut,
            cacheFailure: .full)

        let mapped = sut.map { "\($0 * 2)" }

        let expected = Fetched(
            value: "42", origin: .cache(age: .seconds(5)), remoteFailure: .timedOut,
            cacheFailure: .full)
        #expect(mapped == expected)
    }

    @Test func `the description of a snapshot date is its text`() {
        #expect("\(SnapshotDate("2024-10"))" == "2024-10")
        #expect(SnapshotDate(Date(timeIntervalSince1970: 1_730_419_199)) == SnapshotDate("2024-10"))
        #expect(SnapshotDate(Date(timeIntervalSince1970: 1_730_419_200)) == SnapshotDate("2024-11"))
    }
}
