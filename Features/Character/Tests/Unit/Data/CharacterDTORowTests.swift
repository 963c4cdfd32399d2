import ChallengeCore
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import Foundation
import Testing

@testable import ChallengeCharacter

struct CharacterDTORowTests {
    @Test func `every field is read from the table unchanged`() async throws {
        let sut = SQLiteDataSource<CharacterDTO>(
            database: Database(.memory, schemas: CharacterFeature.schemas), apiAddress: "https://example.org/api",
            api: .rickAndMorty)
        let fetchedAt = Date(timeIntervalSince1970: 1_700_000_000.25)
        let hostile = CharacterDTO(
            id: 7, name: "Mor\u{0}ty’s \"Ünï\" ζ '; DROP TABLE characters; --", status: "Schrödinger", species: "s",
            type: "", gender: "Plumbus", origin: PlaceDTO(name: "o", url: "ou"),
            location: PlaceDTO(name: "", url: "lu"), image: "i", episode: ["", "a\nb", "https://x/episode/1"],
            created: "c")

        try await sut.saveItems([hostile], fetchedAt: fetchedAt)

        #expect(try await sut.getItems(identifiers: [7]) == [Cached(value: hostile, fetchedAt: fetchedAt)])
    }
}
