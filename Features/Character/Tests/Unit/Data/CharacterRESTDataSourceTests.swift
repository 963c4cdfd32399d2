import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import Foundation
import Testing

@testable import ChallengeCharacter

struct CharacterRESTDataSourceTests {
    private static let character = """
        {"id":2,"name":"Morty","status":"Alive","species":"Human","type":"","gender":"Male",
        "origin":{"name":"unknown","url":""},"location":{"name":"unknown","url":""},"image":"i","episode":[],
        "url":"u","created":"c"}
        """

    private let httpClient = HTTPClientMock()

    private var sut: CharacterRESTDataSource { CharacterRESTDataSource(httpClient: httpClient) }

    private func answer(_ json: String) {
        httpClient.sending.answer(.success(HTTPResponse(status: 200, body: Data(json.utf8))))
    }

    @Test func oneCharacterIsOnePlace() async throws {
        answer(Self.character)

        let character = try await sut.getCharacter(identifier: 2)

        #expect(character.name == "Morty")
        #expect(httpClient.sending.inputs == [Endpoint("/character/2")])
    }

    @Test func severalAreAListEvenWhenTheyAreOne() async throws {
        answer("[\(Self.character)]")

        let characters = try await sut.getCharacters(identifiers: [2])

        #expect(characters.map(\.id) == [2])
        #expect(httpClient.sending.inputs == [Endpoint("/character/[2]")])
    }

    @Test func soManyThatTheAddressWouldBeTooLongAreAskedForInParts() async throws {
        answer("[]")

        let identifiers = Array(1...500) + Array(repeating: Int.max, count: 400)
        _ = try await sut.getCharacters(identifiers: identifiers)

        let lists = httpClient.sending.inputs.map { $0.path.dropFirst("/character/[".count).dropLast() }
        #expect(lists.allSatisfy { $0.utf8.count <= 4000 })
        #expect(lists.count == 3)
        #expect(lists.joined(separator: ",") == identifiers.map(String.init).joined(separator: ","))
    }

    @Test func aPageCarriesItsCriteria() async throws {
        answer(#"{"info":{"count":1,"pages":1,"next":null,"prev":null},"results":[\#(Self.character)]}"#)
        let filter = CharactersFilter(
            name: "é&+%", status: "alive", species: "Human", type: "Parasite", gender: "male")

        let page = try await sut.getCharactersPage(page: 3, filter: filter)

        #expect(page.info == CharactersPageDTO.Info(count: 1, pages: 1))
        #expect(
            httpClient.sending.inputs == [
                Endpoint(
                    "/character",
                    query: [
                        .init("page", "3"), .init("name", "é&+%"), .init("status", "alive"), .init("species", "Human"),
                        .init("type", "Parasite"), .init("gender", "male"),
                    ])
            ])
    }

    @Test func aFieldThatIsMissingIsNamed() async {
        answer(#"{"info":{"count":1,"pages":1},"results":[{"id":1}]}"#)

        await #expect(throws: APIError.decoding(path: "results[0].name", reason: "missing")) {
            try await sut.getCharactersPage(page: 1, filter: .none)
        }
    }
}
