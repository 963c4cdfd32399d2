/// A page of a list of characters, and how much more there is.
struct CharactersPage: Sendable, Equatable {
    let number: Int
    /// How many pages the list has.
    let pages: Int
    /// How many characters are on all of them.
    let count: Int
    let characters: [Character]

    var isLast: Bool { number >= pages }
}
