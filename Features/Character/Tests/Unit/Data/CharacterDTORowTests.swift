import ChallengeCore
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import Foundation
import Testing

@testable import ChallengeCharacter

struct CharacterDTORowTests {
    private let fetchedAt = Date(timeIntervalSince1970: 1_700_000_000.25)
    private let sut = SQLiteDataSource<CharacterDTO>(
        database: Database(.memory, schemas: CharacterFeature.schemas), apiAddress: "https://example.org/api",
        api: .rickAndMorty)

    @Test func `every field is read from the table unchanged`() async throws {
        let hostile = CharacterDTO(
            id: 7, name: "Mor\u{0}ty’s \"Ünï\" ζ '; DROP TABLE characters; --", status: "Schrödinger", species: "s",
            type: "", gender: "Plumbus", origin: PlaceDTO(name: "o", url: "ou"),
            location: PlaceDTO(name: "", url: "lu"), image: "i", episode: ["", "a\nb", "https://x/episode/1"],
            created: "c")

        try await sut.saveItems([hostile], fetchedAt: fetchedAt)

        #expect(try await sut.getItems(identifiers: [7]) == [Cached(value: hostile, fetchedAt: fetchedAt)])
    }

    @Test(
        arguments: [
            (Criterion("name", "rare"), CharacterDTO.stub(id: 1, name: "a Rare text")),
            (Criterion("status", "rare"), CharacterDTO.stub(id: 1, status: "a Rare text")),
            (Criterion("species", "rare"), CharacterDTO.stub(id: 1, species: "a Rare text")),
            (Criterion("type", "rare"), CharacterDTO.stub(id: 1, type: "a Rare text")),
            (Criterion("gender", "rare"), CharacterDTO.stub(id: 1, gender: "a Rare text")),
        ])
    func `a complete list in the cache answers each filter`(
        criterion: Criterion, character: CharacterDTO
    ) async throws {
        let list = PageDTO(info: PageInfoDTO(count: 2, pages: 1), results: [character, .stub(id: 2)])
        try await sut.savePage(list, for: PageKey(page: 1), fetchedAt: fetchedAt)

        let found = try await sut.getPage(PageKey(page: 1, criteria: [criterion]))

        #expect(found?.value.results == [character])
    }
}
