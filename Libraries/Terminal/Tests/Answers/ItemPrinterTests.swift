import ChallengeCore
import Testing

@testable import ChallengeTerminal

struct ItemPrinterTests {
    private let output = MemoryOutput(terminalColumns: 80)
    private let error = MemoryOutput()
    private let printer: ItemPrinter<Planet>

    init() throws {
        let console = Console(
            streams: Streams(input: MemoryInput([]), output: output, error: error), environment: [:], color: .never)
        printer = try ItemPrinter(Planet.schema, Invocation(path: ["planet"]), console)
    }

    private func batch(cacheFailure: RelatedFailure? = nil) -> Batch<Int, Planet, RelatedFailure> {
        Batch(
            outcomes: [
                .init(3, .success(Fetched(value: .earth, origin: .remote))),
                .init(4, .success(Fetched(value: .mars, origin: .remote))),
            ],
            cacheFailure: cacheFailure)
    }

    @Test("several are rows of a table")
    func several() throws {
        try printer.printSeveral(batch(), as: Planet.schema, with: Related<Int>?.none)

        #expect(output.text == (try printed([[.earth, .mars]], .table, terminalColumns: 80)))
    }

    @Test("several with what belongs to them are told one after the other")
    func severalInDetail() async throws {
        let related = try await printer.fetchingRelated("planets.moons") { () async throws(RelatedFailure) in
            Batch<Int, String, RelatedFailure>(outcomes: [])
        }

        try printer.printSeveral(batch(), as: Planet.schema, with: related)

        let earth = try printedOne(.earth, .table, terminalColumns: 80)
        let mars = try printedOne(.mars, .table, terminalColumns: 80)
        #expect(output.text == earth + "\n" + mars)
    }

    @Test("a cache that could not keep them is a warning")
    func cacheFailure() async throws {
        try printer.printSeveral(
            batch(cacheFailure: .storageFailed(.full)), as: Planet.schema, with: Related<Int>?.none)

        #expect(error.text.hasPrefix("warning: "))
    }

    @Test("so is one that could not keep what belongs to them")
    func cacheFailureOfRelated() async throws {
        _ = try await printer.fetchingRelated("planets.moons") { () async throws(RelatedFailure) in
            Batch<Int, String, RelatedFailure>(outcomes: [], cacheFailure: .storageFailed(.full))
        }

        #expect(error.text.hasPrefix("warning: "))
    }

    @Test func `missing items and missing related items are both named`() async throws {
        let some = Batch<Int, Planet, RelatedFailure>(outcomes: batch().outcomes + [.init(7, .failure(.notFound))])
        let related = try await printer.fetchingRelated("planets.moons") { () async throws(RelatedFailure) in
            Batch<Int, String, RelatedFailure>(outcomes: [.init(2, .failure(.loadFailed(.timedOut)))])
        }

        #expect(throws: ReportedFailure(exitCode: .unavailable)) {
            try printer.printSeveral(some, as: Planet.schema, with: related)
        }
        let lines = error.text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.last?.hasPrefix("warning: Not loaded: planets.moons 2. ") == true)
        #expect(throws: try #require(BatchFailure(some))) { try printer.printSeveral(some) }
    }

    @Test("what belongs to them and is not to be had is named, and the exit code")
    func missing() async throws {
        let related = try await printer.fetchingRelated("planets.moons") { () async throws(RelatedFailure) in
            Batch<Int, String, RelatedFailure>(
                outcomes: [
                    .init(1, .success(Fetched(value: "Moon", origin: .remote))), .init(2, .failure(.notFound)),
                    .init(3, .failure(.notFound)),
                ])
        }

        #expect(related.items == [1: "Moon"])
        #expect(throws: ReportedFailure(exitCode: .unavailable)) {
            try printer.printOne(
                Fetched<Planet, RelatedFailure>(value: .earth, origin: .remote), as: Planet.schema, with: related)
        }
        #expect(output.text == (try printedOne(.earth, .table, terminalColumns: 80)))
        #expect(error.text == "warning: Not found: planets.moons 2–3\n")
    }
}
