import ChallengeCore
import ChallengeCoreMocks
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeLocation

/// Tests of the commands for lists, from the command line to the output.
struct LocationsCommandsTests {
    private let sut = LocationsCommandLine()

    @Test(arguments: CachePolicy.allCases)
    func `list requests the page and the filter of the command line`(policy: CachePolicy) async {
        sut.setPage([.stub(id: 1)])

        let run = await sut.run(
            "locations list --page 2 --name name --type type --dimension dimension --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "1\n")
        let filter = LocationsFilter(name: "name", type: "type", dimension: "dimension")
        #expect(sut.pages.searchLocationsPage.inputs == [PolicyInput(.init(page: 2, filter: filter), policy)])
    }

    @Test func `list without options requests the first page without a filter`() async {
        sut.setPage([.stub(id: 1)])

        _ = await sut.run("locations list")

        #expect(sut.pages.searchLocationsPage.inputs == [PolicyInput(.init(page: 1, filter: .none), .localFirst)])
    }

    @Test(arguments: [("locations search on tow", "on tow"), ("locations list --name tow", "tow")])
    func `a list without a match prints similar names`(line: String, name: String) async {
        sut.setPage([])
        sut.names.findLocations.setResult(.success(NameMatches(nearestNames: ["One", "Two"])))

        let run = await sut.run(line + " --json", cachePolicy: .noCache)

        #expect(run.code == .ok)
        #expect(run.output == "[]\n")
        let proposal = "challenge \(line.replacing(name, with: "One")) --json"
        #expect(run.error.hasSuffix("note: Similar names: One, Two. Did you mean '\(proposal)'?\n"))
        #expect(sut.names.findLocations.inputs == [PolicyInput(name, .localFirst)])
    }

    @Test(arguments: ["list", "search thing"])
    func `a page and all pages exclude each other`(line: String) async {
        #expect(await sut.run("locations \(line) --page 2 --all").code == .usage)
    }

    @Test func `the kind in the history is the name of the command for one location`() {
        #expect(LocationFeature.historyKind == "location")
    }

    @Test func `a search without a text and without a filter is a usage error`() async {
        let run = await sut.run("locations search")

        #expect(run.code == .usage)
        #expect(run.error.contains("TEXT"))
        for option in ["--type", "--dimension"] { #expect(run.error.contains(option)) }
    }

    @Test func `a search without a text in a terminal uses the recent search that the user chooses`() async {
        sut.setPage([.stub(id: 1)])

        let run = await sut.run("locations search --fields id", answer: "2\n")

        #expect(run.code == .ok, "\(run.error)")
        let filter = LocationsFilter(name: "two")
        #expect(sut.pages.searchLocationsPage.inputs == [PolicyInput(.init(page: 1, filter: filter), .localFirst)])
        #expect(sut.history.savedSearches == ["locations search two"])
    }

    @Test func `a search can have filters without a text`() async {
        sut.setPage([.stub(id: 1)])

        let run = await sut.run("locations search --type type --dimension dimension --fields id")

        #expect(run.output == "1\n")
        let filter = LocationsFilter(type: "type", dimension: "dimension")
        #expect(sut.pages.searchLocationsPage.inputs == [PolicyInput(.init(page: 1, filter: filter), .localFirst)])
        #expect(sut.history.savedSearches == [])
    }

    @Test func `search requests the text and the filter of the command line`() async {
        sut.setPage([.stub(id: 1)])

        let run = await sut.run("locations search part of it --type type --dimension dimension --fields id")

        #expect(run.output == "1\n")
        let filter = LocationsFilter(name: "part of it", type: "type", dimension: "dimension")
        #expect(sut.pages.searchLocationsPage.inputs == [PolicyInput(.init(page: 1, filter: filter), .localFirst)])
        #expect(sut.history.savedSearches == ["locations search part of it"])
    }

    @Test func `a table has the titles of all fields`() async {
        sut.setPage([.stub(id: 1)])

        let run = await sut.run("locations list --all-fields --format markdown")

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

    @Test func `a list has the columns that are not hidden`() async {
        sut.setPage([.stub(id: 1)])

        let run = await sut.run("locations list --format markdown")

        let columns = [
            ("location.field.id", "---:"),
            ("location.field.name", "---"),
            ("location.field.type", "---"),
            ("location.field.dimension", "---"),
        ]
        let titles = columns.map { $0.0.localized() }.joined(separator: " | ")
        #expect(run.output.hasPrefix("| \(titles) |\n| \(columns.map(\.1).joined(separator: " | ")) |\n"))
    }

    @Test func `the note after a list counts the locations`() async {
        sut.setPage([.stub(id: 1)])

        let run = await sut.run("locations list")

        #expect(run.error.contains("1 \("location.noun".localized(1))"))
    }

    @Test func `the title of a location is the beginning of its view`() {
        let title = RecordSchema.locations.title?(.stub(id: 1, name: "Own"))

        #expect(title?.hasPrefix("Own") == true)
    }

    @Test(arguments: ["location", "locations list", "locations search"])
    func `the help of a command lists all fields`(command: String) async throws {
        let help = await sut.run("\(command) --help").output
        let list = try #require(help.split(separator: "\nFields\n").dropFirst().first)
        let names = Set(list.split { ", \n".contains($0) }.map(String.init))

        #expect(names.isSuperset(of: RecordSchema.locations.fields.map(\.name)))
    }

    @Test(
        arguments: [
            ("--name TEXT", "location.option.name"),
            ("--type TEXT", "location.option.type"),
            ("--dimension TEXT", "location.option.dimension"),
        ])
    func `the help of a filter has its text`(usage: String, text: String) async {
        let help = await sut.run("locations list --help").output
        let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")

        #expect(words.contains(" \(usage) \(text.localized())"))
    }

    @Test(arguments: ["locations list --page 9", "locations search part of it --page 9"])
    func `a page that fails ends the list with the exit code of the error`(line: String) async {
        sut.pages.searchLocationsPage.setResult(.failure(.failed(.invalidPage(page: 9, pages: 7))))

        let run = await sut.run(line)

        #expect(run.code == .notFound)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("Page 9 does not exist"))
    }
}
