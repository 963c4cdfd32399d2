import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeEpisode

/// The options and the references of the commands, from the command line to the output.
struct EpisodeCommandsTests {
    private let sut = EpisodesCommandLine()
    private var episodes: EpisodeRepositoryMock { sut.episodes }

    // One episode

    @Test func `an episode has all its fields`() async {
        episodes.getEpisode.setResult(.success(Fetched(value: .stub(id: 28), origin: .remote)))

        let run = await sut.run("episode 28 --format jsonl")

        #expect(run.code == .ok)
        #expect(
            run.output
                == #"{"id":28,"name":"The Ricklantis Mixup","code":"S03E07","season":3,"number":7,"#
                + #""airDate":"2017-09-10","characters":[1],"created":"2017-11-10T12:56:36.618Z"}"# + "\n")
    }

    @Test(arguments: CachePolicy.allCases)
    func `an episode is selected by its code`(policy: CachePolicy) async {
        let found = LookupResult.found(Fetched(value: Episode.stub(id: 28), origin: .remote))
        episodes.getIdentifiers.setResult(.success([EpisodeCode(season: 3, number: 7): 28]))
        episodes.getEpisodes.setResult(.success(LookupResults([.init(28, found)])))

        let run = await sut.run("episode 3x07 --fields id", cachePolicy: policy)

        #expect(run.output == "28\n")
        #expect(episodes.getEpisodes.inputs == [PolicyInput([28], policy)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `an episode is selected by its name`(policy: CachePolicy) async {
        sut.search.setMatches(RankedMatches(partial: [.stub(id: 28)]))
        episodes.getEpisode.setResult(.success(Fetched(value: .stub(id: 28), origin: .remote)))

        let run = await sut.run("episode ricklantis mix --fields id", cachePolicy: policy)

        #expect(run.output == "28\n")
        #expect(sut.search.named.inputs == [PolicyInput("ricklantis mix", policy)])
        #expect(episodes.getEpisode.inputs == [PolicyInput(28, policy)])
    }

    @Test func `the matches of an ambiguous name have their codes and numbers of characters`() async {
        let matches = [Episode.stub(id: 7), .stub(id: 8, code: "S03E08", characters: [1, 2])]
        sut.search.setMatches(RankedMatches(partial: matches))

        let run = await sut.run("episode any name")

        #expect(run.code == .notFound)
        #expect(run.error.contains("  8  The Ricklantis Mixup · S03E08 · 2 characters\n"))
        #expect(run.error.contains("  7  The Ricklantis Mixup · S03E07 · 1 character\n"))
    }

    @Test(arguments: [("28 99999", "Episode 99999"), ("28 s9e1", "Episode S09E01"), ("s9e1", "Episode S09E01")])
    func `a missing episode is named by its identifier or code`(references: String, name: String) async {
        episodes.getIdentifiers.setResult(.success([:]))
        sut.setPage([])
        let found = LookupResult.found(Fetched(value: Episode.stub(id: 28), origin: .remote))
        let missing = references.contains("99999") ? [99999] : []
        episodes.getEpisodes.setResult(
            .success(LookupResults([.init(28, found)] + missing.map { .init($0, .notFound) })))

        let run = await sut.run("episode \(references) --fields id")

        #expect(run.error.hasPrefix("error: \(name) was not found.\n"))
        #expect(run.code == (references == "s9e1" ? .notFound : .failure))
    }

    @Test(arguments: ["S1", "s03e", "0"])
    func `a mistyped identifier or code is a usage error`(text: String) async {
        let run = await sut.run("episode \(text)")

        #expect(run.code == .usage)
        #expect(run.error.contains("'\(text)'"))
    }

    // Seasons and codes

    @Test(
        arguments: ["list", "search"],
        [("3", "S03E"), ("S03", "S03E"), ("s3", "S03E"), ("12", "S12E")])
    func `a season is the beginning of its codes`(command: String, season: (text: String, code: String)) async {
        sut.setPage([.stub(id: 1)])

        let run = await sut.run("episodes \(command) --season \(season.text) --fields id")

        #expect(run.output == "1\n")
        let search = PageInput(page: 1, filter: EpisodesFilter([.code: season.code]))
        #expect(episodes.searchEpisodesPage.inputs.map(\.value) == [search])
    }

    @Test func `a code is a filter as it was typed`() async {
        sut.setPage([.stub(id: 1)])

        _ = await sut.run("episodes list --code e1 --name rick")

        let search = PageInput(page: 1, filter: EpisodesFilter([.name: "rick", .code: "e1"]))
        #expect(episodes.searchEpisodesPage.inputs.map(\.value) == [search])
    }

    @Test(arguments: ["list", "search rick"])
    func `a season and a code exclude each other`(command: String) async {
        let run = await sut.run("episodes \(command) --season 3 --code S03E07")

        #expect(run.code == .usage)
        #expect(run.error.contains("--season"))
        #expect(run.error.contains("--code"))
    }

    @Test(arguments: [("2017", "1\n"), ("2013,2017", "1\n2\n"), ("2018", "")])
    func `a year selects the episodes that were broadcast in it`(years: String, output: String) async {
        let dates = ["September 10, 2017", "December 2, 2013", ""]
        sut.setPage(dates.enumerated().map { EpisodeMapper().map(.stub(id: $0 + 1, airDate: $1)) })

        let run = await sut.run("episodes list --year \(years) --fields id")

        #expect(run.output == output)
    }

    @Test(arguments: ["x", "0", "S", "S03E", "-1"])
    func `another text is not a season`(text: String) async {
        let run = await sut.run("episodes list --season=\(text)")

        #expect(run.code == .usage)
        #expect(run.error.hasPrefix("error: Cannot read '\(text)' as a season."))
    }

    @Test(arguments: [
        ("episodes list --season ", "3\n5\n"), ("episodes list --code ", "S03E07\nS05E10\nSpecial\n"),
        ("episodes list --year ", "2017\n"),
        ("episodes list --with bir", "Birdperson\tBird\n"),
        ("episode s05", "S05E10\tThe Ricklantis Mixup\n"),
    ])
    func `values are completed from this machine`(line: String, candidates: String) async {
        let saved = ["S03E07", "Special", "S05E10", "S05E10"].map { Episode.stub(code: $0) }
        sut.search.all.setResult(.success(Fetched(value: saved, origin: .remote)))
        sut.search.starting.setResult(.success([saved[2]]))
        sut.characters.search.starting.setResult(
            .success([OtherItem(47, "Birdperson", distinctions: ["Bird"])]))

        let run = await sut.run("__complete fish", last: "challenge \(line)")

        #expect(run.output.split(separator: "\n", maxSplits: 1).last.map(String.init) == candidates)
    }
}
