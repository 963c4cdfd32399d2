import ChallengeCollections
import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeRepositoryMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import Challenge__Name__

/// The options and the fields of the commands; Collections tests what the commands of all collections share.
struct __Name__CommandsTests {
    private let repository = __Name__RepositoryMock()
    private let item: Challenge__Name__.__Name__ = .stub()

    private func run(_ line: String, _ feature: __Name__Feature) async -> (code: ExitCode, output: String) {
        let output = MemoryOutput()
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary", commands: Command.all(of: feature)
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: ["LC_ALL": "en"],
            streams: Streams(input: MemoryInput([]), output: output, error: MemoryOutput()))
        return (code, output.text)
    }

    private func run(
        _ line: String, _ policy: CachePolicy = .localFirst, _ collections: [CollectionDescription] = []
    ) async -> (code: ExitCode, output: String) {
        let container = __Name__Container(__variables__: repository, context: .stub(collections, cachePolicy: policy))
        return await run(line, __Name__Feature(collections: collections, container: { _ in container }))
    }

    @Test func `an item is printed with all fields`() async {
        repository.get__Name__.setResult(.success(Fetched(value: item, origin: .remote)))

        let run = await run("__kind__ __idText__ --format jsonl", .remoteFirst)

        #expect(run.code == .ok)
        //% each field
        #expect(run.output.contains(#""__field__":__sampleJSON__"#))
        //% end
        //% if hasChoice
        #expect(repository.get__Name__.inputs == [PolicyInput(__id__, .remoteFirst)])
        //% else
        #expect(repository.get__Name__.inputs == [__id__])
        //% end
    }

    @Test func `a list is requested with the page and the filter of the command line`() async {
        let page = Page(number: 2, pages: 2, count: 21, items: [item])
        repository.search__Names__Page.setResult(.success(Fetched(value: page, origin: .remote)))
        let options = [
            "--name a",
            //% each option
            "--__optionName__ __field__",
            //% end
        ]

        let run = await run("__plural__ list --page 2 --fields id " + options.joined(separator: " "))

        #expect(run.output == "__idText__\n")
        let filter = __Names__Filter([
            .name: "a",
            //% each option
            .__field__: "__field__",
            //% end
        ])
        //% if hasChoice
        #expect(repository.search__Names__Page.inputs == [PolicyInput(PageInput(page: 2, filter: filter), .localFirst)])
        //% else
        #expect(repository.search__Names__Page.inputs == [PageInput(page: 2, filter: filter)])
        //% end
    }

    @Test func `several items are looked up in the order of the command line`() async {
        let missing = LookupResults<__ID__, Challenge__Name__.__Name__>([
            .init(__otherID__, .notFound), .init(__id__, .notFound),
        ])
        repository.get__Names__.setResult(.success(missing))

        let run = await run("__kind__ \(__otherID__) __idText__")

        #expect(run.code == .notFound)
        //% if hasChoice
        #expect(repository.get__Names__.inputs == [PolicyInput([__otherID__, __id__], .localFirst)])
        //% else
        #expect(repository.get__Names__.inputs == [[__otherID__, __id__]])
        //% end
    }

    //% each relation
    @Test func `one request looks up the __fieldWords__ of an item`() async {
        let others = OtherItemsMock("__relation__", summary: ["name"])
        repository.get__Name__.setResult(.success(Fetched(value: item, origin: .remote)))
        others.setSeveral(Dictionary(uniqueKeysWithValues: item.__field__.map { ($0, .notFound) }))

        _ = await run("__kind__ __idText__ --__field__", .localFirst, [others.description])

        #expect(others.several.inputs == [PolicyInput(item.__field__.map(\.key), .localFirst)])
    }

    //% end
    //% if isCollection
    @Test func `a link has an identifier or filters`() {
        let link = [__Name__Feature.description.link]
        let words = try? link.words(for: "challenge://__kind__/__idText__", scheme: "challenge")

        #expect(words == ["__kind__", "__idText__"])
        //% each filter
        #expect((try? link.words(for: "challenge://__plural__?__filterName__=a", scheme: "challenge")) != nil)
        //% end
    }

    @Test func `the statistics ask the API for the items, and never count a part of them`() async {
        let client = HTTPClientMock()
        client.sending.setResult(.failure(.connection(.refused)))

        await #expect(throws: APIError.failed(.noConnection(.refused))) {
            try await __Name__Feature.description.groupings[0].values(session(client), .localFirst)
        }
    }

    //% end
    @Test(arguments: CachePolicy.allCases)
    func `a command uses the session and the policy of its context`(policy: CachePolicy) async {
        let client = HTTPClientMock()
        client.sending.setResult(.failure(.status(404, body: __DTO__.collection.api.notFoundBody)))
        let context = CollectionContext(
            session: session(client), history: HistoryRecorderMock(), cachePolicy: policy, collections: [])

        let run = await run("__kind__ __idText__", __Name__Feature([]) { _ in context })

        #expect(__Name__Container(context).context.cachePolicy == policy)
        #expect(run.code == .notFound)
        #expect(client.sending.inputs == [Endpoint("__path__", segment: "__idText__")])
    }

    private func session(_ client: HTTPClientMock) -> RepositorySession {
        RepositorySession(
            httpClient: client, cache: Database(.memory, schemas: [__DTO__.schema("__plural__")]),
            apiAddress: "https://example.org/api", freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
    }
}
