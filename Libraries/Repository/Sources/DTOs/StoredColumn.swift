public import ChallengeResources

/// A member of an item: how it is read from a response, and how it is stored as text.
///
/// The name of the member is also that of the column of the cache and that of the criterion of lists.
public struct StoredColumn<Item, Value>: Sendable {
    @usableFromInline let part: ColumnPart<Item>
    @usableFromInline let decode: @Sendable (MemberContainer) throws -> Value
    @usableFromInline let value: @Sendable (String) -> Value

    /// - Parameters:
    ///   - format: The name of the format of the text; cached rows of another format are not read.
    ///   - member: Makes the value of the member of a response.
    ///   - text: Returns the text from which `value` makes an equal value.
    public init<Member: Decodable & SendableMetatype>(
        _ name: String, _ get: @escaping @Sendable (Item) -> Value, _ uses: [ColumnUse] = [], format: String,
        from member: @escaping @Sendable (Member) -> Value, text: @escaping @Sendable (Value) -> String,
        value: @escaping @Sendable (String) -> Value
    ) {
        self.init(
            part: ColumnPart(name: name, format: format, uses: uses, text: { text(get($0)) }),
            decode: { members in member(try members.value(at: name)) }, value: value)
    }

    init(
        part: ColumnPart<Item>, decode: @escaping @Sendable (MemberContainer) throws -> Value,
        value: @escaping @Sendable (String) -> Value
    ) {
        self.part = part
        self.decode = decode
        self.value = value
    }
}

/// The use of a column besides its storage.
public enum ColumnUse: Sendable {
    /// A criterion of lists compares the text.
    case filter
    /// A search finds the words.
    case searched
    /// A search finds the words, also those that a screen shows in their place.
    case translated(TranslatedWords)
    /// The text selects the item, as its identifier does.
    case code
    /// A search finds the year of the date.
    case year
    /// The name of another item, such as `20 Earth` with its identifier; a search finds it with a word of the own name.
    case place
    /// The links to the items that refer to this item.
    case appearances
}

/// The part of a column that does not depend on the type of its values.
@usableFromInline
struct ColumnPart<Item>: Sendable {
    let name: String
    let format: String
    let uses: [ColumnUse]
    let text: @Sendable (Item) -> String
}

extension StoredColumn where Value == String {
    /// A text.
    public static func text(
        _ name: String, _ get: @escaping @Sendable (Item) -> String, _ uses: ColumnUse...
    ) -> StoredColumn {
        StoredColumn(name, get, uses, format: "text", from: { (member: String) in member }, text: { $0 }, value: { $0 })
    }
}
