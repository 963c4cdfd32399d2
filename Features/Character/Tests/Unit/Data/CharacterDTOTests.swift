import ChallengeAPIs
import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeRepositoryMocks
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeCharacter
@testable import ChallengeRepository

struct CharacterDTOTests {
    private let audit = CollectionAudit<CharacterDTO>()

    @Test func `a character of the API is decoded`() async throws {
        let json = """
            {"id":2,"name":"Morty Smith","status":"Alive","species":"Human","type":"Human with antennae",
            "gender":"Male","origin":{"name":"unknown","url":""},
            "location":{"name":"Citadel of Ricks","url":"https://rickandmortyapi.com/api/location/3"},
            "image":"https://rickandmortyapi.com/api/character/avatar/2.jpeg",
            "episode":["https://rickandmortyapi.com/api/episode/1","https://rickandmortyapi.com/api/episode/28"],
            "url":"https://rickandmortyapi.com/api/character/2","created":"2017-11-04T18:50:21.651Z"}
            """
        let client = HTTPClientMock()
        client.sending.setResult(.success(HTTPResponse(status: 200, body: Data(json.utf8))))

        let character = try await RESTDataSource<CharacterDTO>(httpClient: client)
            .getItem(identifier: 2, .none)

        let expected = CharacterDTO(
            id: 2, name: "Morty Smith", status: "Alive", species: "Human", type: "Human with antennae",
            gender: "Male", origin: PlaceDTO(id: nil, name: "unknown"),
            location: PlaceDTO(id: 3, name: "Citadel of Ricks"),
            image: "https://rickandmortyapi.com/api/character/avatar/2.jpeg", episodes: [1, 28],
            created: "2017-11-04T18:50:21.651Z")
        #expect(character == expected)
        #expect(client.sending.inputs == [Endpoint("/character", segment: "2")])
    }

    @Test func `the cache returns every member unchanged`() async throws {
        let text = "Mor\u{0}ty’s \"Ünï\" ζ '; DROP TABLE characters; --\n"
        let places = [
            PlaceDTO(id: nil, name: ""), PlaceDTO(id: nil, name: "7 Earths"), PlaceDTO(id: nil, name: " Earth"),
            PlaceDTO(id: 20, name: ""), PlaceDTO(id: 20, name: "20 Earth"), PlaceDTO(id: .max, name: text),
            PlaceDTO(id: nil, name: "\u{301}Earth"),
        ]
        let avatar = "https://rickandmortyapi.com/api/character/avatar/"
        let images = [
            "", text, avatar, avatar + "7.jpeg", avatar + "007.jpeg", avatar + "+7.jpeg", avatar + "-7.jpeg",
            avatar + "7.png", avatar + "7.jpeg?size=2", "https://example.org/avatar/7.jpeg",
        ]
        let texts = CharacterDTO(
            id: 1, name: text, status: text + "1", species: text + "2", type: text + "3", gender: text + "4",
            origin: places[0], location: places[1], image: text + "5", episodes: [51, 1, 2, 3, 7],
            created: text + "6")

        try await audit.expectUnchanged(
            [texts] + places.indices.map { .stub(id: 10 + $0, origin: places[$0]) }
                + places.indices.map { .stub(id: 20 + $0, location: places[$0]) }
                + images.indices.map { .stub(id: 30 + $0, image: images[$0]) })
    }

    @Test(arguments: [
        ("https://rickandmortyapi.com/api/character/avatar/7.jpeg", "7"),
        ("https://rickandmortyapi.com/api/character/avatar/19.jpeg", "19"),
        ("https://example.org/avatar/7.jpeg", "https://example.org/avatar/7.jpeg"),
    ])
    func `the usual address of an avatar is stored as its number, and places and links are short`(
        image: String, text: String
    ) {
        let character = CharacterDTO.stub(
            id: 7, origin: PlaceDTO(id: nil, name: "unknown"), image: image, episodes: [1, 2, 3, 7])

        #expect(
            CharacterDTO.collection.texts(of: character) == [
                "Rick Sanchez", "Alive", "Human", "", "Male", " unknown", "3 Citadel of Ricks", text, "1-3,7",
                "2017-11-04T18:48:46.250Z",
            ])
    }

    @Test(arguments: LongText.kinds)
    func `long texts of the cache are read and written in linear time`(kind: LongText) {
        let collection = CharacterDTO.collection
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            let image = "https://rickandmortyapi.com/api/character/avatar/7\(text)"
            let columns = [text, text, text, text, text, text, text, image, text, text]
            _ = collection.texts(of: collection.item(1, ["1"] + columns.map { $0[...] }))
        }

        #expect(factor < Growth.linear)
    }

    @Test func `a complete list in the cache answers each field of a filter`() async throws {
        try await audit.expectFilters(
            "rare",
            [
                CharacterFilterField.name: .stub(id: 1, name: "a Rare text"),
                .status: .stub(id: 2, status: "a Rare text"), .species: .stub(id: 3, species: "a Rare text"),
                .type: .stub(id: 4, type: "a Rare text"), .gender: .stub(id: 5, gender: "a Rare text"),
            ], map: CharacterMapper().map)
    }

    @Test func `a search finds the name, the species, the type and places, and the whole status and gender`()
        async throws
    {
        let rare = PlaceDTO(id: 1, name: "a rare text")
        let found = [
            CharacterDTO.stub(id: 1, name: "a rare text"), .stub(id: 2, species: "a rare text"),
            .stub(id: 3, type: "a rare text"), .stub(id: 4, origin: rare), .stub(id: 5, location: rare),
        ]
        let traits = [CharacterDTO.stub(id: 6, status: "a rare text"), .stub(id: 7, gender: "a rare text")]
        let other = CharacterDTO.stub(id: 8, image: "a rare text")

        try await audit.expectSearch("rare", finds: found + traits, among: found + traits + [other])
        try await audit.expectSearch("rar", finds: found, among: found + traits + [other])
    }

    @Test(arguments: [
        ("dead", 1), ("muerto", 1), ("MUERTA", 1), ("alive", 2), ("vivo", 2), ("viva", 2), ("desconocido", 3),
        ("female", 1), ("femenino", 1), ("genderless", 2), ("sin género", 2), ("humana", 1), ("alienígena", 2),
    ])
    func `a search finds the words of the API and those of the Spanish screen`(text: String, id: Int) async throws {
        let characters = [
            CharacterDTO.stub(id: 1, status: "Dead", species: "Human", gender: "Female"),
            .stub(id: 2, status: "Alive", species: "Alien", gender: "Genderless"),
            .stub(id: 3, status: "unknown", species: "Robot", gender: "Male"),
        ]

        try await audit.expectSearch(text, finds: characters.filter { $0.id == id }, among: characters)
    }
}
