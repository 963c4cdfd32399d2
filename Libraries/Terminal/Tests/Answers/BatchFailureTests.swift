import ChallengeCore
import ChallengeTerminal
import Testing

struct BatchFailureTests {
    private enum Failure: FetchFailure, PresentableError, Equatable {
        case missing(Int)
        case offline
        case cancelled

        var kind: FetchFailureKind {
            switch self {
            case .missing: .notFound
            case .offline: .unavailable
            case .cancelled: .cancelled
            }
        }

        var message: String { self == .offline ? "No connection." : "\(self)" }

        var exitCode: ExitCode { kind == .notFound ? .notFound : .unavailable }
    }

    private func failure(_ outcomes: [(String, Failure?)]) -> BatchFailure<Failure>? {
        BatchFailure(
            Batch<String, Int, Failure>(
                outcomes: outcomes.map { key, failure in
                    .init(key, failure.map { .failure($0) } ?? .success(Fetched(value: 1, origin: .remote)))
                }))
    }

    @Test func nothingMissingIsNoFailure() {
        #expect(failure([("1", nil), ("2", nil)]) == nil)
        #expect(failure([]) == nil)
    }

    @Test func oneMissingSpeaksForItself() {
        let failure = failure([("1", nil), ("7", .missing(7))])

        #expect(failure?.message == "missing(7)")
    }

    @Test func `missing items are a partial result if others were found`() {
        #expect(failure([("1", nil), ("7", .missing(7))])?.exitCode == .failure)
        #expect(failure([("7", .missing(7)), ("8", .missing(8))])?.exitCode == .notFound)
        #expect(failure([("1", nil), ("7", .offline)])?.exitCode == .unavailable)
    }

    @Test func `related items that do not exist are unavailable`() {
        let batch = Batch<Int, Int, RelatedFailure>(
            outcomes: [.init(1, .success(Fetched(value: 1, origin: .remote))), .init(2, .failure(.notFound))])

        #expect(BatchFailure(batch, noun: "episodes")?.exitCode == .unavailable)
    }

    @Test func severalMissingAreNamedInRanges() {
        let missing = ["12", "3", "7", "8", "9", "S01E99", "10", "11"]

        let failure = failure(missing.map { ($0, .missing(0)) })

        #expect(failure?.message == "Not found: 3, 7–12, S01E99")
    }

    @Test func whatIsMissingComesBeforeWhatCouldNotBeLoaded() {
        #expect(failure([("1", .offline), ("2", .missing(2))])?.exitCode == .notFound)
        #expect(failure([("1", .offline), ("2", nil), ("3", .offline)])?.message == "Not loaded: 1, 3. No connection.")
    }
}
