import ChallengeCore
import Testing

struct LookupResultsTests {
    private let sut = LookupResults<Int, String>(
        [
            .init(3, .found(Fetched(value: "a", origin: .remote, cacheFailure: .full))), .init(1, .notFound),
            .init(2, .found(Fetched(value: "b", origin: .cache(age: .seconds(9)), remoteFailure: .timedOut))),
            .init(4, .failed(.failed(.timedOut))),
        ],
        cacheFailure: .damaged(reason: "test"))

    @Test func `the items that were found are in request order`() {
        #expect(sut.found.map(\.value) == ["a", "b"])
    }

    @Test func `mapped items have the same keys, origins and failures`() {
        let mapped = sut.map { $0.uppercased() }

        #expect(mapped.entries.map(\.key) == [3, 1, 2, 4])
        #expect(mapped.found.map(\.value) == ["A", "B"])
        #expect(mapped.found.map(\.cacheFailure) == [.full, nil])
        #expect(mapped.entries[1].result == .notFound)
        #expect(mapped.entries[3].result == .failed(.failed(.timedOut)))
        #expect(mapped.cacheFailure == .damaged(reason: "test"))
    }
}
