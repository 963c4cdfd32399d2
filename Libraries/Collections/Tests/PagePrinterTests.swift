import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeJSON
import ChallengeResources
import ChallengeTerminalMocks
import Synchronization
import Testing

@testable import ChallengeCollections
@testable import ChallengeTerminal

/// The printed part of a list, the requested pages, and the footer.
struct PagePrinterTests {
    private let output = MemoryOutput()
    private let error = MemoryOutput()
    private let history = HistoryRecorderMock()

    private static let numbers = RecordSchema<Int>(fields: [Field("n", header: "n", json: { .integer($0) })])

    private func invocation(_ options: [String: String]) -> Invocation {
        Invocation(path: ["challenge", "locations", "list"], options: options)
    }

    private func console(isQuiet: Bool = false) -> Console {
        Console(
            streams: Streams(input: MemoryInput([]), output: output, error: error), environment: [:], color: .never,
            isQuiet: isQuiet)
    }

    private func print(
        _ list: NumberedList, page: Int? = nil, limit: Int? = nil, all: Bool = false, isQuiet: Bool = false,
        language: Language = .english
    ) async throws {
        var options: [String: String] = [:]
        options["page"] = page.map(String.init)
        options["limit"] = limit.map(String.init)
        if all { options["all"] = "" }
        let printer = try PagePrinter(
            Self.numbers, noun: "location.noun", invocation(options), console(isQuiet: isQuiet), history: history,
            load: { try list.load($0) })
        try await Localization.$language.withValue(language) { try await printer.print() }
    }

    private func lines(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

    /// Prints numbers and their halves, of which the ninth is missing.
    private func printRelated(
        _ options: [String: String], fetched: @escaping @Sendable ([ItemKey]) -> Void
    ) async throws {
        let list = NumberedList(count: 45)
        let invocation = invocation(options.merging(["half": "", "fields": "n,half"]) { own, _ in own })
        let halves = OtherItemsMock("character", summary: ["name"]).description { keys, _ in
            fetched(keys)
            return LookupResults(keys.map { .init($0, Self.half($0)) })
        }
        let half = Field<Int>(
            "half", header: "half", links: { [$0 / 2] }, to: "character", noun: "location.related.residents")
        let schema = RecordSchema(fields: Self.numbers.fields + [half])
        let related = RelatedItems(schema, .stub([halves]), invocation, console())
        try await PagePrinter(
            related.schema, noun: "location.noun", invocation, console(), history: history, with: related,
            load: { try list.load($0) }
        ).print()
    }

    private static func half(_ key: ItemKey) -> LookupResult<OtherItem> {
        key == 9
            ? .notFound : .found(Fetched(value: OtherItem(Int(key), key == 5 ? "half" : "a half"), origin: .remote))
    }

    @Test func `related items are fetched once, for the printed items`() async throws {
        let fetched = Mutex<[[ItemKey]]>([])

        try await printRelated(["limit": "3"]) { identifiers in fetched.withLock { $0.append(identifiers) } }

        #expect(output.text == "1\ta half\n2\ta half\n3\ta half\n")
        #expect(fetched.withLock { $0 } == [[0, 1]])
    }

    @Test func `an order by other fields needs only the related items that are printed`() async throws {
        let fetched = Mutex<[[ItemKey]]>([])

        try await printRelated(["sort": "-n", "limit": "2"]) { identifiers in
            fetched.withLock { $0.append(identifiers) }
        }

        #expect(output.text == "45\ta half\n44\ta half\n")
        #expect(fetched.withLock { $0 } == [[22]])
    }

    @Test func `missing related items are named after the list and decide the exit code`() async throws {
        await #expect(throws: ReportedExit(exitCode: .unavailable)) {
            try await printRelated(["all": ""], fetched: { _ in })
        }

        #expect(output.text.split(separator: "\n").count == 45)
        #expect(output.text.contains("17\ta half\n18\t9\n19\t9\n20\ta half\n"))
        #expect(error.text == "note: 45 locations. End of the list.\nwarning: Not found: resident 9.\n")
    }

    @Test func `a list is sorted by a field of the related items`() async throws {
        await #expect(throws: ReportedExit(exitCode: .unavailable)) {
            try await printRelated(["sort": "-half.first.name", "limit": "1", "page": "2"], fetched: { _ in })
        }

        #expect(output.text == "11\thalf\n")
    }

    @Test(
        arguments: [
            (nil, nil, 1...20, "20 of 45 locations. Next: --page 2. Everything: --all."),
            (1, nil, 1...20, "20 of 45 locations. Next: --page 2. Everything: --all."),
            (2, nil, 21...40, "Locations 21–40 of 45. Next: --page 3. Everything: --all."),
            (3, nil, 41...45, "Locations 41–45 of 45. End of the list."),
            (nil, 8, 1...8, "8 of 45 locations. Next: --page 2 --limit 8. Everything: --all."),
            (nil, 44, 1...44, "44 of 45 locations. Next: --page 2 --limit 44. Everything: --all."),
            (nil, 45, 1...45, "45 locations. End of the list."),
            (nil, 900, 1...45, "45 locations. End of the list."),
            (1, 30, 1...30, "30 of 45 locations. Next: --page 2 --limit 30. Everything: --all."),
            (3, 8, 17...24, "Locations 17–24 of 45. Next: --page 4 --limit 8. Everything: --all."),
            (2, 30, 31...45, "Locations 31–45 of 45. End of the list."),
            (2, 44, 45...45, "Location 45 of 45. End of the list."),
            (5, 9, 37...45, "Locations 37–45 of 45. End of the list."),
            (1, .max, 1...45, "45 locations. End of the list."),
        ] as [(Int?, Int?, ClosedRange<Int>, String)])
    func `the footer has the printed part, the size of the list, and the options for the rest`(
        page: Int?, limit: Int?, expected: ClosedRange<Int>, footer: String
    ) async throws {
        try await print(NumberedList(count: 45), page: page, limit: limit)

        #expect(output.text == lines(expected))
        #expect(error.text == "note: \(footer)\n")
    }

    @Test(
        arguments: [
            (0, "Nothing matches."), (1, "1 location."), (3, "3 locations."), (20, "20 locations."),
            (21, "21 locations. End of the list."),
        ])
    func `the footer of a whole list has its size`(count: Int, footer: String) async throws {
        try await print(NumberedList(count: count), all: true)

        #expect(output.text == (count == 0 ? "" : lines(1...count)))
        #expect(error.text == "note: \(footer)\n")
    }

    @Test func `the footer is translated`() async throws {
        try await print(NumberedList(count: 45), page: 2, limit: 20, language: .spanish)

        #expect(error.text == "nota: Lugares 21–40 de 45. Siguiente: --page 3 --limit 20. Todo: --all.\n")
    }

    @Test func `a quiet command prints no footer`() async throws {
        try await print(NumberedList(count: 45), isQuiet: true)

        #expect(output.text == lines(1...20))
        #expect(error.text == "")
    }

    @Test(
        arguments: [
            (1, 8, [1]), (3, 8, [1, 2]), (2, 20, [2]), (5, 10, [3]), (2, 50, [3, 4, 5]), (2, 30, [2, 3]),
        ])
    func `a page with a limit loads only the pages that it needs`(
        page: Int, limit: Int, expected: [Int]
    ) async throws {
        let list = NumberedList(count: 100)

        try await print(list, page: page, limit: limit)

        #expect(list.requested.sorted() == expected)
    }

    @Test(arguments: [1, 3, 7, 20, 50], [1, 4, 20, 33, 100])
    func `consecutive pages with a limit are the whole list, whatever the size of the pages that are loaded`(
        pageSize: Int, limit: Int
    ) async throws {
        let list = NumberedList(count: 100, pageSize: pageSize)

        for page in 1...((99 / limit) + 1) { try await print(list, page: page, limit: limit) }

        #expect(output.text == lines(1...100))
    }

    @Test(arguments: [(6, 9, 5), (46, 1, 45), (2, 45, 1), (.max, .max, 1), (99, 8, 6), (2, 50, 1)])
    func `a page with a limit after the end is an error with the number of pages of that size`(
        page: Int, limit: Int, pages: Int
    ) async throws {
        await #expect(throws: APIError.pageNotFound(page: page, pages: pages)) {
            try await print(NumberedList(count: 45), page: page, limit: limit)
        }

        #expect(output.text == "")
        #expect(error.text == "")
    }

    @Test func `a page with a limit of an empty list is an error, and its first page is empty`() async throws {
        await #expect(throws: APIError.pageNotFound(page: 2, pages: 0)) {
            try await print(NumberedList(count: 0), page: 2, limit: 5)
        }
        try await print(NumberedList(count: 0), page: 1, limit: 5)

        #expect(error.text == "note: Nothing matches.\n")
    }

    @Test(
        arguments: [
            (nil, nil, "18 of 45 locations. Next: --page 2. Everything: --all."),
            (nil, 10, "10 of 45 locations. Next: --page 2 --limit 10. Everything: --all."),
            (nil, 19, "19 of 45 locations. Everything: --all."),
            (1, 19, "18 of 45 locations. Next: --page 2 --limit 19. Everything: --all."),
        ] as [(Int?, Int?, String)])
    func `the footer counts the items that are printed, and proposes no page that repeats or skips items`(
        page: Int?, limit: Int?, footer: String
    ) async throws {
        try await print(NumberedList(count: 45, droppedOnFirstPage: 2), page: page, limit: limit)

        let note = "note: 2 items of page 1 were left out (invalid or repeated identifier).\n"
        #expect(error.text == note + "note: \(footer)\n")
    }

    @Test func `the numbers of a list whose source counts wrongly do not overflow`() async throws {
        for options in [["page": "\(Int.max)"], ["page": "\(Int.max / 3)", "limit": "2"], ["limit": "1"]] {
            let printer = try PagePrinter(
                Self.numbers, noun: "location.noun", invocation(options), console(), history: history
            ) { number in
                Fetched(value: Page(number: number, pages: .max, count: .max, items: [1, 2]), origin: .remote)
            }
            try await printer.print()
        }

        #expect(error.text.split(separator: "\n").count == 3)
    }

    @Test(
        arguments: [
            (["page": "2"], [.remote], (count: 45, pages: 3, page: 2, age: nil, origin: "remote")),
            (["all": ""], [.cache(age: .seconds(9)), .remote, .cache(age: .seconds(60))], (45, 1, 1, 60, "cache")),
            (["limit": "25"], [.remote, .remote], (45, 2, 1, nil, "remote")),
            (["page": "3", "limit": "4"], [.snapshot(SnapshotDate("2024-10"))], (45, 12, 3, nil, "snapshot")),
        ] as [([String: String], [Origin], (count: Int, pages: Int, page: Int, age: Int?, origin: String))])
    func `an envelope has the extent of the list and the origin of its oldest page`(
        options: [String: String], origins: [Origin],
        expected: (count: Int, pages: Int, page: Int, age: Int?, origin: String)
    ) async throws {
        let list = NumberedList(count: 45)
        let origins = Mutex(origins)
        let line = invocation(options.merging(["format": "envelope"]) { $1 })
        try await PagePrinter(Self.numbers, noun: "location.noun", line, console(), history: history) { page in
            let value = try list.load(page).value
            return Fetched(value: value, origin: origins.withLock { $0.removeFirst() })
        }.print()

        guard case .object(let members) = try JSONValue(json: output.text) else {
            Issue.record("\(output.text)")
            return
        }
        #expect(members.map(\.name) == ["items", "origin", "age", "snapshot", "info"])
        #expect(members["origin"] == .string(expected.origin))
        #expect(members["age"] == .integer(expected.age))
        #expect(members["snapshot"] == (expected.origin == "snapshot" ? .string("2024-10") : .null))
        #expect(
            members["info"]
                == .object([
                    JSONMember("count", .integer(expected.count)), JSONMember("pages", .integer(expected.pages)),
                    JSONMember("page", .integer(expected.page)),
                ]))
    }

    @Test func `a list is recorded once, and not if it is empty`() async throws {
        try await print(NumberedList(count: 45), page: 2, limit: 30)
        try await print(NumberedList(count: 0))

        #expect(history.recorded.count == 1)
    }

    @Test(
        arguments: [
            ([:], 1...45, "45 locations. End of the list."),
            (["page": "2"], 21...40, "Locations 21–40 of 45. Next: --page 3. Everything: --all."),
            (["limit": "3"], 1...3, "3 of 45 locations. Next: --page 2 --limit 3. Everything: --all."),
        ] as [([String: String], ClosedRange<Int>, String)])
    func `a stored list has the same footer, and can be printed as a whole by default`(
        options: [String: String], expected: ClosedRange<Int>, footer: String
    ) async throws {
        let list = NumberedList(count: 45)
        try await PagePrinter(
            stored: Self.numbers, noun: "location.noun", invocation(options), console(), default: .all,
            empty: "history.note.none"
        ) { try list.load($0).value }.print()

        #expect(output.text == lines(expected))
        #expect(error.text == "note: \(footer)\n")
    }

    @Test func `an empty stored list has a note of its own`() async throws {
        try await PagePrinter<Int>(
            stored: Self.numbers, noun: "location.noun", invocation([:]), console(), default: .all,
            empty: "history.note.none"
        ) { Page(number: $0, pages: 0, count: 0, items: []) }.print()

        #expect(error.text == "note: The history is empty.\n")
    }
}

/// A list of the numbers from 1 on, in pages.
private final class NumberedList: Sendable {
    private let count: Int
    private let pagination: Pagination
    private let droppedOnFirstPage: Int
    private let log = Mutex<[Int]>([])

    init(count: Int, pageSize: Int = 20, droppedOnFirstPage: Int = 0) {
        self.count = count
        pagination = Pagination(size: pageSize)
        self.droppedOnFirstPage = droppedOnFirstPage
    }

    var requested: [Int] { log.withLock(\.self) }

    func load(_ page: Int) throws(APIError) -> Fetched<Page<Int>> {
        log.withLock { $0.append(page) }
        let pages = pagination.pages(of: count)
        let items = pagination.items(on: page, of: Array(1..<count + 1))
        if items.isEmpty, count > 0 || page > 1 { throw .pageNotFound(page: page, pages: pages) }
        let dropped = page == 1 ? droppedOnFirstPage : 0
        return Fetched(
            value: Page(
                number: page, pages: pages, count: count, items: Array(items.dropLast(dropped)), dropped: dropped),
            origin: .remote)
    }
}
