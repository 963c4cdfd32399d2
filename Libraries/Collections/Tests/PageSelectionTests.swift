import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminalMocks
import Synchronization
import Testing

@testable import ChallengeCollections
@testable import ChallengeTerminal

/// Lists in the order of `--sort`, and with a condition.
struct PageSelectionTests {
    private static let planets = [
        Planet(identifier: 10, name: "beta", star: "Sun", moons: [1, 2]),
        Planet(identifier: 9, name: "Émile", star: nil, moons: []),
        Planet(identifier: 2, name: "Alpha", star: "", moons: [3]),
        Planet(identifier: 3, name: "gamma", star: "Antares", moons: [1, 2]),
        Planet(identifier: 4, name: "Delta", star: "sirius", moons: [10]),
    ]

    /// The numbers of the loaded pages.
    private final class Loads: Sendable {
        let numbers = Mutex<[Int]>([])
    }

    private let loads = Loads()

    private func invocation(_ sort: [String]?, _ options: [String: String] = [:]) -> Invocation {
        var options = options
        options["sort"] = sort?.joined(separator: ",")
        return Invocation(path: ["planets", "list"], options: options)
    }

    /// Returns the selected pages of a list whose pages have two items, two items and one item.
    private func pages(
        _ sort: [String]?, where condition: ((Planet) -> Bool)? = nil,
        load: (@Sendable (Int) async throws -> Fetched<Page<Planet>>)? = nil
    ) async throws -> PageWalk<Planet> {
        let order = try ListOrder(Planet.schema, invocation(sort))
        return try await PageWalk(load: load ?? { Fetched(value: try await self.page($0), origin: .remote) })
            .selecting(where: condition, order: order)
    }

    private func page(_ number: Int) async throws -> Page<Planet> {
        loads.numbers.withLock { $0.append(number) }
        return Page(
            number: number, pages: 3, count: 5,
            items: Array(Pagination(size: 2).items(on: number, of: Self.planets)))
    }

    @Test func `a field counts once, however often it is named`() throws {
        let names = Array(repeating: "name", count: 1000) + ["id", "-name"]

        #expect(try ListOrder(Planet.schema, invocation(names))?.shownFields.map(\.name) == ["name", "id"])
    }

    @Test(arguments: [
        (["id"], [2, 3, 4, 9, 10]), (["-id"], [10, 9, 4, 3, 2]), (["name"], [2, 10, 4, 9, 3]),
        (["-name"], [3, 9, 4, 10, 2]), (["star.name"], [3, 4, 10, 9, 2]), (["-STAR.name"], [10, 4, 3, 9, 2]),
        (["moons.count"], [9, 2, 4, 10, 3]), (["-moons.count"], [10, 3, 2, 4, 9]),
        (["moons.count", "-name"], [9, 4, 2, 3, 10]), (["moons"], [9, 2, 4, 10, 3]), (["-moons"], [10, 3, 2, 4, 9]),
        (["-star.id"], [10, 2, 3, 4, 9]), (["star"], [3, 4, 10, 9, 2]),
    ])
    func `the whole list is sorted, and missing values are last`(sort: [String], order: [Int]) async throws {
        let sut = try await pages(sort)

        var identifiers: [Int] = []
        for number in 1...3 { identifiers += try await sut.load(number).value.items.map(\.identifier) }

        #expect(identifiers == order)
    }

    @Test func `items that meet the condition are divided into pages of the size of the first page`() async throws {
        let sut = try await pages(["-id"], where: { $0.identifier != 4 && $0.identifier != 9 })

        let (first, second) = (try await sut.load(1).value, try await sut.load(2).value)

        #expect(first.items.map(\.identifier) == [10, 3])
        #expect(second.items.map(\.identifier) == [2])
        #expect([first.count, first.pages, second.number] == [3, 2, 2])
        await #expect(throws: APIError.pageNotFound(page: 3, pages: 2)) { try await sut.load(3) }
    }

    @Test func `a condition that no item meets results in an empty list`() async throws {
        let page = try await pages(nil, where: { _ in false }).load(1).value

        #expect(page.items.isEmpty)
        #expect([page.count, page.pages] == [0, 0])
    }

    // Items by identifier

    private func found(_ planet: Planet, _ origin: Origin, remoteFailure: LoadFailure? = nil) -> LookupResult<Planet> {
        .found(Fetched(value: planet, origin: origin, remoteFailure: remoteFailure))
    }

    @Test func `items that were looked up are one page with the origin of the least reliable one`() throws {
        let results = LookupResults(
            [
                .init(3, found(.earth, .remote)), .init(4, found(.mars, .cache(age: .seconds(9)))), .init(5, .notFound),
            ], cacheFailure: .busy)

        let page = try results.page(of: [Fetched<Void>]())

        #expect(page.value.items.map(\.identifier) == [3, 4])
        #expect([page.value.count, page.value.pages] == [2, 1])
        #expect(page.origin == .cache(age: .seconds(9)))
        #expect(page.cacheFailure == .busy)
    }

    @Test func `a fallback is the least reliable item, and an empty result is an empty page`() throws {
        let results = LookupResults([
            .init(3, found(.earth, .cache(age: .seconds(9)))),
            .init(4, found(.mars, .snapshot(SnapshotDate("2024-10")), remoteFailure: .timedOut)),
        ])

        #expect(try results.page(of: [Fetched<Void>]()).origin == .snapshot(SnapshotDate("2024-10")))
        #expect(try results.page(of: [Fetched<Void>]()).remoteFailure == .timedOut)
        #expect(try LookupResults<Int, Planet>([]).page(of: [Fetched<Void>]()).value.count == 0)
    }

    @Test func `the page is as old as the identifiers`() throws {
        let place = Fetched(value: [3], origin: .cache(age: .seconds(99)), remoteFailure: .timedOut)

        let page = try LookupResults([.init(3, found(.earth, .cache(age: .seconds(9))))]).page(of: [place])
        let empty = try LookupResults<Int, Planet>([]).page(of: [place])

        #expect(page.origin == .cache(age: .seconds(99)))
        #expect(page.remoteFailure == .timedOut)
        #expect(empty.origin == .cache(age: .seconds(99)))
    }

    @Test func `a selection is as old as its oldest page`() async throws {
        let origins = [Origin.cache(age: .seconds(9)), .snapshot(SnapshotDate("2024-10")), .cache(age: .seconds(99))]
        let sut = try await pages(
            ["id"],
            load: { Fetched(value: try await self.page($0), origin: origins[$0 - 1], remoteFailure: .timedOut) })

        #expect(try await sut.load(1).origin == .snapshot(SnapshotDate("2024-10")))
    }

    @Test func `dropped items count for the size of a page, and are named beside the selected items`() async throws {
        let sut = try await pages(
            ["id"],
            load: { number in
                let page = try await self.page(number)
                return Fetched(
                    value: Page(
                        number: number, pages: 3, count: 5, items: Array(page.items.dropFirst(number == 1 ? 1 : 0)),
                        dropped: number == 1 ? 1 : 0, unreadable: number == 1 ? ["10"] : []), origin: .remote)
            })

        let (first, last) = (try await sut.load(1).value, try await sut.load(2).value)
        #expect(first.items.map(\.identifier) == [2, 3] && first.unreadable == ["10"] && first.dropped == 0)
        #expect(last.items.map(\.identifier) == [4, 9] && last.unreadable == [] && last.count == 4)
    }

    @Test func `the failure of an item is thrown`() {
        let results = LookupResults([
            .init(3, found(.earth, .remote)), .init(4, LookupResult<Planet>.failed(.failed(.timedOut))),
        ])

        #expect(throws: APIError.failed(.timedOut)) { try results.page(of: [Fetched<Void>]()) }
    }

    @Test func `pages keep their sizes, and each is loaded once`() async throws {
        let sut = try await pages(["id"])

        let last = try await sut.load(3).value
        let first = try await sut.load(1).value

        #expect(last.items.map(\.identifier) == [10])
        #expect((last.number, last.pages, last.count) == (3, 3, 5))
        #expect(first.items.map(\.identifier) == [2, 3])
        #expect(loads.numbers.withLock { $0.sorted() } == [1, 2, 3])
    }

    @Test func `without the option a page is loaded alone`() async throws {
        let sut = try await pages(nil)

        #expect(try await sut.load(2).value.items.map(\.identifier) == [2, 3])
        #expect(loads.numbers.withLock(\.self) == [2])
    }

    @Test(arguments: [
        ("nmae", "Unknown field: 'nmae'. Did you mean 'name'?"),
        ("-moons.cuont", "Unknown field: 'moons.cuont'. Did you mean 'moons.count'?"),
    ])
    func `an unknown field is reported before any page is loaded`(name: String, message: String) async throws {
        let error = await #expect(throws: UsageError.self) { try await pages(["id", name]) }

        #expect(error?.message == message)
        #expect(loads.numbers.withLock(\.self) == [])
    }

    @Test func `every page has the failure of the page that a fallback replaced`() async throws {
        let sut = try await pages(
            ["id"],
            load: { number in
                let page = try await self.page(number)
                if number == 2 {
                    return Fetched(value: page, origin: .cache(age: .seconds(60)), remoteFailure: .timedOut)
                }
                return Fetched(value: page, origin: .remote, cacheFailure: number == 3 ? .full : nil)
            })

        let first = try await sut.load(1)

        #expect(first.origin == .cache(age: .seconds(60)))
        #expect(first.remoteFailure == .timedOut)
        #expect(first.cacheFailure == .full)
    }

    @Test(arguments: [
        (["-moons.count"], "id  name   star  moons  moons (count)"), (["-name"], "id  name   star  moons"),
    ])
    func `a table shows the fields by which it is sorted`(sort: [String], header: String) async throws {
        let output = MemoryOutput(terminalColumns: 80)
        let console = Console(
            streams: Streams(input: MemoryInput([]), output: output, error: MemoryOutput()), environment: [:],
            color: .never)

        try await PagePrinter(
            Planet.schema, noun: "location.noun", invocation(sort), console, history: HistoryRecorderMock()
        ) { number in
            Fetched(value: Page(number: number, pages: 1, count: 1, items: [.earth]), origin: .remote)
        }.print()

        #expect(output.text.split(separator: "\n").first.map { String($0) } == header)
    }
}
