import ChallengeCore
import ChallengeCoreMocks
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeLocation

/// Tests of the command for single items, from the command line to the output.
struct LocationCommandTests {
    private let sut = LocationsCommandLine()

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

    @Test(arguments: CachePolicy.allCases)
    func `one location is fetched with the policy of the command line and printed with all its fields`(
        policy: CachePolicy
    ) async {
        sut.locations.getLocation.setResult(.success(Fetched(value: .stub(id: 1), origin: .remote)))

        let run = await sut.run("location 1 --format jsonl", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == Self.json)
        #expect(sut.locations.getLocation.inputs == [PolicyInput(1, policy)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `several locations are fetched with the policy of the command line and printed in request order`(
        policy: CachePolicy
    ) async {
        sut.locations.getLocations.setResult(
            .success(
                LookupResults([2, 1].map { .init($0, .found(Fetched(value: .stub(id: $0), origin: .remote))) })))

        let run = await sut.run("location 2 1 --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "2\n1\n")
        #expect(sut.locations.getLocations.inputs == [PolicyInput([2, 1], policy)])
    }

    @Test func `a missing location is named on stderr, and the others are printed`() async {
        sut.locations.getLocations.setResult(
            .success(
                LookupResults([
                    .init(1, .found(Fetched(value: .stub(id: 1), origin: .remote))), .init(99999, .notFound),
                ])))

        let run = await sut.run("location 1 99999 --fields id")

        #expect(run.code == .failure)
        #expect(run.output == "1\n")
        #expect(run.error.hasPrefix("error: Location 99999 was not found.\n"))
    }

    @Test func `locations that could not be loaded are named with the failure`() async {
        sut.locations.getLocations.setResult(
            .success(LookupResults([1, 2].map { .init($0, .failed(.loadFailed(.timedOut))) })))

        let run = await sut.run("location 1 2 --fields id")

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
        sut.locations.getLocation.setResult(.failure(error))

        let run = await sut.run("location 9")

        #expect(run.code == code)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("\(error.message)\n"))
    }

    @Test func `printed items and lists are recorded in the history`() async {
        let cached = Origin.cache(age: .seconds(60))
        sut.locations.getLocation.setResult(.success(Fetched(value: .stub(id: 1, name: "One"), origin: .remote)))
        sut.locations.getLocations.setResult(
            .success(
                LookupResults(
                    [2, 3].map { .init($0, .found(Fetched(value: .stub(id: $0, name: "Any"), origin: cached))) })))
        sut.setPage([.stub(id: 1)])

        _ = await sut.run("location 1")
        _ = await sut.run("location 2 3")
        _ = await sut.run("locations list --fields id")
        sut.locations.getLocation.setResult(.failure(.notFound(identifier: 99)))
        _ = await sut.run("location 99")

        let one = HistoryItem(identifier: 1, name: "One", origin: .remote)
        let several = [2, 3].map { HistoryItem(identifier: $0, name: "Any", origin: cached) }
        let list = HistoryItem(identifier: nil, name: "challenge locations list --fields id", origin: .remote)
        #expect(sut.history.recorded == [[one], several, [list]])
    }

    @Test func `an empty standard input results in an empty list`() async {
        sut.locations.getLocations.setResult(.success(LookupResults([])))

        let run = await sut.run("location - --json")

        #expect(run.code == .ok)
        #expect(run.output == "[]\n")
    }

    @Test(arguments: CachePolicy.allCases)
    func `a name selects the location that it matches`(policy: CachePolicy) async {
        sut.names.findLocations.setResult(.success(NameMatches(partial: [.stub(id: 7)])))
        sut.locations.getLocation.setResult(.success(Fetched(value: .stub(id: 7), origin: .remote)))

        let run = await sut.run("location any name --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "7\n")
        #expect(sut.names.findLocations.inputs == [PolicyInput("any name", policy)])
        #expect(sut.locations.getLocation.inputs == [PolicyInput(7, policy)])
    }

    @Test func `an ambiguous name is an error that lists the locations`() async {
        sut.names.findLocations.setResult(.success(NameMatches(partial: [.stub(id: 7), .stub(id: 8)])))

        let run = await sut.run("location any name")

        #expect(run.code == .notFound)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: 'any name' matches 2 locations.\n  7  "))
        #expect(run.error.contains("Earth (C-137) · Planet · 2 residents\n"))
    }

    @Test(arguments: CachePolicy.allCases)
    func `residents are fetched with one request, and a missing one is printed as its identifier`(policy: CachePolicy)
        async
    {
        sut.locations.getLocation.setResult(.success(Fetched(value: .stub(id: 1), origin: .remote)))
        let rick = Resident(name: "Rick", status: "Alive", species: "Human", gender: "Male")
        sut.residents.getResidents.setResult(
            .success(
                LookupResults([.init(38, .found(Fetched(value: rick, origin: .remote))), .init(45, .notFound)])))

        let run = await sut.run("location 1 --residents --fields residents", cachePolicy: policy)

        #expect(run.output == "Rick · Alive · Human; 45\n")
        #expect(run.code == .unavailable)
        #expect(sut.residents.getResidents.inputs == [PolicyInput([38, 45], policy)])
    }
}
