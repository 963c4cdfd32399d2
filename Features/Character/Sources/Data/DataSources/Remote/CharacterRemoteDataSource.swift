import ChallengeCore
import ChallengeNetworking
import ChallengeRepository

/// The characters of the API.
protocol CharacterRemoteDataSourceContract: Sendable {
    func getCharacter(identifier: Int) async throws(APIError) -> CharacterDTO

    /// Returns the characters that exist, in any order.
    func getCharacters(identifiers: [Int]) async throws(APIError) -> [CharacterDTO]

    func getCharactersPage(_ key: PageKey) async throws(APIError) -> PageDTO<CharacterDTO>
}

struct CharacterRemoteDataSource: CharacterRemoteDataSourceContract {
    /// The path of the collection below the address of the API.
    static let path = "/character"

    private let collection: RESTDataSource<CharacterDTO>

    init(httpClient: any HTTPClientContract, api: APIConventions, responses: ResponseStore?) {
        collection = RESTDataSource(httpClient: httpClient, api: api, responses: responses, path: Self.path)
    }

    func getCharacter(identifier: Int) async throws(APIError) -> CharacterDTO {
        try await collection.getItem(identifier: identifier)
    }

    func getCharacters(identifiers: [Int]) async throws(APIError) -> [CharacterDTO] {
        try await collection.getItems(identifiers: identifiers)
    }

    func getCharactersPage(_ key: PageKey) async throws(APIError) -> PageDTO<CharacterDTO> {
        try await collection.getPage(key)
    }
}
