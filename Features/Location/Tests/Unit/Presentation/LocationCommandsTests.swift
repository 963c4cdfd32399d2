import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeLocation

/// The options and the fields of the commands; Collections tests what the commands of all collections share.
struct LocationCommandsTests {
    private let locations = LocationRepositoryMock()
    private let characters = OtherItemsMock("character", summary: ["name", "status", "species"])

    private func run(
        _ arguments: [String], _ cachePolicy: CachePolicy = .localFirst, in language: String = "en",
        terminalColumns: Int? = nil
    ) async -> (code: ExitCode, output: String) {
        let container = LocationContainer(
            locations: locations, context: .stub([characters.description], cachePolicy: cachePolicy))
        let feature = LocationFeature(collections: [characters.description], container: { _ in container })
        let output = MemoryOutput(terminalColumns: terminalColumns)
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: Command.all(of: feature)
        ).run(
            arguments: arguments, environment: ["LC_ALL": language],
            streams: Streams(input: MemoryInput([]), output: output, error: MemoryOutput()))
        return (code, output.text)
    }

    private func run(
        _ line: String, _ cachePolicy: CachePolicy = .localFirst, in language: String = "en",
        terminalColumns: Int? = nil
    ) async -> (code: ExitCode, output: String) {
        await run(
            line.split(separator: " ").map(String.init), cachePolicy, in: language, terminalColumns: terminalColumns)
    }

    private func setPage(_ items: [Location]) {
        let page = Page(number: 1, pages: 1, count: items.count, items: items)
        locations.searchLocationsPage.setResult(.success(Fetched(value: page, origin: .remote)))
    }

    // Options

    @Test func `the options are the filter`() async {
        setPage([.stub()])

        _ = await run("locations list --name earth --type planet --dimension c-137")

        let filter = LocationsFilter([.name: "earth", .type: "planet", .dimension: "c-137"])
        #expect(
            locations.searchLocationsPage.inputs == [PolicyInput(PageInput(page: 1, filter: filter), .localFirst)])
    }

    @Test(arguments: [(2, "1\n"), (3, "")])
    func `a minimum of residents selects the locations that have at least as many`(minimum: Int, output: String) async {
        setPage([.stub()])

        let run = await run("locations list --min-residents \(minimum) --fields id")

        #expect(run.output == output)
    }

    @Test(arguments: [("--type ", ["Cluster", "Planet"]), ("--dimension ", ["Dimension C-137", "unknown"])])
    func `the values of the locations on this machine complete a filter`(option: String, values: [String]) async {
        let all = [LocationDTO.stub(), .stub(type: "Cluster", dimension: "unknown")].map(LocationMapper().map)
        locations.searching.all.setResult(.success(Fetched(value: all, origin: .cache(age: .zero))))

        let reply = await run(["__complete", "fish", "challenge locations list \(option)"], in: "es")

        #expect(reply.output.split(separator: "\n").dropFirst().map(String.init) == values)
    }

    @Test(arguments: CachePolicy.allCases)
    func `an option prints the residents, which are fetched with one request`(policy: CachePolicy) async {
        locations.getLocation.setResult(.success(Fetched(value: .stub(), origin: .remote)))
        let rick = OtherItem(38, "Rick", texts: ["status": "Alive", "species": "Human"])
        characters.setSeveral([38: .found(Fetched(value: rick, origin: .remote)), 45: .notFound])

        let run = await run("location 1 --residents --fields residents", policy)

        #expect(run.output == "Rick · Alive · Human; 45\n")
        #expect(run.code == .unavailable)
        #expect(characters.several.inputs == [PolicyInput([38, 45], policy)])
    }

    // Fields

    @Test func `JSON has all fields in their order`() async {
        locations.getLocation.setResult(.success(Fetched(value: .stub(), origin: .remote)))

        let run = await run("location 1 --format jsonl")

        let fields = [
            #""id":1"#, #""name":"Earth (C-137)""#, #""type":"Planet""#, #""dimension":"Dimension C-137""#,
            #""residents":[38,45]"#, #""created":"2017-11-10T12:42:04.162Z""#,
        ]
        #expect(run.output == "{\(fields.joined(separator: ","))}\n")
    }

    @Test(arguments: [
        ("", "| ID | Name | Type | Dimension |\n| ---: | --- | --- | --- |\n"),
        ("--all-fields", "| ID | Name | Type | Dimension | Residents | Created |\n"),
    ])
    func `a list has the columns that are not hidden, or all fields`(option: String, beginning: String) async {
        setPage([.stub()])

        let run = await run("locations list --format markdown \(option)")

        #expect(run.output.hasPrefix(beginning))
    }

    @Test(arguments: [
        (60, "ID  Nombre         Tipo    Dimensión\n 1  Earth (C-137)  Planet  Dimension C-137\n"),
        (32, "ID  Nombre         Tipo\n 1  Earth (C-137)  Planet\n"),
    ])
    func `a table has the words of the language, and a narrow one no dimension`(columns: Int, table: String) async {
        setPage([.stub()])

        let run = await run("locations list --color never", in: "es", terminalColumns: columns)

        #expect(run.output == table)
    }

    @Test(arguments: [("Planet", "Earth · Planet"), ("", "Earth")])
    func `the title of a location has its name and its type`(type: String, title: String) {
        let location = LocationMapper().map(.stub(name: "Earth", type: type))

        #expect(RecordSchema.locations.title?(location) == title)
    }

    @Test func `the help has the fields of residents`() async {
        let help = await run("location --help").output

        #expect(help.contains("residents.count"))
        #expect(help.contains("residents.first.species"))
    }
}
