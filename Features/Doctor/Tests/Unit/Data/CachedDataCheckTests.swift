import ChallengeCoreMocks
import ChallengePersistence
import Testing

@testable import ChallengeDoctor

struct CachedDataCheckTests {
    private let file: RowsFile
    private let items = ItemProviderMock()

    init() throws {
        file = try RowsFile("CREATE TABLE things (id INTEGER)", "INSERT INTO things VALUES (1), (2)")
    }

    private var sut: CachedDataCheck { CachedDataCheck(cache: file.database, items: items) }

    private func findings(links: LinkCounts?) async throws -> [String] {
        items.countLinksCall.setResult(.success(links))
        try await file.execute("DELETE FROM things WHERE id = 2")
        return await sut.run().map { "\($0.id) \($0.verdict.rawValue): \($0.message)" }
    }

    @Test func `readable rows and two-sided links are fine`() async throws {
        let rows = try await findings(links: nil)
        #expect(rows.count == 1 && rows.allSatisfy { $0.hasPrefix("data.rows ok: Cached data: ") })

        #expect(
            try await findings(links: LinkCounts(total: 4, oneSided: 0, missing: 0)).dropFirst()
                == ["data.links ok: Cached data: 4 links, each in both of its items."])
    }

    @Test(arguments: [(1, 0), (0, 2), (3, 4)])
    func `one-sided links and links to missing items are a note`(oneSided: Int, missing: Int) async throws {
        #expect(
            try await findings(links: LinkCounts(total: 9, oneSided: oneSided, missing: missing)).dropFirst() == [
                "data.links note: Cached data: of 9 links, \(oneSided) exist on one side only and \(missing) lead to "
                    + "a missing item, as in the API."
            ])
    }

    @Test func `an unreadable row is a warning, and a fix deletes it`() async throws {
        try await file.execute("UPDATE things SET id = 'one' WHERE id = 1")

        let alarm = try #require(await sut.alarms.first)
        #expect(alarm.hasPrefix("data.rows warning: Cached data: 1 of "))
        #expect(alarm.hasSuffix(" rows cannot be read. challenge doctor --fix"))
        #expect(try await sut.fix() == ["Cached data: 1 row was deleted. The API is asked for it again."])
        #expect(items.countLinksCall.callCount == 0)
        #expect(try await findings(links: nil).count == 1)
    }

    @Test func `a cache without a file has no finding`() async {
        #expect(await CachedDataCheck(cache: Database(.unavailable, schemas: []), items: items).run().isEmpty)
    }

    @Test func `a cache that cannot be opened is a note`() async {
        let missing = Database(.cache(path: "/dev/null/missing.db"), schemas: [])

        let alarms = await CachedDataCheck(cache: missing, items: items).alarms

        #expect(alarms == ["data.rows note: Cached data: not checked, because the cache cannot be read. -"])
    }
}
