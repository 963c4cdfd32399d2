import ChallengeNetworking

/// Characters as the API gives them.
protocol CharacterRemoteDataSourceContract: Sendable {
    func getCharacter(identifier: Int) async throws(APIError) -> CharacterDTO

    /// Those of the characters that exist, in any order.
    func getCharacters(identifiers: [Int]) async throws(APIError) -> [CharacterDTO]

    func getCharactersPage(page: Int, filter: CharactersFilter) async throws(APIError) -> CharactersPageDTO
}
