/// The value of a setting or of an alias, which may be invalid.
public struct ConfiguredValue: Sendable, Equatable {
    /// The place of a value.
    public enum Origin: Sendable, Equatable {
        /// The user has stored no value, so the setting has its default.
        case byDefault
        case variable(String)
        case file(path: String, line: Int)
    }

    /// The key of the setting, or `aliases.` and the name of the alias.
    public let key: String

    public let text: String
    public let origin: Origin
}
