import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeCollections

/// The commands `list` and `search` of a collection, from the command line to the output.
struct CollectionCommandsListTests {
    private typealias Filter = PlaceCommandLine<Int>.Filter

    private let sut = PlaceCommandLine<Int>(.numberOrName)

    private func request(
        _ page: Int = 1, _ filter: Filter = .none, _ policy: CachePolicy = .localFirst
    ) -> [PolicyInput<PlaceCommandLine<Int>.PageInput>] {
        [PolicyInput(.init(page: page, filter: filter), policy)]
    }

    @Test(arguments: CachePolicy.allCases)
    func `list requests the page and the filter with the policy`(policy: CachePolicy) async {
        sut.setPage([Place(id: 1)])

        let run = await sut.run("locations list --page 2 --name n --type t --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "1\n")
        #expect(sut.page.inputs == request(2, Filter([.name: "n", .type: "t"]), policy))
    }

    @Test func `list without options requests the first page without a filter`() async {
        sut.setPage([Place(id: 1)])

        let run = await sut.run("locations list --fields id")

        #expect(sut.page.inputs == request())
        #expect(run.error == "note: 1 location.\n")
        let line = HistoryItem(identifier: nil, name: "challenge locations list --fields id", origin: .remote)
        #expect(sut.history.recorded == [[line]])
        #expect(sut.history.savedSearches == [])
    }

    @Test(arguments: CachePolicy.allCases)
    func `search finds the text with the policy, and selects the items that meet the filter`(
        policy: CachePolicy
    ) async {
        sut.search.setMatches(RankedMatches(partial: [Place(id: 1, type: "t"), Place(id: 2, type: "Moon")]))

        let run = await sut.run("locations search part of it --type t --fields id", cachePolicy: policy)

        #expect(run.output == "1\n")
        #expect(sut.search.searched.inputs == [PolicyInput("part of it", policy)])
        #expect(sut.history.savedSearches == ["locations search --type=t part of it"])
    }

    @Test func `a search can have filters without a text`() async {
        sut.setPage([Place(id: 1)])

        let run = await sut.run("locations search --dimension d --fields id")

        #expect(run.output == "1\n")
        #expect(sut.page.inputs == request(1, Filter([.dimension: "d"])))
        #expect(sut.history.savedSearches == [])
    }

    @Test func `a search without a text and without a filter is a usage error`() async {
        let run = await sut.run("locations search")

        #expect(run.code == .usage)
        for word in ["TEXT", "--type", "--dimension"] { #expect(run.error.contains(word)) }
    }

    @Test func `a search without a text in a terminal uses the recent search that the user chooses`() async {
        sut.search.setMatches(RankedMatches(partial: [Place(id: 1)]))

        let run = await sut.run("locations search --fields id", answer: "2\n")

        #expect(run.code == .ok)
        #expect(sut.search.searched.inputs.map(\.value) == ["two"])
        #expect(sut.history.savedSearches == ["locations search two"])
    }

    @Test func `matches that are not loaded are counted in a note`() async {
        sut.search.setMatches(RankedMatches(partial: [Place(id: 1)], omitted: 7))

        #expect(await sut.run("locations search e").error.contains("not listed: 7."))
    }

    @Test func `old matches are noted, as this command sends no request`() async {
        sut.search.setMatches(RankedMatches(partial: [Place(id: 1)]), origin: .cache(age: .seconds(600)))

        #expect(await sut.run("locations search e").error.hasPrefix("note: This command sends no request. "))
    }

    @Test func `a page that fails ends the list with the exit code of the error`() async {
        sut.page.setResult(.failure(APIError.pageNotFound(page: 9, pages: 7)))

        let run = await sut.run("locations list --page 9")

        #expect(run.code == .notFound)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: Page 9 does not exist"))
    }

    // Similar names

    @Test(arguments: [("locations search on tow", "on tow"), ("locations list --name tow", "tow")])
    func `a list without a match prints similar names of items on this machine`(line: String, name: String) async {
        sut.setPage([])
        sut.search.setMatches(RankedMatches(nearestNames: ["One", "Two"]))

        let run = await sut.run(line + " --json", cachePolicy: .noCache)

        #expect(run.code == .ok)
        #expect(run.output == "[]\n")
        let proposal = "challenge \(line.replacing(name, with: "One")) --json"
        #expect(run.error.hasSuffix("note: Similar names: One, Two. Did you mean '\(proposal)'?\n"))
        #expect(sut.search.similar.inputs == [name])
    }

    @Test func `a search without a match asks at a terminal about the nearest name`() async {
        sut.search.setMatches(RankedMatches(nearestNames: ["One", "Two"]))

        let run = await sut.run("locations search on tow --fields id", answer: "n\n")

        #expect(run.code == .ok)
        #expect(run.error.hasPrefix("One? [Y/n] "))
        #expect(sut.search.searched.inputs.map(\.value) == ["on tow"])
        _ = await sut.run("locations search on tow --fields id", answer: "y\n")
        #expect(sut.search.searched.inputs.map(\.value) == ["on tow", "on tow", "One"])
    }

    @Test(arguments: [
        ("--dimension c-1", "One"), ("--dimension c-5", "Two"), ("--near 8", "Two"), ("--near 8 --dimension c-1", nil),
    ])
    func `similar names are those of items that meet the other conditions`(options: String, name: String?) async {
        sut.setPage([])
        let places = [
            Place(id: 1, name: "One"), Place(id: 2, name: "Two", dimension: "C-500", residents: [8]),
        ]
        sut.search.setMatches(RankedMatches(partial: places))

        let run = await sut.run("locations list --name o \(options) --json")

        #expect(run.error.contains("Similar names: ") == (name != nil))
        if let name { #expect(run.error.contains("Similar names: \(name). ")) }
    }

    // Options

    @Test func `a condition selects items of the whole list`() async {
        sut.setPage([Place(id: 1, residents: [8]), Place(id: 2, residents: [9]), Place(id: 3, residents: [8, 9])])

        #expect(await sut.run("locations list --near 8 --fields id").output == "1\n3\n")
        #expect(await sut.run("locations search --near 8 --fields id").output == "1\n3\n")
    }

    @Test func `a selection takes the place of the list of the API`() async {
        var sut = sut
        sut.selection = [Place(id: 1), Place(id: 3, name: "Moon")]
        sut.search.setMatches(RankedMatches(partial: [Place(id: 2), Place(id: 3)]))

        #expect(await sut.run("locations list --fields id").output == "1\n3\n")
        #expect(await sut.run("locations list --name earth --fields id").output == "1\n")
        #expect(await sut.run("locations search o --fields id").output == "3\n")
        #expect(sut.page.callCount == 0)
    }

    @Test func `a search has the options by which a list selects items`() async {
        let types = ["Moon", "Moonbase", "Moon"]
        sut.search.setMatches(
            RankedMatches(partial: types.indices.map { Place(id: $0, type: types[$0], residents: [$0]) }))

        #expect(await sut.run("locations search o --type moon --exact --fields id").output == "0\n2\n")
        #expect(await sut.run("locations search o --near 2 --fields id").output == "2\n")
    }

    @Test(arguments: [
        ("--type planet,star", Filter([.type: ["planet", "star"]]), "1\n2\n3\n"),
        ("--type planet --type star --name sun", Filter([.type: ["planet", "star"], .name: ["sun"]]), "3\n"),
        ("--name earth --name mo", Filter([.name: ["earth", "mo"]]), "1\n2\n"),
        ("--name EARTH --exact", Filter([.name: "EARTH"]).exact(), "1\n"),
    ])
    private func `several values and whole values are decided over the whole list`(
        options: String, filter: Filter, output: String
    ) async {
        sut.setPage([
            Place(id: 1, name: "Earth", type: "Planet"),
            Place(id: 2, name: "Earth Moon", type: "Planet X"), Place(id: 3, name: "Sun", type: "Star"),
            Place(id: 4, name: "Box", type: "Box"),
        ])

        let run = await sut.run("locations list \(options) --fields id")

        #expect(run.output == output)
        let count = output.split(separator: "\n").count
        #expect(run.error == "note: \(count) location\(count == 1 ? "" : "s").\n")
        #expect(sut.page.inputs == request(1, filter))
    }

    @Test func `one value is decided by the API`() async {
        sut.setPage([Place(id: 1, type: "any")])

        #expect(await sut.run("locations list --type planet,planet --fields id").output == "1\n")
        #expect(sut.page.inputs == request(1, Filter([.type: "planet"])))
    }

    @Test(arguments: ["locations list", "locations search earth"])
    func `related items of the printed items are fetched`(line: String) async {
        sut.setPage([Place(id: 1, residents: [8])])
        sut.search.setMatches(RankedMatches(partial: [Place(id: 1, residents: [8])]))
        sut.residents.setSeveral([8: .found(Fetched(value: OtherItem(8, "Rick"), origin: .remote))])

        let run = await sut.run("\(line) --residents --fields residents")

        #expect(run.output == "Rick\n")
        #expect(sut.residents.several.inputs == [PolicyInput([8], .localFirst)])
    }

    @Test func `a link is printed in place of the list, without a request`() async {
        let run = await sut.run("locations list --name earth --type planet --link")

        #expect(run.output == "challenge://locations?name=earth&type=planet\n")
        #expect(sut.page.callCount == 0)
    }

    @Test(arguments: [
        "list --page 2 --all", "search thing --page 2 --all", "list --type t --dimension d",
        "search thing --type t --dimension d", "list --link --residents", "list --link --exact",
    ])
    func `some options exclude each other`(line: String) async {
        #expect(await sut.run("locations \(line)").code == .usage)
        #expect(sut.page.callCount == 0)
    }

    // Completions

    @Test func `the translated texts of the items on this machine complete a filter, each once`() async {
        let places = ["Planet", "", "Asteroid", "TV", "Planet", "Dream", "Box"].map { Place(id: 1, type: $0) }
        sut.search.all.setResult(.success(Fetched(value: places, origin: .cache(age: .zero))))

        #expect(await sut.candidates("locations list --type ") == ["Asteroid", "Box", "Dream", "Planet", "TV"])
        #expect(await sut.candidates("locations search --type p", in: "es") == ["Planeta"])
    }
}
