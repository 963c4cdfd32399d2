import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Synchronization
import Testing

@testable import ChallengeCollections

/// The lists that only this machine has.
struct BrowsableItemsTests {
    private func sut(_ names: [String]?) -> BrowsableItems {
        BrowsableItems(
            saved: { () async throws(StorageFailure) in
                guard let names else { throw .busy }
                return names
            },
            { RecordSchema<String>(fields: []) },
            { name in
                let item = NamedItem(key: .text(name), name: name, distinctions: [])
                return BrowsableItem(item, AnyRecord(name), link: ItemLink(kind: "note", keys: [item.key]))
            }, texts: { ($0, [], $0) })
    }

    @Test func `every policy reads the same items, and the best match comes first`() async throws {
        let sut = sut(["tiny rick", "rick", "morty"])

        #expect(await sut.saved().value.map(\.name) == ["tiny rick", "rick", "morty"])
        #expect(try await sut.read(.noCache).value.count == 3)
        #expect(await sut.matching("rick").items == ["rick", "tiny rick"])
    }

    @Test func `each read of the API has a source of its own`() async throws {
        let sources = Mutex(0)
        let sut = BrowsableItems(
            "note",
            {
                sources.withLock { $0 += 1 }
                return ItemSearchMock<NamedItem>()
            }, { RecordSchema(fields: []) }, summary: [])

        _ = try await sut.read(.remoteFirst)
        _ = try await sut.read(.remoteFirst)
        #expect(sources.withLock { $0 } == 3)
    }

    @Test func `a text without a match has the nearest names`() async {
        #expect(await sut(["tiny rick", "morty"]).matching("mrty").nearestNames.nearest == ["morty"])
        #expect(await sut(["tiny rick", "morty"]).matching("rick").nearestNames == [])
    }

    @Test func `a failure is returned with an empty list`() async {
        let sut = sut(nil)

        #expect(await sut.saved().cacheFailure == .busy)
        #expect(await sut.matching("rick").isEmpty)
    }
}
