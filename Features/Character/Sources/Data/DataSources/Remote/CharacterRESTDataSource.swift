import ChallengeNetworking

/// Asks the REST API.
struct CharacterRESTDataSource: CharacterRemoteDataSourceContract {
    /// Servers take addresses of 8 kB; the identifiers of one request stay well below.
    private static let longestList = 4000

    let httpClient: any HTTPClientContract

    func getCharacter(identifier: Int) async throws(APIError) -> CharacterDTO {
        try await httpClient.decoded(CharacterDTO.self, from: Endpoint("/character/\(identifier)"))
    }

    func getCharacters(identifiers: [Int]) async throws(APIError) -> [CharacterDTO] {
        var characters: [CharacterDTO] = []
        for list in identifiers.lists(ofAtMost: Self.longestList) {
            characters += try await httpClient.decoded([CharacterDTO].self, from: Endpoint("/character/[\(list)]"))
        }
        return characters
    }

    func getCharactersPage(page: Int, filter: CharactersFilter) async throws(APIError) -> CharactersPageDTO {
        let query = [Endpoint.QueryItem("page", "\(page)")] + filter.criteria.map(Endpoint.QueryItem.init)
        return try await httpClient.decoded(CharactersPageDTO.self, from: Endpoint("/character", query: query))
    }
}

extension [Int] {
    /// The numbers separated by commas, in as many texts as it takes to keep each within so many bytes.
    fileprivate func lists(ofAtMost length: Int) -> [String] {
        var lists: [String] = []
        for number in self {
            if let last = lists.last, last.utf8.count + 1 + "\(number)".utf8.count <= length {
                lists[lists.count - 1] = "\(last),\(number)"
            } else {
                lists.append("\(number)")
            }
        }
        return lists
    }
}
