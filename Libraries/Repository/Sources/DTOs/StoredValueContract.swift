/// A value of a member that is stored as text.
///
/// Numbers, flags, texts, lists of them, days and optional values are stored values. Declare a time with
/// ``StoredColumn/time(_:_:_:)``, and a value of another type with
/// ``StoredColumn/init(_:_:_:format:decode:text:value:)``.
public protocol StoredValueContract: Equatable, Sendable {
    /// The name of the format of the text; cached rows of another format are not read.
    static var storedFormat: String { get }

    /// The text from which an equal value is read.
    var storedText: String { get }

    /// Reads ``storedText``; a value that the cache cannot contain is read as an empty one.
    init(storedText: String)

    /// The texts that the criterion of lists compares.
    var filterTexts: [String] { get }

    /// Reads the member of a response at a path such as `price.amount`.
    static func read(_ members: MemberContainer, at path: String) throws -> Self
}

extension StoredValueContract {
    public var filterTexts: [String] { [storedText] }
}

extension StoredValueContract where Self: Decodable {
    public static func read(_ members: MemberContainer, at path: String) throws -> Self { try members.value(at: path) }
}

extension StoredColumn {
    /// A number, a flag, a list, a day or an optional value.
    public static func value<Value: StoredValueContract>(
        _ name: String, _ property: Property<Value>, _ uses: ColumnUse...
    ) -> StoredColumn {
        StoredColumn(
            name, property, uses, format: Value.storedFormat, decode: { try Value.read($0, at: $1) },
            text: { $0.storedText }, value: { Value(storedText: $0) }, filterTexts: { $0.filterTexts })
    }
}

extension String: StoredValueContract {
    public static var storedFormat: String { "text" }
    public var storedText: String { self }
    public init(storedText: String) { self = storedText }
}

extension Int: StoredValueContract {
    public static var storedFormat: String { "number" }
    public var storedText: String { "\(self)" }
    public init(storedText: String) { self = Int(storedText) ?? 0 }
}

extension Double: StoredValueContract {
    public static var storedFormat: String { "decimal" }
    public var storedText: String { "\(self)" }
    public init(storedText: String) { self = Double(storedText) ?? 0 }
}

extension Bool: StoredValueContract {
    public static var storedFormat: String { "flag" }
    public var storedText: String { "\(self)" }
    public init(storedText: String) { self = storedText == "true" }
}

extension Array: StoredValueContract where Element: StoredValueContract & Decodable {
    public static var storedFormat: String { "list of \(Element.storedFormat)" }
    public var storedText: String { TextList(elements: map(\.storedText)).storage }
    public var filterTexts: [String] { map(\.storedText) }
    public init(storedText: String) { self = TextList(storage: storedText).elements.map { Element(storedText: $0) } }

    public static func read(_ members: MemberContainer, at path: String) throws -> [Element] {
        try members.value(at: path, or: [])
    }
}

extension Optional: StoredValueContract where Wrapped: StoredValueContract {
    public static var storedFormat: String { "optional \(Wrapped.storedFormat)" }

    /// `nil` is a character that no other value is stored as.
    public var storedText: String { self?.storedText ?? "\u{0}" }
    public var filterTexts: [String] { self?.filterTexts ?? [] }
    public init(storedText: String) { self = storedText == "\u{0}" ? nil : Wrapped(storedText: storedText) }

    public static func read(_ members: MemberContainer, at path: String) throws -> Self {
        try members.hasValue(at: path) ? Wrapped.read(members, at: path) : nil
    }
}
