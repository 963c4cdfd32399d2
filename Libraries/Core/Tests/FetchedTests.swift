import ChallengeCore
import Testing

struct FetchedTests {
    @Test("another value in its place keeps where it came from and what went wrong")
    func map() {
        let sut = Fetched(
            value: 21, origin: .cache(age: .seconds(5)), remoteFailure: .timedOut,
            cacheFailure: .saveFailed)

        let mapped = sut.map { "\($0 * 2)" }

        let expected = Fetched(
            value: "42", origin: .cache(age: .seconds(5)), remoteFailure: .timedOut,
            cacheFailure: .saveFailed)
        #expect(mapped == expected)
    }

    @Test("a snapshot's date reads as it was written")
    func snapshotDate() {
        #expect("\(SnapshotDate("2024-10"))" == "2024-10")
    }
}
