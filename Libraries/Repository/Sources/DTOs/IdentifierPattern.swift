/// The texts that are identifiers of a collection.
///
/// In a command, any other text is a name.
public struct IdentifierPattern: Sendable {
    let matches: @Sendable (String) -> Bool

    public init(matches: @escaping @Sendable (String) -> Bool) { self.matches = matches }

    /// Every text.
    public static let any = IdentifierPattern { _ in true }

    /// Returns the texts that a regular expression matches as a whole, such as `bk-[0-9]+`.
    ///
    /// The expression is not read before a text is compared. An invalid one matches every text.
    public static func pattern(_ expression: String) -> IdentifierPattern {
        IdentifierPattern { text in
            guard let regex = try? Regex(expression) else { return true }
            return text.wholeMatch(of: regex) != nil
        }
    }
}
