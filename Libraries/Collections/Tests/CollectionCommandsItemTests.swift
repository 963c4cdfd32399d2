import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeCollections

/// The command for items of a collection, from the command line to the output.
struct CollectionCommandsItemTests {
    private let sut = PlaceCommandLine<Int>(.numberOrName)

    private func found(_ place: Place<Int>, origin: Origin = .remote) -> LookupResult<Place<Int>> {
        .found(Fetched(value: place, origin: origin))
    }

    @Test(arguments: CachePolicy.allCases)
    func `one item is fetched with the policy`(policy: CachePolicy) async {
        sut.setOne(Place(id: 7))

        let run = await sut.run("location 7 --fields id,name", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "7\tEarth\n")
        #expect(sut.one.inputs == [PolicyInput(7, policy)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `several items are fetched with the policy and printed in request order`(policy: CachePolicy) async {
        sut.setSeveral([2: found(Place(id: 2)), 1: found(Place(id: 1))])

        let run = await sut.run("location 2 1 --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "2\n1\n")
        #expect(sut.several.inputs == [PolicyInput([2, 1], policy)])
    }

    @Test func `one of several items that is missing is named, and the others are printed`() async {
        sut.setSeveral([1: found(Place(id: 1)), 9: .notFound])

        let run = await sut.run("location 1 9 --fields id")

        #expect(run.code == .failure)
        #expect(run.output == "1\n")
        #expect(run.error == "error: No place 9.\n")
        #expect(sut.history.recorded.map { $0.map(\.identifier) } == [[1]])
    }

    @Test func `items that could not be loaded are named with the failure`() async {
        sut.setSeveral([1: .failed(.failed(.timedOut)), 2: .failed(.failed(.timedOut))])

        let run = await sut.run("location 1 2 --fields id")

        #expect(run.code == .temporaryFailure)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: Not loaded: locations 1–2. "))
    }

    @Test(
        arguments: [
            (PlaceNotFound(key: "9"), .notFound, "No place 9."),
            (APIError.failed(.serverError(status: 503)), .unavailable, "Not loaded: location 9. "),
        ] as [(any PresentableError, ExitCode, String)])
    func `the failure of one item decides the exit code`(
        error: any PresentableError, code: ExitCode, message: String
    ) async {
        sut.one.setResult(.failure(error))

        let run = await sut.run("location 9")

        #expect(run.code == code)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: \(message)"))
        #expect(sut.history.recorded == [])
    }

    @Test func `a line of standard input is an identifier or a name, up to the first tab`() async {
        sut.search.setMatches(RankedMatches(partial: [Place(id: 7)]))
        sut.setSeveral([3: found(Place(id: 3)), 7: found(Place(id: 7))])

        let run = await sut.run("location - --fields id", input: "3\tEarth\n\nany name\tPlanet\n")

        #expect(run.output == "3\n7\n")
        #expect(sut.search.named.inputs.map(\.value) == ["any name"])
        #expect(sut.several.inputs.map(\.value) == [[3, 7]])
    }

    @Test func `a name in standard input without a match is an error with the number of its line`() async {
        sut.search.setMatches(RankedMatches(nearestNames: ["Earth"]))

        let run = await sut.run("location -", input: "3\nerth\n")

        #expect(run.code == .notFound)
        #expect(run.error.hasPrefix("error: Line 2 of standard input: No location matches 'erth'."))
        #expect(sut.several.callCount == 0)
    }

    @Test func `an empty standard input results in an empty list`() async {
        sut.setSeveral([:])

        let run = await sut.run("location - --json")

        #expect(run.code == .ok)
        #expect(run.output == "[]\n")
    }

    @Test func `printed items are recorded in the history`() async {
        let cached = Origin.cache(age: .seconds(60))
        sut.setOne(Place(id: 1, name: "One"))
        sut.setSeveral([2: found(Place(id: 2), origin: cached), 3: found(Place(id: 3), origin: cached)])

        _ = await sut.run("location 1")
        _ = await sut.run("location 2 3")

        #expect(
            sut.history.recorded == [
                [HistoryItem(identifier: 1, name: "One", origin: .remote)],
                [2, 3].map { HistoryItem(identifier: $0, name: "Earth", origin: cached) },
            ])
    }

    // Names

    @Test(arguments: CachePolicy.allCases)
    func `a name selects the item that it matches`(policy: CachePolicy) async {
        sut.search.setMatches(RankedMatches(partial: [Place(id: 7)]))
        sut.setOne(Place(id: 7))

        let run = await sut.run("location any name --fields id", cachePolicy: policy)

        #expect(run.output == "7\n")
        #expect(sut.search.named.inputs == [PolicyInput("any name", policy)])
        #expect(sut.one.inputs == [PolicyInput(7, policy)])
    }

    @Test func `an ambiguous name is an error that lists the items`() async {
        sut.search.setMatches(RankedMatches(partial: [Place(id: 7), Place(id: 8, type: "Star")]))

        let run = await sut.run("location any name")

        #expect(run.code == .notFound)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: 'any name' matches 2 locations.\n  7  Earth · Planet\n  8  Earth · Star\n"))
        #expect(sut.one.callCount == 0)
    }

    @Test func `a name without a match is an error with similar names`() async {
        sut.search.setMatches(RankedMatches(nearestNames: ["Earth"]))

        let run = await sut.run("location erth")

        #expect(run.code == .notFound)
        #expect(run.error.contains("No location matches 'erth'."))
        #expect(run.error.contains("'challenge location Earth'"))
    }

    // Options

    @Test func `related items are fetched with one request, and a missing one is named`() async {
        sut.setSeveral([1: found(Place(id: 1, residents: [8, 9])), 2: found(Place(id: 2, residents: [9]))])
        sut.residents.setSeveral([8: .found(Fetched(value: OtherItem(8, "Rick"), origin: .remote)), 9: .notFound])

        let run = await sut.run("location 1 2 --residents --fields residents")

        #expect(run.code == .unavailable)
        #expect(run.output == "Rick; 9\n9\n")
        #expect(run.error == "warning: Not found: resident 9.\n")
        #expect(sut.residents.several.inputs == [PolicyInput([8, 9], .localFirst)])
    }

    @Test func `an item in a terminal has the names of related items on this machine`() async {
        sut.setOne(Place(id: 7, residents: [8, 9]))
        let names = ["Rick", "Morty"].enumerated().map { index, name in
            OtherItem(8 + index, name)
        }
        sut.residents.search.all.setResult(.success(Fetched(value: names, origin: .cache(age: .zero))))

        #expect(await sut.run("location 7", columns: 80).output.contains("  Rick, Morty\n"))
        #expect(await sut.run("location 7 --fields residents").output == "8,9\n")
        #expect(sut.residents.search.all.callCount == 1)
        #expect(sut.residents.several.callCount == 0)
    }

    @Test func `a link is printed in place of the item, without its related items`() async {
        sut.setOne(Place(id: 7, residents: [8]))

        let run = await sut.run("location 7 --link")

        #expect(run.output == "challenge://location/7\n")
        #expect(sut.residents.several.callCount == 0)
        #expect(await sut.run("location 7 --link --residents").code == .usage)
    }

    @Test(arguments: [
        ("location", "challenge location 7"), ("locations list", "challenge locations list"),
        ("locations search", "challenge locations search earth"),
    ])
    func `the help has the fields and the example of the command`(command: String, example: String) async {
        let help = await sut.run("\(command) --help").output

        #expect(help.contains("residents.first.name"))
        #expect(help.split(separator: "\nExamples\n").last?.split(separator: "\n").first == "  \(example)")
    }

    // Completions

    @Test func `the items on this machine complete a word`() async {
        sut.search.starting.setResult(.success([Place(id: 7, name: "Earth"), Place(id: 8, name: "Ear Moon")]))

        let candidates = await sut.candidates("location ea")

        #expect(Set(candidates) == ["Earth\tPlanet", "Ear Moon\tPlanet"])
        #expect(sut.search.starting.inputs == ["ea"])
    }

    // Text identifiers

    @Test func `identifiers can be texts`() async {
        let texts = ValueKind<String>(placeholder: "ID", expectation: .oneOf([])) { $0.hasPrefix("p-") ? $0 : nil }
        let sut = PlaceCommandLine<String>(.orName(.keys(texts) { .text($0) }))
        sut.search.setMatches(RankedMatches(partial: [Place(id: "p-a")]))
        sut.setOne(Place(id: "p-a"))
        sut.setSeveral(["p-b": .notFound, "p-a": .found(Fetched(value: Place(id: "p-a"), origin: .remote))])
        sut.search.starting.setResult(.success([Place(id: "p-a")]))

        let named = await sut.run("location any --fields id")
        let several = await sut.run("location p-b p-a --fields id")

        #expect(named.output == "p-a\n")
        #expect(sut.one.inputs == [PolicyInput("p-a", .localFirst)])
        #expect(several.output == "p-a\n")
        #expect(several.error == "error: No place p-b.\n")
        #expect(sut.several.inputs == [PolicyInput(["p-b", "p-a"], .localFirst)])
        #expect(sut.history.recorded.map { $0.map(\.identifier) } == [["p-a"], ["p-a"]])
        #expect(await sut.candidates("location p") == ["p-a\tEarth"])
    }
}
