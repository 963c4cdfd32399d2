import ChallengeCore
import ChallengeCoreMocks
import ChallengeResources
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeLocation

/// Tests of the commands, from the command line to the output.
struct LocationsCommandsTests {
    private let locations = LocationRepositoryMock()
    private let pages = LocationsPageRepositoryMock()
    private let names = LocationNamesRepositoryMock()
    private let residents = ResidentProviderMock()
    private let history = HistoryRecorderMock()

    private func run(
        _ line: String, cachePolicy: CachePolicy = .localFirst
    ) async -> (code: ExitCode, output: String, error: String) {
        let container = LocationContainer(
            locations: locations, pages: pages, names: { [names] in names }, residents: residents, history: history,
            cachePolicy: cachePolicy)
        let output = MemoryOutput()
        let error = MemoryOutput()
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: Command.all(of: LocationFeature(container: { _ in container }))
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }

    /// A location as JSON.
    private static let json =
        "{"
        + [
            #""id":1"#,
            #""name":"Earth (C-137)""#,
            #""type":"Planet""#,
            #""dimension":"Dimension C-137""#,
            #""residents":[38,45]"#,
            #""created":"2017-11-10T12:42:04.162Z""#,
        ].joined(separator: ",") + "}\n"

    private func setPage(_ items: [Location]) {
        let page = Page(number: 1, pages: 1, count: items.count, items: items)
        pages.searchLocationsPage.setResult(.success(Fetched(value: page, origin: .remote)))
    }

    @Test(arguments: CachePolicy.allCases)
    func `one location is fetched with the policy of the command line and printed with all its fields`(
        policy: CachePolicy
    ) async {
        locations.getLocation.setResult(.success(Fetched(value: .stub(id: 1), origin: .remote)))

        let run = await run("location 1 --format jsonl", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == Self.json)
        #expect(locations.getLocation.inputs == [PolicyInput(1, policy)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `several locations are fetched with the policy of the command line and printed in request order`(
        policy: CachePolicy
    ) async {
        locations.getLocations.setResult(
            .success(
                LookupResults([2, 1].map { .init($0, .found(Fetched(value: .stub(id: $0), origin: .remote))) })))

        let run = await run("location 2 1 --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "2\n1\n")
        #expect(locations.getLocations.inputs == [PolicyInput([2, 1], policy)])
    }

    @Test func `a missing location is named on stderr, and the others are printed`() async {
        locations.getLocations.setResult(
            .success(
                LookupResults([
                    .init(1, .found(Fetched(value: .stub(id: 1), origin: .remote))), .init(99999, .notFound),
                ])))

        let run = await run("location 1 99999 --fields id")

        #expect(run.code == .failure)
        #expect(run.output == "1\n")
        #expect(run.error.hasPrefix("error: Location 99999 was not found.\n"))
    }

    @Test func `locations that could not be loaded are named with the failure`() async {
        locations.getLocations.setResult(
            .success(LookupResults([1, 2].map { .init($0, .failed(.loadFailed(.timedOut))) })))

        let run = await run("location 1 2 --fields id")

        #expect(run.code == .temporaryFailure)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("1–2"))
        #expect(run.error.contains("location.noun".localized(2)))
    }

    @Test(
        arguments: [
            (.notFound(identifier: 9), .notFound), (.failed(.loadFailed(.serverError(status: 503))), .unavailable),
            (.failed(.loadFailed(.timedOut)), .temporaryFailure),
        ] as [(LocationError, ExitCode)])
    func `a failure is printed on stderr and decides the exit code`(error: LocationError, code: ExitCode) async {
        locations.getLocation.setResult(.failure(error))

        let run = await run("location 9")

        #expect(run.code == code)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("\(error.message)\n"))
    }

    @Test func `printed items and lists are recorded in the history`() async {
        let cached = Origin.cache(age: .seconds(60))
        locations.getLocation.setResult(.success(Fetched(value: .stub(id: 1, name: "One"), origin: .remote)))
        locations.getLocations.setResult(
            .success(
                LookupResults(
                    [2, 3].map { .init($0, .found(Fetched(value: .stub(id: $0, name: "Any"), origin: cached))) })))
        setPage([.stub(id: 1)])

        _ = await run("location 1")
        _ = await run("location 2 3")
        _ = await run("locations list --fields id")
        locations.getLocation.setResult(.failure(.notFound(identifier: 99)))
        _ = await run("location 99")

        let one = HistoryItem(identifier: 1, name: "One", origin: .remote)
        let several = [2, 3].map { HistoryItem(identifier: $0, name: "Any", origin: cached) }
        let list = HistoryItem(identifier: nil, name: "challenge locations list --fields id", origin: .remote)
        #expect(history.recorded == [[one], several, [list]])
    }

    @Test func `an empty standard input results in an empty list`() async {
        locations.getLocations.setResult(.success(LookupResults([])))

        let run = await run("location - --json")

        #expect(run.code == .ok)
        #expect(run.output == "[]\n")
    }

    @Test(arguments: CachePolicy.allCases)
    func `a name selects the location that it matches`(policy: CachePolicy) async {
        names.findLocations.setResult(.success(NameMatches(partial: [.stub(id: 7)])))
        locations.getLocation.setResult(.success(Fetched(value: .stub(id: 7), origin: .remote)))

        let run = await run("location any name --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "7\n")
        #expect(names.findLocations.inputs == [PolicyInput("any name", policy)])
        #expect(locations.getLocation.inputs == [PolicyInput(7, policy)])
    }

    @Test func `an ambiguous name is an error that lists the locations`() async {
        names.findLocations.setResult(.success(NameMatches(partial: [.stub(id: 7), .stub(id: 8)])))

        let run = await run("location any name")

        #expect(run.code == .notFound)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: 'any name' matches 2 locations.\n  7  "))
        #expect(run.error.contains("Earth (C-137) · Planet · 2 residents\n"))
    }

    @Test(arguments: CachePolicy.allCases)
    func `list requests the page and the filter of the command line`(policy: CachePolicy) async {
        setPage([.stub(id: 1)])

        let run = await run(
            "locations list --page 2 --name name --type type --dimension dimension --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "1\n")
        let filter = LocationsFilter(name: "name", type: "type", dimension: "dimension")
        #expect(pages.searchLocationsPage.inputs == [PolicyInput(.init(page: 2, filter: filter), policy)])
    }

    @Test func `list without options requests the first page without a filter`() async {
        setPage([.stub(id: 1)])

        _ = await run("locations list")

        #expect(pages.searchLocationsPage.inputs == [PolicyInput(.init(page: 1, filter: .none), .localFirst)])
    }

    @Test(arguments: [("locations search on tow", "on tow"), ("locations list --name tow", "tow")])
    func `a list without a match prints similar names`(line: String, name: String) async {
        setPage([])
        names.findLocations.setResult(.success(NameMatches(nearestNames: ["One", "Two"])))

        let run = await run(line + " --json", cachePolicy: .noCache)

        #expect(run.code == .ok)
        #expect(run.output == "[]\n")
        let proposal = "challenge \(line.replacing(name, with: "One")) --json"
        #expect(run.error.hasSuffix("note: Similar names: One, Two. Did you mean '\(proposal)'?\n"))
        #expect(names.findLocations.inputs == [PolicyInput(name, .localFirst)])
    }

    @Test(arguments: ["list", "search thing"])
    func `a page and all pages exclude each other`(line: String) async {
        #expect(await run("locations \(line) --page 2 --all").code == .usage)
    }

    @Test func `the kind in the history is the name of the command for one location`() {
        #expect(LocationFeature.historyKind == "location")
    }

    @Test func `an identifier in place of a subcommand proposes the command for one location`() async {
        let run = await run("locations 7")

        #expect(run.code == .usage)
        #expect(run.error.contains("'challenge location 7'"))
    }

    @Test func `a search without a text and without a filter is a usage error`() async {
        let run = await run("locations search")

        #expect(run.code == .usage)
        #expect(run.error.contains("TEXT"))
    }

    @Test func `a search can have filters without a text`() async {
        setPage([.stub(id: 1)])

        let run = await run("locations search --type planet --fields id")

        #expect(run.output == "1\n")
        let filter = LocationsFilter(type: "planet")
        #expect(pages.searchLocationsPage.inputs == [PolicyInput(.init(page: 1, filter: filter), .localFirst)])
        #expect(history.savedSearches == [])
    }

    @Test func `search requests the text and the filter of the command line`() async {
        setPage([.stub(id: 1)])

        let run = await run("locations search part of it --type type --dimension dimension --fields id")

        #expect(run.output == "1\n")
        let filter = LocationsFilter(name: "part of it", type: "type", dimension: "dimension")
        #expect(pages.searchLocationsPage.inputs == [PolicyInput(.init(page: 1, filter: filter), .localFirst)])
        #expect(history.savedSearches == ["locations search part of it"])
    }

    @Test func `a table has the titles of all fields`() async {
        setPage([.stub(id: 1)])

        let run = await run("locations list --all-fields --format markdown")

        let titles = [
            "location.field.id",
            "location.field.name",
            "location.field.type",
            "location.field.dimension",
            "location.field.residents",
            "location.field.created",
        ].map { $0.localized() }
        #expect(run.output.hasPrefix("| \(titles.joined(separator: " | ")) |\n"))
    }

    @Test func `the note after a list counts the locations`() async {
        setPage([.stub(id: 1)])

        let run = await run("locations list")

        #expect(run.error.contains("1 \("location.noun".localized(1))"))
    }

    @Test func `the title of a location is the beginning of its view`() {
        let title = RecordSchema.locations.title?(.stub(id: 1, name: "Own"))

        #expect(title?.hasPrefix("Own") == true)
    }

    @Test(arguments: ["location", "locations list", "locations search"])
    func `the help of a command lists all fields`(command: String) async throws {
        let help = await run("\(command) --help").output
        let list = try #require(help.split(separator: "\nFields\n").dropFirst().first)
        let names = Set(list.split { ", \n".contains($0) }.map(String.init))

        #expect(names.isSuperset(of: RecordSchema.locations.fields.map(\.name)))
    }

    @Test(arguments: ["locations list --page 9", "locations search part of it --page 9"])
    func `a page that fails ends the list with the exit code of the error`(line: String) async {
        pages.searchLocationsPage.setResult(.failure(.failed(.invalidPage(page: 9, pages: 7))))

        let run = await run(line)

        #expect(run.code == .notFound)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("Page 9 does not exist"))
    }

    @Test(arguments: CachePolicy.allCases)
    func `residents are fetched with one request, and a missing one is printed as its identifier`(policy: CachePolicy)
        async
    {
        locations.getLocation.setResult(.success(Fetched(value: .stub(id: 1), origin: .remote)))
        let rick = Resident(name: "Rick", status: "Alive", species: "Human", gender: "Male")
        residents.getResidents.setResult(
            .success(
                LookupResults([.init(38, .found(Fetched(value: rick, origin: .remote))), .init(45, .notFound)])))

        let run = await run("location 1 --residents --fields residents", cachePolicy: policy)

        #expect(run.output == "Rick · Alive · Human; 45\n")
        #expect(run.code == .unavailable)
        #expect(residents.getResidents.inputs == [PolicyInput([38, 45], policy)])
    }
}
