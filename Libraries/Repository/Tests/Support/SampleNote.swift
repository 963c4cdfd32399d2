import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import Foundation

@testable import ChallengeRepository

/// A DTO of one of the APIs that the suites use, with the JSON that this API sends.
protocol SampleNote: ItemDTO {
    static var api: APIConventions { get }
    /// Identifiers that the API gives to no item.
    static var invalidIdentifiers: [ID] { get }
    /// The body of a 404 for an empty list.
    static var emptyListBody: String { get }
    /// The paths of a page's items and of their count.
    static var pagePaths: (items: String, count: String) { get }

    init(_ id: ID, name: String)

    /// Returns the identifier of a sample, which is different for each number.
    static func identifier(_ number: Int) -> ID

    /// Returns a page without a next page.
    static func lastPageJSON(items: [String], count: Int) -> String

    var name: String { get }
    var json: String { get }
}

/// The DTOs of the APIs that the suites use.
let sampleNotes: [any SampleNote.Type] = [NoteDTO.self, MemoDTO.self]

extension SampleNote {
    /// Creates a sample whose identifier and name are different for each number.
    init(sample number: Int, name: String = "Remote") {
        self.init(Self.identifier(number), name: "\(name) \(number)")
    }

    static func samples(_ numbers: Int..., name: String = "Remote") -> [Self] {
        numbers.map { Self(sample: $0, name: name) }
    }

    static func identifiers(_ numbers: Int...) -> [ID] { numbers.map(identifier) }

    static func remote(_ client: any HTTPClientContract, _ responses: ResponseStore? = nil) -> RESTDataSource<Self> {
        RESTDataSource(httpClient: client, responses: responses)
    }

    /// Returns a snapshot with these items.
    static func snapshot(_ items: [Self]) -> SnapshotDataSource<Self> {
        snapshot(["2024-10", "# \(table)"] + items.map(SnapshotLine.text))
    }

    static func snapshot(_ lines: [String]) -> SnapshotDataSource<Self> {
        SnapshotDataSource { SnapshotSection(table, in: lines.joined(separator: "\n")) }
    }

    /// The criterion of a list that is compared with the name.
    static func criterion(_ value: String) -> Criterion {
        Criterion(self == MemoDTO.self ? "order.title" : "name", value)
    }

    /// Returns the cache of an API, in memory if there is no other database.
    static func local(
        _ database: Database = Database(.memory, schemas: [schema]), at apiAddress: String = "https://example.org/api",
        clock: ClockMock = ClockMock()
    ) -> SQLiteDataSource<Self> {
        SQLiteDataSource(
            database: database, apiAddress: apiAddress,
            freshness: Freshness(maximumAge: .seconds(3600), clock: clock))
    }

    /// The name as JSON.
    var nameJSON: String { Self.json(name) }

    static func json(_ value: some Encodable) -> String {
        (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension PageDTO where Item: SampleNote {
    static func stub(_ items: [Item], count: Int = 826, pages: Int = 42, dropped: Int = 0) -> PageDTO {
        PageDTO(info: PageInfoDTO(count: count, pages: pages), results: items, dropped: dropped)
    }
}

extension APIError {
    /// Returns the error for a response that does not match the request at this path.
    static func notRequested(_ path: String) -> APIError {
        .failed(.unreadable(path: path, reason: LoadFailure.mismatch))
    }
}
