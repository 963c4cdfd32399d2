import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeEpisode

/// Lookups of codes and identifiers, and the requests that they need.
struct GetEpisodesUseCaseTests {
    private let episodes = EpisodeRepositoryMock()

    private var sut: GetEpisodesUseCase { GetEpisodesUseCase(episodes: episodes) }

    private func references(_ texts: String...) -> [EpisodeReference] { texts.compactMap { EpisodeReference($0) } }

    /// Sets the identifiers of the codes in the snapshot.
    private func setIdentifiers(_ identifiers: KeyValuePairs<String, Int>) {
        let codes = identifiers.compactMap { text, identifier in EpisodeCode(text).map { ($0, identifier) } }
        episodes.getIdentifiers.setResult(.success(Dictionary(uniqueKeysWithValues: codes)))
    }

    private func setEpisodes(_ results: KeyValuePairs<Int, LookupResult<Episode>>, failure: StorageFailure? = nil) {
        episodes.getEpisodes.setResult(
            .success(LookupResults(results.map { .init($0, $1) }, cacheFailure: failure)))
    }

    private func setSeason(_ items: [Episode], failure: LoadFailure? = nil) {
        let page = Page(number: 1, pages: 1, count: items.count, items: items)
        episodes.searchEpisodesPage.setResult(
            .success(Fetched(value: page, origin: .remote, remoteFailure: failure)))
    }

    private static func found(_ identifier: Int, _ code: String) -> LookupResult<Episode> {
        .found(Fetched(value: .stub(id: identifier, code: code), origin: .remote))
    }

    private func search(_ season: Int) -> PageInput<EpisodesFilter> { .init(page: 1, filter: .season(season)) }

    // Identifiers of codes

    @Test(arguments: CachePolicy.allCases)
    func `a single identifier is requested as a single item`(policy: CachePolicy) async throws {
        episodes.getEpisode.setResult(.success(Fetched(value: .stub(id: 28), origin: .remote)))

        let fetched = try await sut.execute(reference: .identifier(28), cachePolicy: policy)

        #expect(fetched.value.id == 28)
        #expect(episodes.getEpisode.inputs == [PolicyInput(28, policy)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `a code in the snapshot is requested by its identifier`(policy: CachePolicy) async throws {
        let code = EpisodeCode(season: 3, number: 7)
        setIdentifiers(["S03E07": 28])
        setEpisodes([28: Self.found(28, "S03E07")])

        let fetched = try await sut.execute(reference: .code(code), cachePolicy: policy)

        #expect(fetched.value.id == 28)
        #expect(episodes.getIdentifiers.inputs == [[code]])
        #expect(episodes.getEpisodes.inputs == [PolicyInput([28], policy)])
    }

    @Test func `codes and identifiers are requested together, and the results have the order of the request`()
        async throws
    {
        setIdentifiers(["S01E01": 1, "S05E10": 51])
        setEpisodes([2: Self.found(2, "S01E02"), 1: Self.found(1, "S01E01"), 51: Self.found(51, "S05E10")])

        let wanted = references("S05E10", "2", "S01E01")
        let results = try await sut.execute(references: wanted, cachePolicy: .localFirst)

        #expect(results.entries.map(\.key) == wanted)
        #expect(results.found.map(\.value.id) == [51, 2, 1])
        #expect(episodes.getEpisodes.inputs == [PolicyInput([51, 2, 1], .localFirst)])
    }

    @Test func `an identifier and the code of the same episode each have a result of one request`() async throws {
        setIdentifiers(["S03E07": 28])
        setEpisodes([28: Self.found(28, "S03E07")])

        let results = try await sut.execute(references: references("28", "S03E07"), cachePolicy: .noCache)

        #expect(results.entries.map(\.key) == references("28", "S03E07"))
        #expect(results.found.map(\.value.id) == [28, 28])
        #expect(episodes.getEpisodes.inputs == [PolicyInput([28], .noCache)])
    }

    @Test func `identifiers need no codes, and a failure of the cache is reported with the results`() async throws {
        setEpisodes([1: Self.found(1, "S01E01"), 99: .notFound], failure: .full)

        let results = try await sut.execute(references: references("1", "99"), cachePolicy: .localFirst)

        #expect(results.entries.map(\.result) == [Self.found(1, "S01E01"), .notFound])
        #expect(results.cacheFailure == .full)
        #expect(episodes.getIdentifiers.callCount == 0)
    }

    // Codes that are not in the snapshot

    @Test(arguments: [Self.found(5, "S03E08"), .notFound])
    func `a code that the known episode does not have is searched for`(outdated: LookupResult<Episode>) async throws {
        setIdentifiers(["S03E07": 5])
        setEpisodes([5: outdated])
        setSeason([.stub(id: 5, code: "S03E08"), .stub(id: 28, code: "S03E07")])

        let fetched = try await sut.execute(
            reference: .code(EpisodeCode(season: 3, number: 7)), cachePolicy: .remoteFirst)

        #expect(fetched.value.id == 28)
        #expect(episodes.searchEpisodesPage.inputs == [PolicyInput(search(3), .remoteFirst)])
    }

    @Test func `a known episode that cannot be loaded is a failure, and nothing is searched`() async {
        setIdentifiers(["S03E07": 28])
        setEpisodes([28: .failed(.failed(.timedOut))])

        await #expect(throws: EpisodeError.loadFailed(.failed(.timedOut))) {
            try await sut.execute(reference: .code(EpisodeCode(season: 3, number: 7)), cachePolicy: .localFirst)
        }
    }

    @Test func `the unknown codes of each season need one search`() async throws {
        setIdentifiers([:])
        setSeason([.stub(id: 60, code: "S09E02")])

        let wanted = references("S10E01", "S09E01", "S09E02", "S09E03")
        let results = try await sut.execute(references: wanted, cachePolicy: .localFirst)

        #expect(results.entries.map(\.key) == wanted)
        #expect(results.entries.map(\.result) == [.notFound, .notFound, Self.found(60, "S09E02"), .notFound])
        #expect(episodes.searchEpisodesPage.inputs.map(\.value) == [search(9), search(10)])
        #expect(episodes.getEpisodes.callCount == 0)
    }

    @Test func `after a failure of the API, a code that the saved season lacks is a failure`() async throws {
        setIdentifiers([:])
        setSeason([.stub(id: 52, code: "S06E01")], failure: .timedOut)

        let results = try await sut.execute(references: references("S06E01", "S06E02"), cachePolicy: .localFirst)

        #expect(results.found.map(\.value.id) == [52])
        #expect(results.found.map(\.remoteFailure) == [.timedOut])
        #expect(results.entries.last?.result == .failed(.failed(.timedOut)))
    }
}
