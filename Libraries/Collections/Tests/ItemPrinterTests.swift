import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeJSON
import ChallengeResources
import ChallengeTerminalMocks
import Testing

@testable import ChallengeCollections
@testable import ChallengeTerminal

struct ItemPrinterTests {
    private let output = MemoryOutput(terminalColumns: 80)
    private let error = MemoryOutput()

    private var console: Console {
        Console(
            streams: Streams(input: MemoryInput([]), output: output, error: error), environment: [:], color: .never)
    }

    private func printer(
        with related: RelatedItems<Planet>? = nil
    ) throws -> ItemPrinter<Planet> {
        try ItemPrinter(
            related?.schema ?? Planet.schema, noun: "location.noun",
            Invocation(path: ["planet"], argument: "ID", operands: ["900"]), console, with: related)
    }

    private func fetch(failure: any Error) async throws {
        _ = try await printer().fetch(
            Argument("ID", .orStandardInput(.positiveInteger), .oneOrMore, help: "planet"),
            one: { _ in throw failure }, several: { _ in LookupResults([]) })
    }

    private func results(
        adding entries: [LookupResults<Int, Planet>.Entry] = [], cacheFailure: StorageFailure? = nil
    ) -> ItemResult<Int, Planet> {
        .several(
            LookupResults(
                [
                    .init(3, .found(Fetched(value: .earth, origin: .remote))),
                    .init(4, .found(Fetched(value: .mars, origin: .remote))),
                ] + entries, cacheFailure: cacheFailure))
    }

    private func print(_ answer: ItemResult<Int, Planet>, with related: RelatedItems<Planet>? = nil) throws {
        try printer(with: related).print(answer, notFound: { PlanetNotFound(identifier: $0) })
    }

    /// Returns the related items of planets with these moons, which have been fetched.
    private func moons(
        _ results: KeyValuePairs<Int, LookupResult<OtherItem>>, cacheFailure: StorageFailure? = nil
    ) async throws -> RelatedItems<Planet> {
        let others = OtherItemsMock("character", summary: ["name"])
        let entries = results.map { LookupResults<ItemKey, OtherItem>.Entry(.number($0.key), $0.value) }
        others.several.setResult(.success(LookupResults(entries, cacheFailure: cacheFailure)))
        let schema = RecordSchema<Planet>(fields: [
            Field("name", header: "name", json: { .string($0.name) }),
            Field("moons", header: "moons", links: \.moons, to: "character", noun: "location.related.residents"),
        ])
        let related = RelatedItems(
            schema, .stub([others.description]), Invocation(path: ["planet"], options: ["moons": ""]), console)
        try await related.fetch(for: [Planet(identifier: 4, name: "Mars", star: nil, moons: results.map(\.key))])
        return related
    }

    @Test func `an argument that takes no names rejects them`() async throws {
        let invocation = Invocation(path: ["planet"], argument: "ID", operands: ["earth"])
        let console = Console(
            streams: Streams(input: MemoryInput([]), output: MemoryOutput(), error: error), environment: [:])
        let printer = try ItemPrinter(Planet.schema, noun: "location.noun", invocation, console)

        await #expect(throws: UsageError(.unexpectedArgument("earth"), in: ["planet"])) {
            _ = try await printer.fetch(
                Argument("ID", .orName(.positiveInteger), .oneOrMore, help: "planet"),
                one: { _ in Fetched(value: .earth, origin: .remote) }, several: { _ in LookupResults([]) })
        }
    }

    @Test func `the failure of a single item names the item`() async {
        let offline = APIError.failed(.noConnection(.offline(by: .option)))

        let failure = await #expect(throws: CommandError.self) { try await fetch(failure: offline) }

        #expect(failure?.message == "Not loaded: location 900. Offline: no request was sent.")
        #expect(failure?.advice == offline.advice)
        #expect(failure?.exitCode == offline.exitCode)
        #expect(failure?.cause == offline.cause)
    }

    @Test func `a missing item and a cancelled fetch keep their errors`() async {
        await #expect(throws: PlanetNotFound(identifier: 900)) {
            try await fetch(failure: PlanetNotFound(identifier: 900))
        }
        await #expect(throws: APIError.cancelled) { try await fetch(failure: APIError.cancelled) }
        await #expect(throws: CancellationError.self) { try await fetch(failure: CancellationError()) }
    }

    @Test func `an envelope has the origin of the oldest item`() throws {
        let printer = try ItemPrinter(
            Planet.schema, noun: "location.noun",
            Invocation(path: ["planet"], options: ["format": "envelope", "fields": "id"]), console)
        let origins: [Origin] = [.cache(age: .seconds(5)), .cache(age: .seconds(70)), .remote]
        let entries = origins.enumerated().map { index, origin in
            LookupResults<Int, Planet>.Entry(index, .found(Fetched(value: .earth, origin: origin)))
        }

        try printer.print(ItemResult.several(LookupResults(entries)), notFound: { PlanetNotFound(identifier: $0) })
        try printer.print(
            ItemResult<Int, Planet>.one(Fetched(value: .mars, origin: .snapshot(SnapshotDate("2024-10")))),
            notFound: { PlanetNotFound(identifier: $0) })

        let several = #""origin": "cache",\n  "age": 70,\n  "snapshot": null,\n  "info": {\n    "count": 3\n  }\n}\n"#
        let one = #""origin": "snapshot",\n  "age": null,\n  "snapshot": "2024-10",\n  "info": {\n    "count": 1\n"#
        #expect(output.text.contains(several.replacing(#"\n"#, with: "\n")))
        #expect(output.text.contains(one.replacing(#"\n"#, with: "\n")))
    }

    @Test func `several items with related items are printed in detail`() async throws {
        let moon = LookupResult.found(Fetched(value: OtherItem(1, "Phobos"), origin: .remote))

        try print(results(), with: try await moons([1: moon]))

        #expect(output.text == "name   Earth\nmoons  1  Phobos\n\nname   Mars\nmoons  1  Phobos\n       2\n")
    }

    @Test func `a failure of the cache is a warning`() throws {
        try print(results(cacheFailure: .full))

        #expect(error.text == "warning: The cache was not used. \(StorageFailure.full.localizedText)\n")
    }

    @Test func `a failure of the cache for related items is a warning`() async throws {
        _ = try await moons([1: .notFound], cacheFailure: .full)

        #expect(error.text.hasPrefix("warning: "))
    }

    @Test func `both missing items and missing related items are named`() async throws {
        let related = try await moons([2: .failed(.failed(.timedOut))])

        #expect(throws: ReportedExit(exitCode: .unavailable)) {
            try print(results(adding: [.init(7, .notFound)]), with: related)
        }
        let lines = error.text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first == "warning: Planet 7 is missing.")
        #expect(lines.last?.hasPrefix("warning: Not loaded: resident 2. ") == true)
    }

    @Test func `missing items fail the command after the other items were printed`() throws {
        let failure = #expect(throws: CommandError.self) { try print(results(adding: [.init(7, .notFound)])) }

        #expect(failure?.message == "Planet 7 is missing.")
        #expect(failure?.exitCode == .failure)
        #expect(output.text == (try printed([[.earth, .mars]], .table, terminalColumns: 80)))
    }

    @Test func `missing related items are named and decide the exit code`() async throws {
        let moon = LookupResult.found(Fetched(value: OtherItem(1, "Phobos"), origin: .remote))
        let related = try await moons([1: moon, 2: .notFound, 3: .notFound])

        #expect(throws: ReportedExit(exitCode: .unavailable)) {
            try print(.one(Fetched(value: .mars, origin: .remote)), with: related)
        }
        #expect(output.text == "name   Mars\nmoons  1  Phobos\n       2\n")
        #expect(error.text == "warning: Not found: residents 2–3.\n")
    }
}

private struct PlanetNotFound: PresentableError, Equatable {
    let identifier: Int

    var message: String { "Planet \(identifier) is missing." }
    var exitCode: ExitCode { .notFound }
}
