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

extension CharactersFilter {
    /// Returns `true` if the character meets the filter, as the API decides it.
    func includes(_ character: Character) -> Bool {
        func matches(_ text: String, _ value: String?) -> Bool {
            value.map { text.lowercased().contains($0.lowercased()) } ?? true
        }
        return matches(character.name, name) && matches(character.status.name, status)
            && matches(character.species, species) && matches(character.type, type)
            && matches(character.gender.name, gender) && (!isMale || character.gender == .male)
    }

    /// `true` for a gender that the API compares from the start, so that `male` does not match `Female`.
    private var isMale: Bool { gender.map { $0.lowercased().hasPrefix("male") } ?? false }
}
