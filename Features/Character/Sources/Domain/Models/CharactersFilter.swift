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
    ///
    /// The API compares a value that begins with `male` with the start of the text, so that it does not match `Female`.
    func includes(_ character: Character) -> Bool {
        func matches(_ text: String, _ value: String?) -> Bool {
            guard let value = value?.lowercased().utf8 else { return true }
            let text = text.lowercased().utf8
            return value.starts(with: "male".utf8) ? text.starts(with: value) : text.contains(value)
        }
        return matches(character.name, name) && matches(character.status.name, status)
            && matches(character.species, species) && matches(character.type, type)
            && matches(character.gender.name, gender)
    }

    /// The filter without the name; `nil` if it has no other value.
    var withoutName: CharactersFilter? {
        let filter = CharactersFilter(status: status, species: species, type: type, gender: gender)
        return filter == .none ? nil : filter
    }
}
