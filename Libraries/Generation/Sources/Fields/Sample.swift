internal import ChallengeCore
internal import ChallengeTerminal

/// Real JSON of a thing, and what can be learnt from it.
struct Sample {
    /// The fields that the things have, in the order in which the first of them has them.
    let fields: [FieldSpec]

    /// The identifier of the first of them.
    let identifier: Int

    /// The names of what was left out, each with the reason.
    let omissions: [String]

    /// Takes a thing, an array of them, or a page of the API with them as its `results`.
    init(_ text: String) throws {
        guard let value = try? JSONValue(json: text) else {
            throw GenerationError("The sample is no JSON.", exitCode: .dataError)
        }
        let things = try Self.things(in: value)
        identifier = try Self.identifier(of: things)
        var fields: [FieldSpec] = []
        var omissions: [String] = []
        for key in Self.keys(of: things) where key != "id" {
            switch Self.finding(key, in: things) {
            case .field(let field) where fields.contains { $0.name == field.name }:
                omissions.append("\(key) (called like another)")
            case .field(let field): fields.append(field)
            case .omission(let reason): omissions.append("\(key) (\(reason))")
            }
        }
        self.fields = fields
        self.omissions = omissions
    }

    /// The identifier of the first; each has one, and it is a number that a person can ask for.
    private static func identifier(of things: [[JSONMember]]) throws -> Int {
        let identifiers = things.map { thing -> Int? in
            if case .integer(let number)? = thing["id"], number > 0 { number } else { nil }
        }
        guard let first = identifiers.first, let first, !identifiers.contains(nil) else {
            throw GenerationError("The id of a thing in the sample is no number from 1 on.", exitCode: .dataError)
        }
        return first
    }

    /// What the things have, in the order in which it comes.
    private static func keys(of things: [[JSONMember]]) -> [String] {
        things.joined().reduce(into: []) { keys, member in
            if !keys.contains(member.name) { keys.append(member.name) }
        }
    }

    private static func things(in value: JSONValue) throws -> [[JSONMember]] {
        switch value {
        case .object(let members):
            if case .array(let elements)? = members["results"] {
                return try things(in: .array(elements))
            }
            guard members["id"] != nil else {
                throw GenerationError("The sample has no id.", exitCode: .dataError)
            }
            return [members]
        case .array(let elements) where !elements.isEmpty:
            return try elements.flatMap { try things(in: $0) }
        default:
            throw GenerationError("The sample holds no thing: an object was expected.", exitCode: .dataError)
        }
    }

    private enum Finding {
        case field(FieldSpec)
        case omission(String)
    }

    private static func finding(_ key: String, in things: [[JSONMember]]) -> Finding {
        let values = things.compactMap { $0[key] }
        if values.count < things.count { return .omission("not every one has it") }
        if values.contains(.null) { return .omission("null says nothing of a type") }
        if values.contains(where: \.isMadeOfOthers) { return .omission("more than a value, or a list of values") }
        let types = values.compactMap(type)
        guard types.count == values.count, let type = common(types) else { return .omission("of several types") }
        if key == "url", type == .link { return .omission("the address of the thing itself") }
        guard key.allSatisfy({ $0.isLetter || $0.isNumber || "_-.:$@/ ".contains($0) }) else {
            return .omission("no name that a field can have")
        }
        let field = try? FieldSpec(
            name: propertyName(of: key), key: key, type: type, example: JSONWriter.pretty(values[0].abridged))
        return field.map { .field($0) } ?? .omission("no name that a field can have")
    }

    /// The type that all of them are: an empty list is one of anything, and texts of several shapes are texts.
    private static func common(_ types: [FieldType]) -> FieldType? {
        let kinds = types.reduce(into: [FieldType]()) { if !$0.contains($1) { $0.append($1) } }
        if kinds.count == 1 { return kinds[0] }
        if kinds.allSatisfy(\.isList) {
            let telling = kinds.filter { $0 != .list(.text) }
            return telling.count == 1 ? telling[0] : nil
        }
        if kinds.allSatisfy({ $0 == .integer || $0 == .number }) { return .number }
        return kinds.allSatisfy { [.text, .link, .moment].contains($0) } ? .text : nil
    }

    private static func type(of value: JSONValue) -> FieldType? {
        switch value {
        case .null, .object: return nil
        case .bool: return .truth
        case .integer: return .integer
        case .double: return .number
        case .string(let text):
            return text.isMoment ? .moment : text.isLink ? .link : .text
        case .array(let elements):
            let types = elements.compactMap(type)
            guard types.count == elements.count else { return nil }
            if types.isEmpty { return .list(.text) }
            if types.allSatisfy({ $0 == .link }) { return .list(.link) }
            if types.allSatisfy({ $0 == .integer }) { return .list(.integer) }
            return types.allSatisfy { [.text, .link, .moment].contains($0) } ? .list(.text) : nil
        }
    }

    /// `air_date` as `airDate`.
    private static func propertyName(of key: String) -> String {
        let words = key.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""
        return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

extension JSONValue {
    /// Whether there is something inside that has parts itself.
    fileprivate var isMadeOfOthers: Bool {
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

    /// Of a list, as much as shows what it is one of.
    fileprivate var abridged: JSONValue {
        if case .array(let elements) = self { .array(Array(elements.prefix(2))) } else { self }
    }
}

extension String {
    fileprivate var isAddress: Bool { hasPrefix("https://") || hasPrefix("http://") }

    /// Whether it leads to a thing with a number.
    fileprivate var isLink: Bool {
        guard isAddress, let number = split(separator: "/").last else { return false }
        return Int(number) != nil
    }

    /// Whether it begins like `2017-11-10T12:56`.
    fileprivate var isMoment: Bool {
        let shape = prefix(16).map { $0.isNumber ? "0" : String($0) }.joined()
        return shape == "0000-00-00T00:00"
    }
}
