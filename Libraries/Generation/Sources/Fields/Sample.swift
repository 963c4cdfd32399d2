internal import ChallengeCore
internal import ChallengeTerminal

/// The fields of an item, inferred from sample JSON.
struct Sample {
    /// The fields, in the order of their first occurrence.
    let fields: [FieldSpec]

    /// The identifier of the first item.
    let identifier: Int

    /// The ignored keys, each with the reason.
    let omissions: [String]

    /// The fields whose values do not determine the type, each with the reason.
    let assumptions: [String]

    /// Reads an item, an array of items, or a page of the API with its items in `results`.
    init(_ text: String) throws {
        let items = try Self.items(json: text)
        identifier = try Self.identifier(of: items)
        var fields: [FieldSpec] = []
        var omissions: [String] = []
        var assumptions: [String] = []
        for key in Self.keys(of: items) where key != "id" {
            switch Self.inference(key, in: items, examples: ["\(identifier)"] + fields.map(\.example)) {
            case .field(let field) where fields.contains { $0.name == field.name }:
                omissions.append("\(key) (same field name as another key)")
            case .field(let field):
                fields.append(field)
                if let reason = Self.assumption(items.compactMap { $0[key] }) {
                    assumptions.append("\(field.text) (\(reason))")
                }
            case .omission(let reason): omissions.append("\(key) (\(reason))")
            }
        }
        self.fields = fields
        self.omissions = omissions
        self.assumptions = assumptions
    }

    /// Reads the members of an item, of an array of items, or of a page of the API with its items in `results`.
    static func items(json text: String) throws -> [[JSONMember]] {
        guard let value = try? JSONValue(json: text) else {
            throw GenerationError("The file is not valid JSON.", exitCode: .dataError)
        }
        let items = try items(in: value)
        _ = try identifier(of: items)
        return items
    }

    /// Returns the identifier of the first item, and throws if the identifier of an item is missing or invalid.
    private static func identifier(of items: [[JSONMember]]) throws -> Int {
        let identifiers = items.map { item -> Int? in
            if case .integer(let number)? = item["id"], number > 0 { number } else { nil }
        }
        guard let first = identifiers.first, let first, !identifiers.contains(nil) else {
            throw GenerationError("Every 'id' in the file must be an integer greater than 0.", exitCode: .dataError)
        }
        return first
    }

    /// Returns the keys of all items, in the order of their first occurrence.
    private static func keys(of items: [[JSONMember]]) -> [String] {
        items.joined().reduce(into: []) { keys, member in
            if !keys.contains(member.name) { keys.append(member.name) }
        }
    }

    private static func items(in value: JSONValue) throws -> [[JSONMember]] {
        switch value {
        case .object(let members):
            if case .array(let elements)? = members["results"] {
                return try items(in: .array(elements))
            }
            guard members["id"] != nil else {
                throw GenerationError("An item in the file has no 'id'.", exitCode: .dataError)
            }
            return [members]
        case .array(let elements) where !elements.isEmpty:
            return try elements.flatMap { try items(in: $0) }
        default:
            throw GenerationError(
                "The file has no item.", advice: "Use an object, an array of objects or a page of the API.",
                exitCode: .dataError)
        }
    }

    private enum Inference {
        case field(FieldSpec)
        case omission(String)
    }

    /// - Parameter examples: The example values that other fields already have.
    private static func inference(_ key: String, in items: [[JSONMember]], examples: [String]) -> Inference {
        let values = items.compactMap { $0[key] }.filter { $0 != .null }
        if values.isEmpty { return .omission("always null") }
        if values.contains(where: \.isNested) { return .omission("nested object or array") }
        let types = values.compactMap(type)
        if types.count < values.count { return .omission("a list of other elements than texts or integers") }
        guard let type = commonType(types) else { return .omission("mixed types") }
        if key == "url", type == .link { return .omission("URL of the item itself") }
        let field = try? FieldSpec(
            name: propertyName(of: key), key: key, type: type, isOptional: values.count < items.count,
            rank: examples.count, example: example(from: values, unlike: examples))
        return field.map { .field($0) } ?? .omission("not a valid field name")
    }

    /// Returns the reason why the values do not determine the type of their field; `nil` if they do.
    private static func assumption(_ values: [JSONValue]) -> String? {
        if values.allSatisfy({ $0 == .null || $0 == .array([]) }) { return "its lists are empty" }
        return values.contains(where: \.exceedsInt) ? "a number is too large for Int" : nil
    }

    /// Returns the first value that is neither a default nor the example of another field; `nil` if there is none.
    ///
    /// With such examples, a test fails if a field is lost or mistaken for another one.
    private static func example(from values: [JSONValue], unlike others: [String]) -> String? {
        values.filter { !$0.isDefault }.map { JSONWriter.pretty($0.abridged) }.first { !others.contains($0) }
    }

    /// Returns the type that fits all values.
    ///
    /// An empty list fits every list type. A link is also an address; links, addresses and dates are also texts.
    private static func commonType(_ types: [FieldType]) -> FieldType? {
        let kinds = types.reduce(into: [FieldType]()) { if !$0.contains($1) { $0.append($1) } }
        if kinds.count == 1 { return kinds[0] }
        if kinds.allSatisfy(\.isList) {
            let specific = kinds.filter { $0 != .list(.text) }
            return specific.count == 1 ? specific[0] : nil
        }
        if kinds.allSatisfy({ $0 == .integer || $0 == .double }) { return .double }
        if kinds.allSatisfy({ $0 == .link || $0 == .url }) { return .url }
        return kinds.allSatisfy(\.isSpelledAsText) ? .text : nil
    }

    private static func type(of value: JSONValue) -> FieldType? {
        switch value {
        case .null, .object: return nil
        case .bool: return .boolean
        case .integer: return .integer
        case .double: return .double
        case .string(let text):
            if Timestamp(text) != nil { return .date }
            if WebAddress(text) == nil { return .text }
            return text.endsInNumber ? .link : .url
        case .array(let elements):
            let types = elements.compactMap(type)
            guard types.count == elements.count else { return nil }
            if types.isEmpty { return .list(.text) }
            if types.allSatisfy({ $0 == .link }) { return .list(.link) }
            if types.allSatisfy({ $0 == .integer }) { return .list(.integer) }
            return types.allSatisfy(\.isSpelledAsText) ? .list(.text) : nil
        }
    }

    /// Converts `air_date` to `airDate`.
    private static func propertyName(of key: String) -> String {
        let words = key.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""
        return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

extension JSONValue {
    /// `true` for an object, and for an array that contains objects or arrays.
    fileprivate var isNested: Bool {
        switch self {
        case .object: true
        case .array(let elements):
            elements.contains { element in
                switch element {
                case .object, .array: true
                default: false
                }
            }
        default: false
        }
    }

    /// `true` for a whole number that only `Double` can represent.
    fileprivate var exceedsInt: Bool {
        if case .double(let number) = self { Int(exactly: number) == nil && number == number.rounded() } else { false }
    }

    /// `true` for the values that a field without a value has: `false`, 0, and an empty text or list.
    fileprivate var isDefault: Bool {
        switch self {
        case .null, .bool(false), .integer(0), .double(0), .string(""): true
        case .array(let elements): elements.allSatisfy(\.isDefault)
        default: false
        }
    }

    /// The value; a list has its first two elements only.
    fileprivate var abridged: JSONValue {
        if case .array(let elements) = self { .array(Array(elements.prefix(2))) } else { self }
    }
}

extension FieldType {
    fileprivate var isSpelledAsText: Bool { [.text, .date, .url, .link].contains(self) }
}

extension String {
    /// `true` for an address that ends in a number.
    fileprivate var endsInNumber: Bool { split(separator: "/").last.flatMap { Int($0) } != nil }
}
