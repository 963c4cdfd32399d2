/// What the characters of a list have in common: each value is part of theirs, whatever its case.
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

    /// Lets every character through.
    static let none = CharactersFilter()
}
