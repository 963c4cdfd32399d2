/// A page of characters as the API writes it.
///
/// Its addresses of the next and previous page are left out: they name the public host, whoever was asked.
struct CharactersPageDTO: Decodable, Sendable, Equatable {
    struct Info: Decodable, Sendable, Equatable {
        let count: Int
        let pages: Int
    }

    let info: Info
    let results: [CharacterDTO]

    /// The page of a list with nothing in it, which the API reports as not found.
    static let empty = CharactersPageDTO(info: Info(count: 0, pages: 0), results: [])
}
