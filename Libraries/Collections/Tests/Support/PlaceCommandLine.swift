import ChallengeCollections
import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengePictures
import ChallengeResources
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

/// The commands of a sample collection, with mocks in place of its repository.
struct PlaceCommandLine<ID: ItemIdentifier>: Sendable {
    typealias Filter = ItemFilter<PlaceField<ID>>
    typealias Run = CollectionRun<PlaceField<ID>>

    /// The part of a list that a command requests.
    struct PageInput: Equatable, Sendable {
        let page: Int
        let filter: Filter
    }

    private static var type: Option<[String]> { Option("type", .texts(), help: "location.option.type") }
    private static var dimension: Option<[String]> { Option("dimension", .texts(), help: "location.option.dimension") }
    private static var near: Option<String> { Option("near", .text, help: "location.option.name") }

    let one: MockedCall<PolicyInput<ID>, Fetched<Place<ID>>, any Error>
    let several: MockedCall<PolicyInput<[ID]>, LookupResults<ID, Place<ID>>, any Error>
    let page: MockedCall<PolicyInput<PageInput>, Fetched<Page<Place<ID>>>, any Error>
    let residents: OtherItemsMock
    let search = ItemSearchMock<Place<ID>>()
    let history = HistoryRecorderMock(recent: ["one", "two"])
    /// The pictures of the places; `nil` for a program without pictures.
    var pictures: PictureFiles?
    /// The items that options select in place of the API.
    var selection: [Place<ID>]?
    private let identifiers: ValueKind<ItemSelector<ItemKey>>

    init(_ identifiers: ValueKind<ItemSelector<ItemKey>>, sourceLocation: SourceLocation = #_sourceLocation) {
        func call<Input, Output>(_ name: String) -> MockedCall<Input, Output, any Error> {
            MockedCall(name, unconfigured: CancellationError(), sourceLocation: sourceLocation)
        }
        self.identifiers = identifiers
        one = call("one")
        several = call("several")
        page = call("page")
        residents = OtherItemsMock("character", summary: ["name"], sourceLocation: sourceLocation)
    }

    /// Runs a command line.
    ///
    /// - Parameters:
    ///   - answer: The text that a user types in a terminal; `nil` without a terminal.
    ///   - input: Standard input without a terminal.
    ///   - columns: The width of the terminal that shows the output; `nil` without a terminal.
    func run(
        _ line: String, answer: String? = nil, input: String = "", columns: Int? = nil,
        cachePolicy: CachePolicy = .localFirst
    ) async -> (code: ExitCode, output: String, error: String) {
        await run(line.split(separator: " ").map(String.init), answer, input, columns, cachePolicy)
    }

    /// Returns the candidates for the last word of a command line, in which a tab separates values and descriptions.
    func candidates(_ line: String, in language: String = "en") async -> [String] {
        let reply = await run(
            ["__complete", "fish", "challenge \(line)"], nil, "", nil, .localFirst, ["LC_ALL": language])
        return reply.output.split(separator: "\n").dropFirst().map(String.init)
    }

    private func run(
        _ arguments: [String], _ answer: String?, _ input: String, _ columns: Int?, _ cachePolicy: CachePolicy,
        _ environment: [String: String] = [:]
    ) async -> (code: ExitCode, output: String, error: String) {
        let input = MemoryInput([answer ?? input], isTerminal: answer != nil)
        let output = MemoryOutput(terminalColumns: columns)
        let error = MemoryOutput(terminalColumns: answer == nil ? nil : 80)
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary", commands: commands(cachePolicy)
        ).run(
            arguments: arguments, environment: environment,
            streams: Streams(input: input, output: output, error: error))
        return (code, output.text, error.text)
    }

    private func commands(_ cachePolicy: CachePolicy) -> [Command] {
        let words = TranslatedWords(["Planet"]) { _ in ["Planeta"] }
        let texts = CandidateSource.texts({ _ in search }, \.type, translatedBy: words)
        let commands = CollectionCommands(
            collection, [residents.description],
            filters: [Self.type.completed(by: texts), Self.dimension, Self.near],
            exclusive: [[Self.type, Self.dimension]],
            examples: .init(
                item: [Example("challenge location 7", summary: "location.example.location")],
                list: [Example("challenge locations list", summary: "location.example.list")],
                search: [Example("challenge locations search earth", summary: "location.example.search")]))
        return [
            commands.lists { try listRun($0, $1, cachePolicy) },
            commands.item(
                identifiers, notFound: { PlaceNotFound(key: "\($0)") }, search: { _ in search },
                { try run($0, $1, cachePolicy) }),
        ]
    }

    private func listRun(_ invocation: Invocation, _ console: Console, _ cachePolicy: CachePolicy) throws -> Run {
        var run = try run(invocation, console, cachePolicy)
        run.filter = Filter([.type: invocation[Self.type], .dimension: invocation[Self.dimension]])
        if let near = invocation[Self.near] {
            run.condition = { place in place.residents.contains { "\($0)" == near } }
        }
        if let selection {
            let page = Page(number: 1, pages: 1, count: selection.count, items: selection)
            run.selection = { Fetched(value: page, origin: .remote) }
        }
        return run
    }

    private func run(_ invocation: Invocation, _ console: Console, _ cachePolicy: CachePolicy) throws -> Run {
        let context = CollectionContext.stub(
            [residents.description], history: history, cachePolicy: cachePolicy, pictures: pictures)
        return try Run(collection, reads, context, invocation, console)
    }

    private var collection: ItemCollection<PlaceField<ID>> {
        ItemCollection("location", "locations", .places()) { [reads] _ in reads }
    }

    private var reads: CollectionReads<PlaceField<ID>> {
        CollectionReads(
            search: search, one: { (identifier: ID, policy) in try one.call(PolicyInput(identifier, policy)) },
            several: { try several.call(PolicyInput($0, $1)) },
            page: { try page.call(PolicyInput(PageInput(page: $0, filter: $1), $2)) })
    }

    // Results

    func setOne(_ place: Place<ID>, origin: Origin = .remote) {
        one.setResult(.success(Fetched(value: place, origin: origin)))
    }

    func setSeveral(_ results: KeyValuePairs<ID, LookupResult<Place<ID>>>) {
        several.setResult(.success(LookupResults(results.map { .init($0.key, $0.value) })))
    }

    /// Sets the items of the only page.
    func setPage(_ places: [Place<ID>]) {
        let page = Page(number: 1, pages: 1, count: places.count, items: places)
        self.page.setResult(.success(Fetched(value: page, origin: .remote)))
    }
}
