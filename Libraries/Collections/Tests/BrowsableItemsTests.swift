import ChallengeCore
import ChallengeTerminal
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
            { name in
                let item = NamedItem(key: .text(name), name: name, distinctions: [])
                return BrowsableItem(item, link: ItemLink(kind: "note", keys: [item.key])) {
                    RecordCard(title: "", lines: [])
                }
            }, texts: { ($0, [], $0) })
    }

    @Test func `every policy reads the same items, and the best match comes first`() async throws {
        let sut = sut(["tiny rick", "rick", "morty"])

        #expect(await sut.saved().value.map(\.name) == ["tiny rick", "rick", "morty"])
        #expect(try await sut.read(.noCache).value.count == 3)
        #expect(await sut.matching("rick").map(\.item) == ["rick", "tiny rick"])
    }

    @Test func `a failure is returned with an empty list`() async {
        let sut = sut(nil)

        #expect(await sut.saved().cacheFailure == .busy)
        #expect(await sut.matching("rick").isEmpty)
    }
}
