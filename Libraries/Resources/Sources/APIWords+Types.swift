extension APIWords {
    /// Returns the type of a character or location.
    ///
    /// There are too many to name them all in code, so the key of each ends with the type itself. A type that Spanish
    /// texts use unchanged, such as `Spa`, has no key.
    public static func type(_ type: String) -> String {
        let key = "remote.type." + type
        let text = key.localized()
        return text == key ? type : text
    }
}
