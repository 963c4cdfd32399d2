import ChallengeCore
import Testing

struct BatchTests {
    private enum Other: Error, Equatable {
        case said(SampleFailure)
    }

    private let sut = Batch<Int, String, SampleFailure>(
        outcomes: [
            .init(3, .success(Fetched(value: "a", origin: .remote, cacheFailure: .saveFailed))),
            .init(1, .failure(.notFound)),
            .init(
                2, .success(Fetched(value: "b", origin: .cache(age: .seconds(9)), remoteFailure: .unavailable))),
        ],
        cacheFailure: .cacheBroken)

    @Test func whatIsFoundAndWhatIsNotKeepsItsOrder() {
        #expect(sut.found.map(\.value) == ["a", "b"])
        #expect(sut.failures.map(\.key) == [1])
        #expect(sut.failures.map(\.error) == [.notFound])
    }

    @Test func otherItemsKeepEverythingElse() {
        let mapped = sut.map { $0.uppercased() }

        #expect(mapped.outcomes.map(\.key) == [3, 1, 2])
        #expect(mapped.found.map(\.value) == ["A", "B"])
        #expect(mapped.found.map(\.cacheFailure) == [.saveFailed, nil])
        #expect(mapped.cacheFailure == .cacheBroken)
    }

    @Test func otherTermsReachEveryFailure() {
        let mapped = sut.mapFailure(Other.said)

        #expect(mapped.failures.map(\.error) == [.said(.notFound)])
        #expect(mapped.found.map(\.remoteFailure) == [nil, .said(.unavailable)])
        #expect(mapped.found.map(\.cacheFailure) == [.said(.saveFailed), nil])
        #expect(mapped.found.map(\.origin) == [.remote, .cache(age: .seconds(9))])
        #expect(mapped.cacheFailure == .said(.cacheBroken))
    }
}
