extension APIWords {
    /// Returns the type of a character or location; in Spanish, that of a character agrees with the gender.
    ///
    /// There are too many to name them all in code, so the key of each ends with the type itself. A type that Spanish
    /// texts use unchanged, such as `Spa`, has no key.
    public static func type(_ type: String, gender: String = "") -> String {
        let text = text(of: "remote.type." + type) ?? type
        return gender == "Female" ? self.text(of: "character.type.female." + type) ?? text : text
    }

    /// Returns the dimension of a location, whose key ends with the dimension itself.
    public static func dimension(_ dimension: String) -> String {
        text(of: "remote.dimension." + dimension) ?? dimension
    }

    /// Returns `nil` if there is no such key.
    private static func text(of key: String) -> String? {
        let text = key.localized()
        return text == key ? nil : text
    }
}
