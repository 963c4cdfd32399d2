import ChallengeNetworking

/// Asks the REST API.
struct CharacterRESTDataSource: CharacterRemoteDataSourceContract {
    /// Servers take addresses of 8 kB; this many identifiers stay well below.
    private static let identifiersPerRequest = 1000

    let httpClient: any HTTPClientContract

    func getCharacter(identifier: Int) async throws(APIError) -> CharacterDTO {
        try await httpClient.decoded(CharacterDTO.self, from: Endpoint("/character/\(identifier)"))
    }

    func getCharacters(identifiers: [Int]) async throws(APIError) -> [CharacterDTO] {
        var characters: [CharacterDTO] = []
        var rest = identifiers[...]
        while !rest.isEmpty {
            let list = rest.prefix(Self.identifiersPerRequest).map(String.init).joined(separator: ",")
            characters += try await httpClient.decoded([CharacterDTO].self, from: Endpoint("/character/[\(list)]"))
            rest = rest.dropFirst(Self.identifiersPerRequest)
        }
        return characters
    }

    func getCharactersPage(page: Int, filter: CharactersFilter) async throws(APIError) -> CharactersPageDTO {
        let query = [Endpoint.QueryItem("page", "\(page)")] + filter.criteria.map(Endpoint.QueryItem.init)
        return try await httpClient.decoded(CharactersPageDTO.self, from: Endpoint("/character", query: query))
    }
}
