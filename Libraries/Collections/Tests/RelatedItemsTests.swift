import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeJSON
import ChallengeTerminalMocks
import Testing

@testable import ChallengeCollections
@testable import ChallengeTerminal

/// The items of two other collections to which planets refer.
struct RelatedItemsTests {
    private static let schema = RecordSchema<Planet>(fields: [
        Field(
            "residents", header: "location.field.residents", links: \.moons, to: "character",
            noun: "location.related.residents"),
        Field(
            "episodes", header: "character.field.episodes", links: \.moons, to: "episode",
            noun: "character.related.episodes"),
    ])

    private let characters = OtherItemsMock("character", summary: ["status", "name"])
    private let episodes = OtherItemsMock("episode", summary: ["name"])
    private let error = MemoryOutput()

    private var console: Console {
        Console(
            streams: Streams(input: MemoryInput([]), output: MemoryOutput(), error: error), environment: [:],
            color: .never)
    }

    private var descriptions: [CollectionDescription] { [characters.description, episodes.description] }

    /// Returns the related items for a command line with these options.
    private func sut(
        _ options: String..., of schema: RecordSchema<Planet> = schema, collections: [CollectionDescription]? = nil,
        cachePolicy: CachePolicy = .localFirst
    ) -> RelatedItems<Planet> {
        let invocation = Invocation(
            path: ["planet"], options: Dictionary(uniqueKeysWithValues: options.map { ($0, "") }))
        return RelatedItems(
            schema, .stub(collections ?? descriptions, cachePolicy: cachePolicy), invocation, console)
    }

    private func found(_ id: Int, _ name: String, status: String = "Alive") -> LookupResult<OtherItem> {
        .found(Fetched(value: OtherItem(id, name, texts: ["status": status]), origin: .remote))
    }

    private func text(_ field: String, of planet: Planet, _ sut: RelatedItems<Planet>) -> String? {
        sut.schema.fields.first { $0.name == field }?.text(planet)
    }

    @Test func `only requested items are fetched, with the policy, in the order of their identifiers`() async throws {
        characters.setSeveral([1: found(1, "Rick"), 2: found(2, "Morty", status: "Dead")])
        let sut = sut("residents", cachePolicy: .noCache)

        try await sut.fetch(for: [.mars, Planet(identifier: 9, name: "Pluto", star: nil, moons: [2, 1])])

        #expect(sut.areRequested)
        #expect(characters.several.inputs == [PolicyInput([1, 2], .noCache)])
        #expect(text("residents", of: .mars, sut) == "Alive · Rick; Dead · Morty")
        #expect(text("episodes", of: .mars, sut) == "1,2")
        try sut.reportFailures(on: console)
        #expect(error.text == "")
    }

    @Test func `items are fetched by identifiers that are texts`() async throws {
        let schema = RecordSchema<Planet>(fields: [
            Field(
                "residents", header: "location.field.residents", links: { $0.moons.map { "au-\($0)" } },
                to: "character", noun: "location.related.residents")
        ])
        characters.several.setResult(
            .success(LookupResults([.init("au-1", found(1, "Rick")), .init("au-2", .notFound)])))
        let sut = sut("residents", of: schema)

        try await sut.fetch(for: [.mars])

        #expect(characters.several.inputs == [PolicyInput(["au-1", "au-2"], .localFirst)])
        #expect(text("residents", of: .mars, sut) == "Alive · Rick; au-2")
    }

    @Test func `items that arrived or failed are not fetched again`() async throws {
        characters.setSeveral([1: .notFound, 2: found(2, "Morty")])
        let sut = sut("residents")

        for _ in 1...2 { try await sut.fetch(for: [.mars]) }

        #expect(characters.several.callCount == 1)
    }

    @Test func `each relation with failures has a warning, and the command ends`() async throws {
        characters.setSeveral([1: .notFound, 2: found(2, "Morty")])
        episodes.setSeveral([1: found(1, "Pilot"), 2: .failed(.failed(.timedOut))])
        let sut = sut("residents", "episodes")

        try await sut.fetch(for: [.mars])

        #expect(throws: ReportedExit(exitCode: .unavailable)) { try sut.reportFailures(on: console) }
        let warnings = error.text.split(separator: "\n")
        #expect(warnings.count == 2)
        #expect(warnings.first == "warning: Not found: resident 1.")
        #expect(warnings.last?.hasPrefix("warning: Not loaded: episode 2. ") == true)
    }

    @Test func `a missing item is named by the relations that refer to it`() async throws {
        let visitors = Field<Planet>(
            "visitors", header: "location.field.residents", links: { $0.moons.map { $0 + 1 } }, to: "character",
            noun: "location.related.residents")
        characters.setSeveral([1: .notFound, 2: .notFound, 3: .notFound])
        let sut = sut("residents", "visitors", of: RecordSchema(fields: Self.schema.fields + [visitors]))

        try await sut.fetch(for: [.mars])

        let messages = sut.failures.map(\.message)
        #expect(messages == ["Not found: residents 1–2.", "Not found: residents 2–3."])
    }

    @Test func `a relation of an unknown kind has identifiers only`() async throws {
        let sut = sut("residents", collections: [episodes.description])

        try await sut.fetch(for: [.mars])
        await sut.loadNames(for: .mars)

        #expect(text("residents", of: .mars, sut) == "1,2")
        #expect(sut.schema.fields.first?.json(.mars) == .array([.integer(1), .integer(2)]))
        try sut.reportFailures(on: console)
        let names = Self.schema.fieldNames([episodes.description]).map(\.text)
        #expect(names.contains("episodes.name"))
        #expect(!names.contains("residents.name"))
    }

    @Test func `the other relations have the names of items on this machine, without a request`() async throws {
        episodes.setSeveral([1: found(1, "Pilot"), 2: found(2, "Lawnmower Dog")])
        for others in [characters, episodes] {
            let items = [OtherItem(1, "One", shortName: "A1"), OtherItem(2, "Two")]
            others.search.all.setResult(.success(Fetched(value: items, origin: .cache(age: .zero))))
        }
        let sut = sut("episodes")

        try await sut.fetch(for: [.mars])
        await sut.loadNames(for: .mars)

        let lines = sut.schema.fields.map { $0.shownText(of: .mars) }
        #expect(lines == ["A1 One, Two", "1  Pilot; 2  Lawnmower Dog"])
        #expect(characters.several.callCount == 0)
        #expect(episodes.search.all.callCount == 0)
    }

    @Test func `a chart consists of the related items on this machine, without a request`() async {
        let residents = Field<Planet>(
            "residents", header: "location.field.residents", links: \.moons, to: "character",
            noun: "location.related.residents", chart: .bar(of: "status"))
        characters.search.all.setResult(
            .success(
                Fetched(
                    value: [(1, "Alive"), (2, "Dead"), (3, "Dead")].map { OtherItem($0, texts: ["status": $1]) },
                    origin: .cache(age: .zero))))
        func chart(_ sut: RelatedItems<Planet>) async -> String? {
            await sut.loadNames(for: .mars)
            let chart = sut.schema.fields[0].charts.first
            return chart.map { $0.title + " " + $0.paragraphs(of: .mars, fitting: 40, inASCII: false)[0].plain }
        }

        #expect(await chart(sut(of: RecordSchema(fields: [residents]))) == "Status ██ 1 Alive · 1 Dead")
        #expect(await chart(sut("residents", of: RecordSchema(fields: [residents]))) == nil)
        #expect(await chart(sut()) == nil)
        #expect(characters.search.all.callCount == 3)
        #expect(characters.several.callCount == 0)
    }

    @Test func `the fields of a command are those of the relations, in the order of the summaries`() {
        let names = Self.schema.fieldNames(descriptions).map(\.text)

        #expect(
            names.filter { $0.hasPrefix("residents.first.") }
                == ["id", "status", "name"].map { "residents.first." + $0 })
        #expect(names.contains("episodes.name"))
    }
}
