import ChallengeCore
import ChallengePersistence
import ChallengeRepository
import ChallengeResources
import ChallengeRickAndMortyAPI
import Foundation
import Testing

@testable import ChallengeCharacter

/// Full-text searches in the characters of the snapshot, and in a cache with the same characters.
struct CharacterSearchTests {
    private let snapshot = SnapshotDataSource(
        .snapshot, collection: CharacterDTO.table, api: .rickAndMorty, as: CharacterSnapshotLine.self)

    private func cache() async throws -> SQLiteDataSource<CharacterDTO> {
        let cache = SQLiteDataSource<CharacterDTO>(
            database: Database(.memory, schemas: [CharacterDTO.schema]), apiAddress: "https://example.org",
            api: .rickAndMorty)
        let characters = await snapshot.getItems(identifiers: Array(1...900)).value
        try await cache.saveItems(characters, fetchedAt: Date(timeIntervalSince1970: 0))
        return cache
    }

    @Test(arguments: [
        ("rick sanchez", [1, 290, 293, 631]), ("^beths", [40]), ("'beth mytholog", [148]), ("martinez", [762]),
        ("MARTÍNEZ", [762]), ("7+7", [801]), ("'parasite 'beth", []), ("nobody", []),
    ])
    func `cache and snapshot find the same characters`(text: String, first: [Int]) async throws {
        let query = try SearchQuery(text)

        let found = try await cache().search(query).identifiers
        let bundled = await snapshot.search(query).value

        #expect(Array(found.prefix(first.count)) == first)
        #expect(found == bundled)
    }

    @Test(arguments: [
        "rick !sanchez !morty", "!human !alien", "human ^b", "smith | sanchez", "!rick | cronenberg",
    ])
    func `cache and snapshot agree on large results`(text: String) async throws {
        let query = try SearchQuery(text)

        let found = try await cache().search(query).identifiers
        let bundled = await snapshot.search(query).value

        #expect(Set(found) == Set(bundled))
        #expect(found.count > 5)
    }

    @Test func `a mistyped name finds the nearest names`() async throws {
        let query = try SearchQuery("mesekee")

        let nearest = try await cache().nearestNames(to: query)

        #expect(nearest.map(\.name) == ["Mr. Meeseeks", "Kirkland Brand Mr. Meeseeks"])
        #expect(await snapshot.nearestNames(to: query).value == nearest)
    }
}
