public import ChallengeCore
public import ChallengeResources

/// A member of an item: how it is read from a response, and how it is stored as text.
///
/// The name of the member is also that of the column of the cache and that of the criterion of lists.
public struct StoredColumn<Item>: Sendable {
    /// The key path of a property.
    public typealias Property<Value> = any WritableKeyPath<Item, Value> & Sendable

    let name: String
    let property: any PartialKeyPath<Item> & Sendable
    /// The name of the format of the text; cached rows of another format are not read.
    let format: String
    let uses: [ColumnUse]
    /// Sets the property to its value in a response.
    let decode: @Sendable (MemberContainer, inout Item) throws -> Void
    /// Sets the property to the value of a stored text.
    let read: @Sendable (String, inout Item) -> Void
    /// Returns the text of the property.
    let text: @Sendable (Item) -> String
    /// Returns the texts in a stored text that the criterion of lists compares.
    let filterTexts: @Sendable (String) -> [String]

    /// - Parameters:
    ///   - format: The name of the format of the text.
    ///   - decode: Reads the value of a response at a path such as `price.amount`.
    ///   - text: Returns the text from which `value` makes an equal value.
    ///   - filterTexts: Returns the texts of a value that the criterion of lists compares; `nil` for the stored one.
    public init<Value>(
        _ name: String, _ property: Property<Value>, _ uses: [ColumnUse] = [], format: String,
        decode: @escaping @Sendable (MemberContainer, _ path: String) throws -> Value,
        text: @escaping @Sendable (Value) -> String, value: @escaping @Sendable (String) -> Value,
        filterTexts: (@Sendable (Value) -> [String])? = nil
    ) {
        self.name = name
        self.property = property
        self.format = format
        self.uses = uses
        self.decode = { members, item in item[keyPath: property] = try decode(members, name) }
        self.text = { text($0[keyPath: property]) }
        self.filterTexts = { text in filterTexts.map { $0(value(text)) } ?? [text] }
        read = { text, item in item[keyPath: property] = value(text) }
    }
}

/// The use of a column besides its storage.
public enum ColumnUse: Sendable {
    /// A criterion of lists compares the text.
    ///
    /// `parameter` is the name of the criterion in the API; `nil` for one that is decided on this machine.
    case criterion(parameter: String?, FilterMatch)
    /// A search finds the words.
    case searched
    /// A search finds the words, also those that a screen shows in their place.
    case translated(TranslatedWords)
    /// The text is a word that many items have, such as a status. A search finds whole words, also those that a screen
    /// shows in their place.
    case trait(TranslatedWords)
    /// The text selects the item, as its identifier does, in each of the spellings that the function returns.
    case code(spellings: @Sendable (String) -> [String] = { [$0] })
    /// A search finds the year of the date.
    case year
    /// The name of another item, such as `20 Earth` with its identifier; a search finds it with a word of the own name,
    /// or if nothing else matches.
    case place
    /// The links to the items that refer to this item.
    case appearances

    /// The name of the use; to print a case, the runtime would search for conformances in every command.
    var name: String {
        switch self {
        case .criterion(_, .part): "filter"
        case .criterion(_, .exact): "exact filter"
        case .searched: "searched"
        case .translated: "translated"
        case .trait: "trait"
        case .code: "code"
        case .year: "year"
        case .place: "place"
        case .appearances: "appearances"
        }
    }
}

extension ColumnUse {
    /// A criterion of lists that the API does not answer.
    ///
    /// The whole list is loaded, and this machine decides about its items.
    public static let filter = ColumnUse.criterion(parameter: nil, .part)

    /// A criterion of lists that the API does not answer.
    public static func filter(_ match: FilterMatch) -> ColumnUse { .criterion(parameter: nil, match) }

    /// A criterion of lists that the API answers; items that do not match are an error.
    ///
    /// - Parameters:
    ///   - parameter: The name of the criterion in the API.
    ///   - match: The comparison of the API.
    public static func filter(as parameter: String, _ match: FilterMatch = .part) -> ColumnUse {
        .criterion(parameter: parameter, match)
    }
}

extension StoredColumn {
    /// A text, which is empty if it is missing or null.
    public static func text(_ name: String, _ property: Property<String>, _ uses: ColumnUse...) -> StoredColumn {
        StoredColumn(
            name, property, uses, format: "text", decode: { try $0.value(at: $1, or: "") }, text: \.self, value: \.self)
    }
}
