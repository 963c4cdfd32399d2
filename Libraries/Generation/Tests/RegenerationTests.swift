import Testing

@testable import ChallengeGeneration

/// Compares `Features/Location` with the files that the generator creates from its `generated.json`.
struct RegenerationTests {
    private static let snapshot = "The snapshot is the fallback for the API and the cache."
    private static let residents = "`--residents` prints the characters who were last seen in a location."

    private static let names = "`challenge location` takes a name in place of identifiers."

    /// The hand-written code in Location.
    private static let additions: [Regeneration.Addition] = [
        .init(path: "README.md", reason: "It describes the additions."),
        .init(
            path: "Sources/Data/DataSources/Local/LocationDTO+Row.swift",
            reason: "Today's caches have a lower version.",
            replacedLines: [#""location","#]),
        .init(path: "Sources/Data/DataSources/Snapshot/LocationSnapshotDataSource.swift", reason: snapshot),
        .init(path: "Sources/Data/DataSources/Snapshot/LocationSnapshotLine.swift", reason: snapshot),
        .init(
            path: "Sources/Data/Repositories/LocationRepository.swift", reason: snapshot,
            replacedLines: ["/// Locations by identifier, from the API and the cache.", "})", "}"]),
        .init(
            path: "Sources/Data/Repositories/LocationsPageRepository.swift", reason: snapshot,
            replacedLines: [
                "/// Pages of locations, from the API and the cache.",
                "remove: { () async throws(StorageFailure) in try await local.deleteLocationsPage(key) })",
            ]),
        .init(path: "Sources/Data/Repositories/LocationNamesRepository.swift", reason: names),
        .init(path: "Sources/Domain/Repositories/LocationNamesRepositoryContract.swift", reason: names),
        .init(
            path: "Sources/Domain/Models/Location.swift",
            reason: "The comment names the items, and a user can select a location by its name.",
            replacedLines: ["/// The identifiers."]),
        .init(
            path: "Sources/LocationContainer.swift",
            reason:
                "It creates the snapshot, the repositories for other features, and has the provider of the residents.",
            replacedLines: [
                "let remote = LocationRemoteDataSource(",
                "httpClient: session.httpClient, api: session.api, responses: session.responses)",
                "let local = LocationLocalDataSource(store: LayeredDataSource(session), freshness: session.freshness)",
                "locations = LocationRepository(remote: remote, local: local, freshness: session.freshness)",
                "pages = LocationsPageRepository(remote: remote, local: local, freshness: session.freshness)",
            ]),
        .init(path: "Sources/LocationDependencies.swift", reason: residents),
        .init(
            path: "Sources/LocationFeature.swift", reason: "It has a snapshot, and the commands have short names.",
            replacedLines: [
                #"CommandEntry("locations") { LocationsCommand(container: $0.container).command },"#,
                #"CommandEntry("location") { LocationCommand(container: $0.container).command },"#,
                "session, path: LocationRemoteDataSource.path, title: \"location.cached.locations\")",
            ]),
        .init(
            path: "Sources/Ports/LocationSummaries.swift",
            reason: "`challenge characters list --at`, `challenge search` and `challenge stats` read locations."),
        .init(path: "Sources/Ports/ResidentProviderContract.swift", reason: residents),
        .init(
            path: "Sources/Presentation/LocationCommand.swift", reason: residents,
            replacedLines: [
                #""ID", .orStandardInput(.positiveInteger), .oneOrMore, help: "location.argument.identifier")"#,
                "arguments: [Self.identifiers],",
                #"let printer = try ItemPrinter(.locations, noun: "location.noun", invocation, console)"#,
                "fields: RecordSchema.locations.fieldNames,",
            ]),
        .init(path: "Sources/Domain/Models/LocationsFilter.swift", reason: names),
        .init(path: "Sources/Presentation/Location+Distinctions.swift", reason: names),
        .init(
            path: "Sources/Presentation/LocationsCommand.swift",
            reason: "The values of filters have translations, and a list without a match proposes names. " + residents,
            replacedLines: [
                #"static let type = Option("type", .text, help: "location.option.type")"#,
                #"static let dimension = Option("dimension", .text, help: "location.option.dimension")"#,
                #".locations, noun: "location.noun", invocation, console,"#, "history: container.history,",
            ]),
        .init(
            path: "Sources/Presentation/LocationsListCommand.swift",
            reason: "An example shows the other filters, and `--link` prints a link that `challenge open` knows. "
                + residents,
            replacedLines: [
                "options: PagingOptions.options + [LocationsFilterOptions.name] + LocationsFilterOptions.criteria,",
                "exclusive: [PagingOptions.exclusive],",
                "fields: RecordSchema.locations.fieldNames,",
            ]),
        .init(
            path: "Sources/Presentation/LocationsSearchCommand.swift",
            reason: "An example shows another filter.",
            replacedLines: [
                "options: PagingOptions.options + LocationsFilterOptions.criteria,",
                "fields: RecordSchema.locations.fieldNames,",
                #"Example("challenge locations search earth", summary: "location.example.search")"#,
            ]),
        .init(
            path: "Sources/Presentation/RecordSchema+Location.swift",
            reason: "The title shows the type. A screen translates types and unknown dimensions, and counts residents.",
            replacedLines: [
                #"title: \.name)"#, "json: { .string($0.type) }),", "json: { .string($0.dimension) }),",
                "list: { $0.residents.map(JSONValue.integer) }),",
            ]),
        .init(path: "Sources/Presentation/RecordSchema+Residents.swift", reason: residents),
        .init(path: "Tests/Shared/Mocks/LocationNamesRepositoryMock.swift", reason: names),
        .init(path: "Tests/Shared/Mocks/ResidentProviderMock.swift", reason: residents),
        .init(path: "Tests/Shared/Mocks/LocationSnapshotDataSourceMock.swift", reason: snapshot),
        .init(
            path: "Tests/Unit/Data/LocationConcurrencyTests.swift", reason: snapshot,
            replacedLines: [
                "remote: remote, local: local, freshness: freshness)",
                "remote: remote, local: local, freshness: freshness)",
            ]),
        .init(
            path: "Tests/Unit/Data/LocationLookupTests.swift", reason: snapshot,
            replacedLines: [
                "remote: remote, local: local,",
                "#expect(record == Fetch(.success(results), remote: [[1, 2]], cached: [[1, 2]]))",
            ]),
        .init(
            path: "Tests/Unit/Data/LocationRepositoryTests.swift", reason: snapshot,
            replacedLines: [
                "remote: remote, local: local,", "#expect(record == Fetch(thrown, remote: [[7]], cached: [[7]]))",
            ]),
        .init(path: "Tests/Unit/Data/LocationNamesRepositoryTests.swift", reason: names),
        .init(path: "Tests/Unit/Data/LocationSnapshotLineTests.swift", reason: snapshot),
        .init(
            path: "Tests/Unit/Data/LocationsPageRepositoryTests.swift", reason: snapshot,
            replacedLines: [
                "remote: remote, local: local,", "#expect(record == Fetch(thrown, remote: [Self.key], cached: reads))",
            ]),
        .init(
            path: "Tests/Unit/Domain/LocationErrorTests.swift", reason: "The Spanish text has the article of the noun.",
            replacedLines: [
                #"#expect(LocationError.notFound(identifier: 99).message == "No se encontró: lugar 99.")"#
            ]),
        .init(
            path: "Tests/Unit/LocationFeatureTests.swift", reason: residents,
            replacedLines: ["session: makeSession(cachePolicy), history: HistoryRecorderMock())"]),
        .init(
            path: "Tests/Shared/LocationsCommandLine.swift", reason: residents,
            replacedLines: ["locations: locations, pages: pages, history: history, cachePolicy: cachePolicy)"]),
        .init(path: "Tests/Unit/Presentation/LocationCommandTests.swift", reason: residents),
        .init(path: "Tests/Unit/Presentation/LocationsCommandsTests.swift", reason: names),
    ]

    @Test func `Location equals the generated feature, except for its hand-written additions`() throws {
        let project = Project.checkout
        let folder = "Features/Location/"
        let spec = try #require(try FeatureSpec("Location", in: project))
        let files = try FeatureGenerator(project: project, before: nil, after: spec, isForced: false).files()
        let paths = project.files(below: String(folder.dropLast()))

        let differences = Regeneration(
            generated: files.reduce(into: [:]) { $0[String($1.key.dropFirst(folder.count))] = $1.value },
            present: try paths.reduce(into: [:]) { $0[String($1.dropFirst(folder.count))] = try project.text(of: $1) },
            additions: Self.additions
        ).differences()

        #expect(differences == [], "\(differences.joined(separator: "\n"))")
    }

    private func differences(
        _ generated: [String: String], _ present: [String: String], replacing lines: [String]? = nil
    ) -> [String] {
        let additions = lines.map { [Regeneration.Addition(path: "a", reason: "r", replacedLines: $0)] } ?? []
        return Regeneration(generated: generated, present: present, additions: additions).differences()
    }

    @Test func `equal files and listed differences are accepted`() {
        #expect(differences(["b": "1\n"], ["b": "1\n"]) == [])
        #expect(differences(["a": "1\n  2\n"], ["a": "0\n1\n  3\n"], replacing: ["2"]) == [])
        #expect(differences([:], ["a": "1\n"], replacing: []) == [])
    }

    @Test func `a difference that is not listed is reported with its lines`() {
        #expect(
            differences(["b": "1\n"], ["b": "2\n"]) == ["b differs and is not listed:\n- 1\n+ 2\n  \n"])
        #expect(
            differences(["a": "1\n2\n"], ["a": "1\n"], replacing: [])
                == ["a replaces lines that are not listed, or keeps listed lines:\n  1\n- 2\n  \n"])
        #expect(differences([:], ["b": "1\n"]).count == 1)
    }

    @Test func `a missing file and a stale entry of the list are reported`() {
        #expect(differences(["b": "1\n"], [:]) == ["b is missing."])
        #expect(differences(["a": "1\n"], ["a": "1\n"], replacing: []) == ["a is listed and does not differ."])
        #expect(differences(["a": "1\n"], ["a": "0\n1\n"], replacing: ["1"]).count == 1)
    }
}
