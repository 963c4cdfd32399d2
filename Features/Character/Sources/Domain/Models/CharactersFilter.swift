/// A filter for a list of characters: each value must be part of the field of that name, ignoring case.
struct CharactersFilter: Sendable, Hashable {
    let name: String?
    let status: String?
    let species: String?
    let type: String?
    let gender: String?

    init(
        name: String? = nil,
        status: String? = nil,
        species: String? = nil,
        type: String? = nil,
        gender: String? = nil
    ) {
        self.name = name
        self.status = status
        self.species = species
        self.type = type
        self.gender = gender
    }

    /// The filter that matches every character.
    static let none = CharactersFilter()
}
